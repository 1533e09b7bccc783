"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[2275],{

/***/ 2275
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/pa.ts
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
const Pa = [
	"22,11,01,1,21",
	"{\"‍\":0,\"‌\":1,\"ਅ\":2,\"ਆ\":2,\"ਇ\":2,\"ਈ\":2,\"ਉ\":2,\"ਊ\":2,\"ਏ\":2,\"ਐ\":2,\"ਓ\":2,\"ਔ\":2,\"ਾ\":2,\"ਿ\":2,\"ੀ\":2,\"ੁ\":2,\"ੂ\":2,\"ੇ\":2,\"ੈ\":2,\"ੋ\":2,\"ੌ\":2,\"ਕ\":3,\"ਖ\":3,\"ਗ\":3,\"ਘ\":3,\"ਙ\":3,\"ਚ\":3,\"ਛ\":3,\"ਜ\":3,\"ਝ\":3,\"ਞ\":3,\"ਟ\":3,\"ਠ\":3,\"ਡ\":3,\"ਢ\":3,\"ਣ\":3,\"ਤ\":3,\"ਥ\":3,\"ਦ\":3,\"ਧ\":3,\"ਨ\":3,\"ਪ\":3,\"ਫ\":3,\"ਬ\":3,\"ਭ\":3,\"ਮ\":3,\"ਯ\":3,\"ਰ\":3,\"ਲ\":3,\"ਲ਼\":3,\"ਵ\":3,\"ਸ਼\":3,\"ਸ\":3,\"ਹ\":3,\"ਁ\":4,\"ਂ\":4,\"ਃ\":4,\"੍\":0,\"ੰ\":0,\"ੱ\":0}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Pa", 0, /* binding */ Pa
/* harmony export */ ]);


/***/ }

}]);