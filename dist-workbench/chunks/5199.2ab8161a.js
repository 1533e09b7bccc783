"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[5199],{

/***/ 5199
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/gu.ts
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
const Gu = [
	"22,11,01,1,21",
	"{\"‍\":0,\"‌\":1,\"અ\":2,\"આ\":2,\"ઇ\":2,\"ઈ\":2,\"ઉ\":2,\"ઊ\":2,\"ઋ\":2,\"ૠ\":2,\"એ\":2,\"ઐ\":2,\"ઓ\":2,\"ઔ\":2,\"ા\":2,\"િ\":2,\"ી\":2,\"ુ\":2,\"ૂ\":2,\"ૃ\":2,\"ૄ\":2,\"ૢ\":2,\"ૣ\":2,\"ે\":2,\"ૈ\":2,\"ો\":2,\"ૌ\":2,\"ક\":3,\"ખ\":3,\"ગ\":3,\"ઘ\":3,\"ઙ\":3,\"ચ\":3,\"છ\":3,\"જ\":3,\"ઝ\":3,\"ઞ\":3,\"ટ\":3,\"ઠ\":3,\"ડ\":3,\"ઢ\":3,\"ણ\":3,\"ત\":3,\"થ\":3,\"દ\":3,\"ધ\":3,\"ન\":3,\"પ\":3,\"ફ\":3,\"બ\":3,\"ભ\":3,\"મ\":3,\"ય\":3,\"ર\":3,\"લ\":3,\"ળ\":3,\"વ\":3,\"શ\":3,\"ષ\":3,\"સ\":3,\"હ\":3,\"ઁ\":4,\"ઃ\":4,\"ઽ\":4,\"્\":0,\"ં\":0}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Gu", 0, /* binding */ Gu
/* harmony export */ ]);


/***/ }

}]);