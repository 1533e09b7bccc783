"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[7740],{

/***/ 7740
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/zh-latn-pinyin.ts
/**
* Copyright 2023-present DreamNum Co., Ltd.
*
* Licensed under the Apache License, Version 2.0 (the "License");
* you may not use this file except in compliance with the License.
* You may obtain a copy of the License at
*
*     http://www.apache.org/licenses/LICENSE-2.0
*
* Unless required by applicable law or agreed to in writing, software
* distributed under the License is distributed on an "AS IS" BASIS,
* WITHOUT WARRANTIES OR CONDITIONS OF ANY KIND, either express or implied.
* See the License for the specific language governing permissions and
* limitations under the License.
*/
const ZhLatnPinyin = [
	"01,1",
	"{\"a\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"e\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"p\":0,\"q\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"g\":[{\"a\":1,\"b\":0,\"c\":0,\"d\":0,\"e\":1,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"n\":0,\"o\":1,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"u\":1,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"i\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"n\":[{\"a\":1,\"b\":0,\"c\":0,\"d\":0,\"e\":1,\"f\":0,\"h\":0,\"i\":1,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"n\":0,\"o\":1,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"u\":1,\"ü\":1,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"o\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"r\":[{\"a\":1,\"b\":0,\"c\":0,\"d\":0,\"e\":1,\"f\":0,\"g\":0,\"h\":0,\"i\":1,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"n\":0,\"o\":1,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"u\":1,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"u\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"ü\":[{\"b\":0,\"c\":0,\"d\":0,\"f\":0,\"g\":0,\"h\":0,\"j\":0,\"k\":0,\"l\":0,\"m\":0,\"n\":0,\"p\":0,\"q\":0,\"r\":0,\"s\":0,\"t\":0,\"w\":0,\"x\":0,\"y\":0,\"z\":0}],\"'\":[{\"a\":0,\"e\":0,\"o\":0}]}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "ZhLatnPinyin", 0, /* binding */ ZhLatnPinyin
/* harmony export */ ]);


/***/ }

}]);