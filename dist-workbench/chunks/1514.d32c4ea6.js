"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[1514],{

/***/ 1514
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {

__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _univerjs_preset_sheets_conditional_formatting_locales_es_ES__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(274);
/* harmony import */ var _univerjs_preset_sheets_core_locales_es_ES__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3311);
/* harmony import */ var _univerjs_preset_sheets_data_validation_locales_es_ES__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7943);
/* harmony import */ var _univerjs_preset_sheets_note_locales_es_ES__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9383);




const TEXTS = [_univerjs_preset_sheets_core_locales_es_ES__WEBPACK_IMPORTED_MODULE_1__/* ["default"] */ .A, _univerjs_preset_sheets_conditional_formatting_locales_es_ES__WEBPACK_IMPORTED_MODULE_0__/* ["default"] */ .A, _univerjs_preset_sheets_data_validation_locales_es_ES__WEBPACK_IMPORTED_MODULE_2__/* ["default"] */ .A, _univerjs_preset_sheets_note_locales_es_ES__WEBPACK_IMPORTED_MODULE_3__/* ["default"] */ .A];

/* harmony export */ __webpack_require__.d(__webpack_exports__, [
/* harmony export */   "TEXTS", 0, /* binding */ TEXTS
/* harmony export */ ]);


/***/ }

}]);