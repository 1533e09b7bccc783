"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[4799],{

/***/ 4799
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/mr.ts
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
const Mr = [
	"22,11,01,1,21",
	"{\"‍\":0,\"‌\":1,\"अ\":2,\"आ\":2,\"इ\":2,\"ई\":2,\"उ\":2,\"ऊ\":2,\"ऋ\":2,\"ॠ\":2,\"ऌ\":2,\"ॡ\":2,\"ए\":2,\"ऐ\":2,\"ओ\":2,\"औ\":2,\"ा\":2,\"ि\":2,\"ी\":2,\"ु\":2,\"ू\":2,\"ृ\":2,\"ॄ\":2,\"ॢ\":2,\"ॣ\":2,\"े\":2,\"ै\":2,\"ो\":2,\"ौ\":2,\"क\":3,\"ख\":3,\"ग\":3,\"घ\":3,\"ङ\":3,\"च\":3,\"छ\":3,\"ज\":3,\"झ\":3,\"ञ\":3,\"ट\":3,\"ठ\":3,\"ड\":3,\"ढ\":3,\"ण\":3,\"त\":3,\"थ\":3,\"द\":3,\"ध\":3,\"न\":3,\"प\":3,\"फ\":3,\"ब\":3,\"भ\":3,\"म\":3,\"य\":3,\"र\":3,\"ल\":3,\"ळ\":3,\"व\":3,\"श\":3,\"ष\":3,\"स\":3,\"ह\":3,\"ँ\":4,\"ं\":4,\"ः\":4,\"ऽ\":4,\"॑\":4,\"॒\":4,\"्\":0}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Mr", 0, /* binding */ Mr
/* harmony export */ ]);


/***/ }

}]);