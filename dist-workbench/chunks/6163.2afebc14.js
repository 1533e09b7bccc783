"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[6163],{

/***/ 6163
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
//#region src/components/docs/layout/hyphenation/patterns/kn.ts
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
const Kn = [
	"22,11,01,1,21",
	"{\"‍\":0,\"‌\":1,\"ಅ\":2,\"ಆ\":2,\"ಇ\":2,\"ಈ\":2,\"ಉ\":2,\"ಊ\":2,\"ಋ\":2,\"ೠ\":2,\"ಌ\":2,\"ೡ\":2,\"ಎ\":2,\"ಏ\":2,\"ಐ\":2,\"ಒ\":2,\"ಓ\":2,\"ಔ\":2,\"ಾ\":2,\"ಿ\":2,\"ೀ\":2,\"ು\":2,\"ೂ\":2,\"ೃ\":2,\"ೄ\":2,\"ೆ\":2,\"ೇ\":2,\"ೈ\":2,\"ೊ\":2,\"ೋ\":2,\"ೌ\":2,\"ಕ\":3,\"ಖ\":3,\"ಗ\":3,\"ಘ\":3,\"ಙ\":3,\"ಚ\":3,\"ಛ\":3,\"ಜ\":3,\"ಝ\":3,\"ಞ\":3,\"ಟ\":3,\"ಠ\":3,\"ಡ\":3,\"ಢ\":3,\"ಣ\":3,\"ತ\":3,\"ಥ\":3,\"ದ\":3,\"ಧ\":3,\"ನ\":3,\"ಪ\":3,\"ಫ\":3,\"ಬ\":3,\"ಭ\":3,\"ಮ\":3,\"ಯ\":3,\"ರ\":3,\"ಱ\":3,\"ಲ\":3,\"ಳ\":3,\"ೞ\":3,\"ವ\":3,\"ಶ\":3,\"ಷ\":3,\"ಸ\":3,\"ಹ\":3,\"ಂ\":4,\"ಃ\":4,\"ಽ\":4,\"ೕ\":4,\"ೖ\":4,\"್\":0}",
	[]
];

//#endregion

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "Kn", 0, /* binding */ Kn
/* harmony export */ ]);


/***/ }

}]);