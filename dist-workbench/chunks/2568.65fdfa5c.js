"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[2568],{

/***/ 2568
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/eu.ts
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
const Eu = [
	"1,12,0022",
	"{\"b\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"c\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"d\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"f\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"g\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"j\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"k\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"l\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"m\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"n\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"ñ\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"p\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"l\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"q\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"r\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"s\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":[{\"b\":[{\"r\":2,\"l\":2}]},0]}],\"t\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0,\"s\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"x\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"z\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}],\"r\":[{\"a\":1,\"e\":1,\"o\":1,\"i\":1,\"u\":1}]}],\"v\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"w\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"x\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"y\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}],\"z\":[{\"a\":0,\"e\":0,\"o\":0,\"i\":0,\"u\":0}]}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Eu", 0, /* binding */ Eu
/* harmony export */ ]);


/***/ }

}]);