"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[9587],{

/***/ 9587
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/te.ts
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
const Te = [
	"22,11,01,1,21",
	"{\"‍\":0,\"‌\":1,\"అ\":2,\"ఆ\":2,\"ఇ\":2,\"ఈ\":2,\"ఉ\":2,\"ఊ\":2,\"ఋ\":2,\"ౠ\":2,\"ఌ\":2,\"ౡ\":2,\"ఎ\":2,\"ఏ\":2,\"ఐ\":2,\"ఒ\":2,\"ఓ\":2,\"ఔ\":2,\"ా\":2,\"ి\":2,\"ీ\":2,\"ు\":2,\"ూ\":2,\"ృ\":2,\"ౄ\":2,\"ె\":2,\"ే\":2,\"ై\":2,\"ొ\":2,\"ో\":2,\"ౌ\":2,\"క\":3,\"ఖ\":3,\"గ\":3,\"ఘ\":3,\"ఙ\":3,\"చ\":3,\"ఛ\":3,\"జ\":3,\"ఝ\":3,\"ఞ\":3,\"ట\":3,\"ఠ\":3,\"డ\":3,\"ఢ\":3,\"ణ\":3,\"త\":3,\"థ\":3,\"ద\":3,\"ధ\":3,\"న\":3,\"ప\":3,\"ఫ\":3,\"బ\":3,\"భ\":3,\"మ\":3,\"య\":3,\"ర\":3,\"ఱ\":3,\"ల\":3,\"ళ\":3,\"వ\":3,\"శ\":3,\"ష\":3,\"స\":3,\"హ\":3,\"ఁ\":4,\"ం\":4,\"ః\":4,\"ౕ\":4,\"ౖ\":4,\"్\":0}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Te", 0, /* binding */ Te
/* harmony export */ ]);


/***/ }

}]);