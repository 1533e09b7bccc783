"use strict";
(Array.isArray(globalThis["webpackChunkmuni"]) ? globalThis["webpackChunkmuni"] : (globalThis["webpackChunkmuni"] = [])).push([[3512],{

/***/ 274
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ i)
});

// EXTERNAL MODULE: ./node_modules/@univerjs/core/lib/es/index.js + 143 modules
var es = __webpack_require__(3487);
;// ./node_modules/@univerjs/sheets-conditional-formatting-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale = { "sheets-conditional-formatting-ui": {
	title: "Formato condicional",
	menu: {
		manageConditionalFormatting: "Gestionar formato condicional",
		createConditionalFormatting: "Crear formato condicional",
		clearRangeRules: "Borrar reglas del rango seleccionado",
		clearWorkSheetRules: "Borrar reglas de toda la hoja"
	},
	form: {
		lessThan: "El valor debe ser menor que {0}",
		lessThanOrEqual: "El valor debe ser menor o igual que {0}",
		greaterThan: "El valor debe ser mayor que {0}",
		greaterThanOrEqual: "El valor debe ser mayor o igual que {0}",
		rangeSelector: "Selecciona un rango o introduce un valor"
	},
	iconSet: {
		direction: "Dirección",
		shape: "Forma",
		mark: "Marca",
		rank: "Rango",
		rule: "Regla",
		icon: "Icono",
		type: "Tipo",
		value: "Valor",
		reverseIconOrder: "Invertir orden de iconos",
		and: "Y",
		when: "Cuando",
		onlyShowIcon: "Mostrar solo icono"
	},
	symbol: {
		greaterThan: ">",
		greaterThanOrEqual: ">=",
		lessThan: "<",
		lessThanOrEqual: "<="
	},
	panel: {
		createRule: "Crear regla",
		clear: "Borrar todas las reglas",
		range: "Aplicar rango",
		styleType: "Tipo de estilo",
		submit: "Enviar",
		cancel: "Cancelar",
		rankAndAverage: "Superior/Inferior/Promedio",
		styleRule: "Regla de estilo",
		isNotBottom: "Superior",
		isBottom: "Inferior",
		greaterThanAverage: "Mayor que el promedio",
		lessThanAverage: "Menor que el promedio",
		medianValue: "Valor mediano",
		fillType: "Tipo de relleno",
		pureColor: "Color sólido",
		gradient: "Gradiente",
		colorSet: "Conjunto de colores",
		positive: "Positivo",
		native: "Negativo",
		workSheet: "Toda la hoja",
		selectedRange: "Rango seleccionado",
		managerRuleSelect: "Gestionar reglas de {0}",
		onlyShowDataBar: "Mostrar solo barras de datos"
	},
	preview: { describe: {
		beginsWith: "Empieza con {0}",
		endsWith: "Termina con {0}",
		containsText: "El texto contiene {0}",
		notContainsText: "El texto no contiene {0}",
		equal: "Igual a {0}",
		notEqual: "Distinto de {0}",
		containsBlanks: "Contiene espacios en blanco",
		notContainsBlanks: "No contiene espacios en blanco",
		containsErrors: "Contiene errores",
		notContainsErrors: "No contiene errores",
		greaterThan: "Mayor que {0}",
		greaterThanOrEqual: "Mayor o igual que {0}",
		lessThan: "Menor que {0}",
		lessThanOrEqual: "Menor o igual que {0}",
		notBetween: "No está entre {0} y {1}",
		between: "Entre {0} y {1}",
		yesterday: "Ayer",
		tomorrow: "Mañana",
		last7Days: "Últimos 7 días",
		thisMonth: "Este mes",
		lastMonth: "Mes pasado",
		nextMonth: "Mes siguiente",
		thisWeek: "Esta semana",
		lastWeek: "Semana pasada",
		nextWeek: "Semana siguiente",
		today: "Hoy",
		topN: "Top {0}",
		bottomN: "Inferior {0}",
		topNPercent: "Top {0}%",
		bottomNPercent: "Inferior {0}%"
	} },
	operator: {
		beginsWith: "Empieza con",
		endsWith: "Termina con",
		containsText: "El texto contiene",
		notContainsText: "El texto no contiene",
		equal: "Igual a",
		notEqual: "Distinto de",
		containsBlanks: "Contiene espacios en blanco",
		notContainsBlanks: "No contiene espacios en blanco",
		containsErrors: "Contiene errores",
		notContainsErrors: "No contiene errores",
		greaterThan: "Mayor que",
		greaterThanOrEqual: "Mayor o igual que",
		lessThan: "Menor que",
		lessThanOrEqual: "Menor o igual que",
		notBetween: "No está entre",
		between: "Entre",
		yesterday: "Ayer",
		tomorrow: "Mañana",
		last7Days: "Últimos 7 días",
		thisMonth: "Este mes",
		lastMonth: "Mes pasado",
		nextMonth: "Mes siguiente",
		thisWeek: "Esta semana",
		lastWeek: "Semana pasada",
		nextWeek: "Semana siguiente",
		today: "Hoy"
	},
	ruleType: {
		highlightCell: "Resaltar celda",
		dataBar: "Barra de datos",
		colorScale: "Escala de colores",
		formula: "Fórmula personalizada",
		iconSet: "Conjunto de iconos",
		duplicateValues: "Valores duplicados",
		uniqueValues: "Valores únicos"
	},
	subRuleType: {
		uniqueValues: "Valores únicos",
		duplicateValues: "Valores duplicados",
		rank: "Rango",
		text: "Texto",
		timePeriod: "Periodo de tiempo",
		number: "Número",
		average: "Promedio"
	},
	valueType: {
		num: "Número",
		min: "Mínimo",
		max: "Máximo",
		percent: "Porcentaje",
		percentile: "Percentil",
		formula: "Fórmula",
		none: "Ninguno"
	},
	errorMessage: {
		notBlank: "La condición no puede estar vacía",
		formulaError: "Fórmula incorrecta",
		rangeError: "Selección incorrecta"
	},
	permission: { dialog: { setStyleErr: "El rango está protegido y no tienes permiso para establecer estilos. Para establecer estilos, contacta al creador." } }
} };

//#endregion

;// ./node_modules/@univerjs/preset-sheets-conditional-formatting/lib/es/locales/es-ES.js


const i = (0,es/* mergeLocales */.Otp)(
  locale
);



/***/ },

/***/ 3311
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ g)
});

// EXTERNAL MODULE: ./node_modules/@univerjs/core/lib/es/index.js + 143 modules
var es = __webpack_require__(3487);
;// ./node_modules/@univerjs/design/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale = { design: {
	Confirm: {
		cancel: "cancel·la",
		confirm: "ok"
	},
	CascaderList: { empty: "Cap" },
	Calendar: {
		year: "",
		weekDays: [
			"Dg",
			"Dl",
			"Dt",
			"Dc",
			"Dj",
			"Dv",
			"Ds"
		],
		months: [
			"Gener",
			"Febrer",
			"Març",
			"Abril",
			"Maig",
			"Juny",
			"Juliol",
			"Agost",
			"Setembre",
			"Octubre",
			"Novembre",
			"Desembre"
		]
	},
	Select: { empty: "Cap" },
	ColorPicker: {
		more: "Més colors",
		cancel: "cancel·la",
		confirm: "ok"
	},
	GradientColorPicker: {
		linear: "Lineal",
		radial: "Radial",
		angular: "Angular",
		diamond: "Diamant",
		offset: "Desplaçament",
		angle: "Angle",
		flip: "Girar",
		delete: "Eliminar"
	}
} };

//#endregion

;// ./node_modules/@univerjs/docs-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const es_ES_locale = { "docs-ui": {
	toolbar: {
		undo: "Deshacer",
		redo: "Rehacer",
		font: "Fuente",
		fontSize: "Tamaño de fuente",
		bold: "Negrita",
		italic: "Cursiva",
		strikethrough: "Tachado",
		subscript: "Subíndice",
		superscript: "Superíndice",
		underline: "Subrayado",
		textColor: { main: "Color de texto" },
		fillColor: { main: "Color de fondo de texto" },
		table: {
			main: "Tabla",
			insert: "Insertar tabla",
			colCount: "Número de columnas",
			rowCount: "Número de filas"
		},
		resetColor: "Restablecer",
		order: "Lista ordenada",
		unorder: "Lista desordenada",
		checklist: "Lista de tareas",
		documentFlavor: "Modo moderno",
		alignLeft: "Alinear a la izquierda",
		alignCenter: "Centrar",
		alignRight: "Alinear a la derecha",
		alignJustify: "Justificar",
		horizontalLine: "Línea horizontal",
		headerFooter: "Encabezado y pie de página",
		pageSetup: "Configuración de página"
	},
	table: {
		insert: "Insertar",
		insertRowAbove: "Insertar fila arriba",
		insertRowBelow: "Insertar fila abajo",
		insertColumnLeft: "Insertar columna a la izquierda",
		insertColumnRight: "Insertar columna a la derecha",
		delete: "Eliminar tabla",
		deleteRows: "Eliminar fila",
		deleteColumns: "Eliminar columna",
		deleteTable: "Eliminar tabla"
	},
	headerFooter: {
		header: "Encabezado",
		footer: "Pie de página",
		panel: "Configuración de encabezado y pie de página",
		firstPageCheckBox: "Primera página diferente",
		oddEvenCheckBox: "Páginas impares y pares diferentes",
		headerTopMargin: "Margen superior del encabezado (px)",
		footerBottomMargin: "Margen inferior del pie de página (px)",
		closeHeaderFooter: "Cerrar encabezado y pie de página",
		disableText: "La configuración de encabezado y pie de página está deshabilitada"
	},
	doc: {
		menu: { paragraphSetting: "Configuración de párrafo" },
		slider: { paragraphSetting: "Configuración de párrafo" },
		paragraphSetting: {
			alignment: "Alineación",
			indentation: "Sangría",
			left: "Izquierda",
			right: "Derecha",
			firstLine: "Primera línea",
			hanging: "Colgante",
			spacing: "Espaciado",
			before: "Antes",
			after: "Después",
			lineSpace: "Espacio entre líneas",
			multiSpace: "Espacio múltiple",
			fixedValue: "Valor fijo (px)"
		}
	},
	rightClick: {
		copy: "Copiar",
		cut: "Cortar",
		paste: "Pegar",
		delete: "Eliminar",
		bulletList: "Lista de viñetas",
		orderList: "Lista ordenada",
		checkList: "Lista de tareas",
		insertBellow: "Insertar debajo"
	},
	"page-settings": {
		"document-setting": "Configuración de documento",
		mode: "Modo",
		"modern-mode": "Moderno",
		"classic-mode": "Clásico",
		"modern-width": "Ancho del contenido",
		"modern-width-narrow": "Estrecho",
		"modern-width-medium": "Medio",
		"modern-width-wide": "Ancho",
		"paper-size": "Tamaño de papel",
		"page-size": {
			main: "Tamaño de papel",
			a4: "A4",
			a3: "A3",
			a5: "A5",
			b4: "B4",
			b5: "B5",
			letter: "Carta",
			legal: "Legal",
			tabloid: "Tabloide",
			statement: "Declaración",
			executive: "Ejecutivo",
			folio: "Folio"
		},
		orientation: "Orientación",
		portrait: "Vertical",
		landscape: "Horizontal",
		"custom-paper-size": "Tamaño de papel personalizado",
		top: "Superior",
		bottom: "Inferior",
		left: "Izquierda",
		right: "Derecha",
		cancel: "Cancelar",
		confirm: "Confirmar"
	}
} };

//#endregion

;// ./node_modules/@univerjs/sheets/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale_es_ES_locale = { sheets: {
	tabs: {
		sheetCopy: "(Copia{0})",
		sheet: "Hoja"
	},
	info: {
		overlappingSelections: "No se puede usar ese comando en selecciones superpuestas",
		acrossMergedCell: "A través de una celda combinada",
		partOfCell: "Solo una parte de una celda combinada está seleccionada",
		hideSheet: "No hay hojas visibles después de ocultar esta"
	},
	definedName: {
		nameEmpty: "El nombre no puede estar vacío",
		nameDuplicate: "El nombre ya existe",
		nameInvalid: "El nombre no es válido",
		nameSheetConflict: "El nombre entra en conflicto con el nombre de la hoja",
		formulaOrRefStringEmpty: "La fórmula o la cadena de referencia no pueden estar vacías",
		nameConflict: "El nombre entra en conflicto con el nombre de la función",
		defaultName: "NombreDefinido"
	},
	permission: { dialog: {
		autoFillErr: "El rango está protegido y no tienes permiso para autorrellenar. Para usar el autorrellenado, contacta al creador.",
		editErr: "El rango está protegido y no tienes permiso de edición. Para editar, contacta al creador.",
		formulaErr: "El rango o el rango referenciado está protegido, y no tienes permiso de edición. Para editar, contacta al creador.",
		insertOrDeleteMoveRangeErr: "El rango insertado o eliminado se cruza con el rango protegido, y esta operación no es compatible por ahora.",
		insertRowColErr: "El rango está protegido y no tienes permiso para insertar filas y columnas. Para insertar filas y columnas, contacta al creador.",
		moveRangeErr: "El rango está protegido y no tienes permiso para mover la selección. Para mover la selección, contacta al creador.",
		moveRowColErr: "El rango está protegido y no tienes permiso para mover filas y columnas. Para mover filas y columnas, contacta al creador.",
		operatorSheetErr: "La hoja de cálculo está protegida y no tienes permiso para operar en ella. Para operar en la hoja de cálculo, contacta al creador.",
		removeRowColErr: "El rango está protegido y no tienes permiso para eliminar filas y columnas. Para eliminar filas y columnas, contacta al creador.",
		setRowColStyleErr: "El rango está protegido y no tienes permiso para establecer estilos de fila y columna. Para establecer estilos de fila y columna, contacta al creador.",
		setStyleErr: "El rango está protegido y no tienes permiso para establecer estilos. Para establecer estilos, contacta al creador."
	} },
	autoFill: {
		copy: "Copiar celda",
		series: "Rellenar serie",
		formatOnly: "Solo formato",
		noFormat: "Sin formato"
	},
	merge: { confirm: {
		title: "Continuar la fusión solo conservará el valor de la celda superior izquierda, descartando los otros valores. ¿Estás seguro de continuar?",
		cancel: "Cancelar fusión",
		confirm: "Continuar fusión",
		warning: "Advertencia",
		dismantleMergeCellWarning: "Esto dividirá algunas celdas fusionadas. ¿Quieres continuar?"
	} }
} };

//#endregion

;// ./node_modules/@univerjs/sheets-formula/lib/es/locale/es-ES.js
//#region src/locale/function-list/array/es-ES.ts
const locale$15 = {
	ARRAY_CONSTRAIN: {
		description: "Restringe un resultado de matriz a un tamaño especificado.",
		abstract: "Restringe un resultado de matriz a un tamaño especificado.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/3267036?hl=en&sjid=8484774178571403392-AP"
		}],
		functionParameter: {
			inputRange: {
				name: "rango_entrada",
				detail: "El rango a restringir."
			},
			numRows: {
				name: "num_filas",
				detail: "El número de filas que debe contener el resultado."
			},
			numCols: {
				name: "num_columnas",
				detail: "El número de columnas que debe contener el resultado"
			}
		}
	},
	FLATTEN: {
		description: "Aplana todos los valores de uno o más rangos en una sola columna.",
		abstract: "Aplana todos los valores de uno o más rangos en una sola columna.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/10307761?hl=zh-Hans&sjid=17375453483079636084-AP"
		}],
		functionParameter: {
			range1: {
				name: "rango1",
				detail: "El primer rango a aplanar."
			},
			range2: {
				name: "rango2",
				detail: "Rangos adicionales a aplanar."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/compatibility/es-ES.ts
const locale$14 = {
	BETADIST: {
		description: "Devuelve la función de distribución acumulativa beta.",
		abstract: "Devuelve la función de distribución acumulativa beta.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-beta-function-49f1b9a9-a5da-470f-8077-5f1730b5fd47"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor entre A y B en el que se evalúa la función."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			A: {
				name: "A",
				detail: "Un límite inferior para el intervalo de x."
			},
			B: {
				name: "B",
				detail: "Un límite superior para el intervalo de x."
			}
		}
	},
	BETAINV: {
		description: "Devuelve la función inversa de la función de distribución acumulativa para una distribución beta especificada.",
		abstract: "Devuelve la función inversa de la función de distribución acumulativa para una distribución beta especificada.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-beta-inv-function-8b914ade-b902-43c1-ac9c-c05c54f10d6c"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución beta."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			A: {
				name: "A",
				detail: "Un límite inferior para el intervalo de x."
			},
			B: {
				name: "B",
				detail: "Un límite superior para el intervalo de x."
			}
		}
	},
	BINOMDIST: {
		description: "Devuelve la probabilidad de una variable aleatoria discreta siguiendo una distribución binomial.",
		abstract: "Devuelve la probabilidad de una variable aleatoria discreta siguiendo una distribución binomial.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-binom-function-506a663e-c4ca-428d-b9a8-05583d68789c"
		}],
		functionParameter: {
			numberS: {
				name: "núm_éxito",
				detail: "El número de éxitos en los ensayos."
			},
			trials: {
				name: "ensayos",
				detail: "El número de ensayos independientes."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de éxito en cada ensayo."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.BINOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de masa de probabilidad."
			}
		}
	},
	CHIDIST: {
		description: "Devuelve la probabilidad de cola derecha de la distribución chi-cuadrado.",
		abstract: "Devuelve la probabilidad de cola derecha de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-chi-function-c90d0fbc-5b56-4f5f-ab57-34af1bf6897e"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se desea evaluar la distribución."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			}
		}
	},
	CHIINV: {
		description: "Devuelve la inversa de la probabilidad de cola derecha de la distribución chi-cuadrado.",
		abstract: "Devuelve la inversa de la probabilidad de cola derecha de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/inv-chi-function-cfbea3f6-6e4f-40c9-a87f-20472e0512af"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución chi-cuadrado."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			}
		}
	},
	CHITEST: {
		description: "Devuelve la prueba de independencia.",
		abstract: "Devuelve la prueba de independencia.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/prueba-chi-function-981ff871-b694-4134-848e-38ec704577ac"
		}],
		functionParameter: {
			actualRange: {
				name: "rango_real",
				detail: "El rango de datos que contiene las observaciones para contrastar con los valores esperados."
			},
			expectedRange: {
				name: "rango_esperado",
				detail: "El rango de datos que contiene la proporción del producto de los totales de fila y los totales de columna con respecto al total general."
			}
		}
	},
	CONFIDENCE: {
		description: "Devuelve el intervalo de confianza para la media de una población, usando una distribución normal.",
		abstract: "Devuelve el intervalo de confianza para la media de una población, usando una distribución normal.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/intervalo-confianza-function-75ccc007-f77c-4343-bc14-673642091ad6"
		}],
		functionParameter: {
			alpha: {
				name: "alfa",
				detail: "El nivel de significación usado para calcular el nivel de confianza. El nivel de confianza es igual a 100*(1 - alfa)%, o en otras palabras, un alfa de 0,05 indica un nivel de confianza del 95 por ciento."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la población para el rango de datos y se asume que es conocida."
			},
			size: {
				name: "tamaño",
				detail: "El tamaño de la muestra."
			}
		}
	},
	COVAR: {
		description: "Devuelve la covarianza de la población, el promedio de los productos de las desviaciones para cada pareja de puntos de datos en dos conjuntos de datos.",
		abstract: "Devuelve la covarianza de la población.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/covar-function-50479552-2c03-4daf-bd71-a5ab88b2db03"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Un primer rango de valores de celda."
			},
			array2: {
				name: "matriz2",
				detail: "Un segundo rango de valores de celda."
			}
		}
	},
	CRITBINOM: {
		description: "Devuelve el menor valor para el cual la distribución binomial acumulativa es menor o igual a un valor de criterio.",
		abstract: "Devuelve el menor valor para el cual la distribución binomial acumulativa es menor o igual a un valor de criterio.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/critbinom-function-eb6b871d-796b-4d21-b69b-e4350d5f407b"
		}],
		functionParameter: {
			trials: {
				name: "ensayos",
				detail: "El número de ensayos de Bernoulli."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de éxito en cada ensayo."
			},
			alpha: {
				name: "alfa",
				detail: "El valor de criterio."
			}
		}
	},
	EXPONDIST: {
		description: "Devuelve la distribución exponencial.",
		abstract: "Devuelve la distribución exponencial.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-exp-function-68ab45fd-cd6d-4887-9770-9357eb8ee06a"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se desea evaluar la distribución."
			},
			lambda: {
				name: "lambda",
				detail: "El valor del parámetro."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.EXP devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	FDIST: {
		description: "Devuelve la distribución de probabilidad F (de cola derecha).",
		abstract: "Devuelve la distribución de probabilidad F (de cola derecha).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-f-function-ecf76fba-b3f1-4e7d-a57e-6a5b7460b786"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se evalúa la función."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			}
		}
	},
	FINV: {
		description: "Devuelve la inversa de la distribución de probabilidad F (de cola derecha).",
		abstract: "Devuelve la inversa de la distribución de probabilidad F (de cola derecha).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-f-inv-function-4d46c97c-c368-4852-bc15-41e8e31140b1"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución F acumulativa."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			}
		}
	},
	FTEST: {
		description: "Devuelve el resultado de una prueba F.",
		abstract: "Devuelve el resultado de una prueba F.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/prueba-f-function-4c9e1202-53fe-428c-a737-976f6fc3f9fd"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La primera matriz o rango de datos."
			},
			array2: {
				name: "matriz2",
				detail: "La segunda matriz o rango de datos."
			}
		}
	},
	GAMMADIST: {
		description: "Devuelve la distribución gamma.",
		abstract: "Devuelve la distribución gamma.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-gamma-function-7327c94d-0f05-4511-83df-1dd7ed23e19e"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.GAMMA devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	GAMMAINV: {
		description: "Devuelve la inversa de la distribución gamma acumulativa.",
		abstract: "Devuelve la inversa de la distribución gamma acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gamma-inv-function-06393558-37ab-47d0-aa63-432f99e7916d"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución gamma."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			}
		}
	},
	HYPGEOMDIST: {
		description: "Devuelve la distribución hipergeométrica.",
		abstract: "Devuelve la distribución hipergeométrica.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-hipergeom-function-23e37961-2871-4195-9629-d0b2c108a12e"
		}],
		functionParameter: {
			sampleS: {
				name: "muestra_éxito",
				detail: "El número de éxitos en la muestra."
			},
			numberSample: {
				name: "núm_muestra",
				detail: "El tamaño de la muestra."
			},
			populationS: {
				name: "población_éxito",
				detail: "El número de éxitos en la población."
			},
			numberPop: {
				name: "núm_población",
				detail: "El tamaño de la población."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.HIPERGEOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	LOGINV: {
		description: "Devuelve la inversa de la función de distribución logarítmico-normal acumulativa.",
		abstract: "Devuelve la inversa de la función de distribución logarítmico-normal acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-log-inv-function-0bd7631a-2725-482b-afb4-de23df77acfe"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad correspondiente a la distribución logarítmico-normal."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			}
		}
	},
	LOGNORMDIST: {
		description: "Devuelve la distribución logarítmico-normal acumulativa.",
		abstract: "Devuelve la distribución logarítmico-normal acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-log-norm-function-f8d194cb-9ee3-4034-8c75-1bdb3884100b"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DIST.LOGNORM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	MODE: {
		description: "Devuelve el valor más común en un conjunto de datos.",
		abstract: "Devuelve el valor más común en un conjunto de datos.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/moda-function-e45192ce-9122-4980-82ed-4bdc34973120"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea calcular la moda."
			},
			number2: {
				name: "número2",
				detail: "Números, referencias de celda o rangos adicionales para los que desea calcular la moda, hasta un máximo de 255."
			}
		}
	},
	NEGBINOMDIST: {
		description: "Devuelve la distribución binomial negativa.",
		abstract: "Devuelve la distribución binomial negativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-neg-bin-function-f59b0a37-bae2-408d-b115-a315609ba714"
		}],
		functionParameter: {
			numberF: {
				name: "núm_fracasos",
				detail: "El número de fracasos."
			},
			numberS: {
				name: "núm_éxitos",
				detail: "El número umbral de éxitos."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de un éxito."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.NEGBINOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	NORMDIST: {
		description: "Devuelve la distribución normal acumulativa.",
		abstract: "Devuelve la distribución normal acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-norm-function-126db625-c53e-4591-9a22-c9ff422d6d58"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.NORM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	NORMINV: {
		description: "Devuelve la inversa de la distribución normal acumulativa.",
		abstract: "Devuelve la inversa de la distribución normal acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-norm-inv-function-87981ab8-2de0-4cb0-b1aa-e21d4cb879b8"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad correspondiente a la distribución normal."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			}
		}
	},
	NORMSDIST: {
		description: "Devuelve la distribución normal estándar acumulativa.",
		abstract: "Devuelve la distribución normal estándar acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-norm-estand-function-463369ea-0345-445d-802a-4ff0d6ce7cac"
		}],
		functionParameter: { z: {
			name: "z",
			detail: "El valor para el que desea la distribución."
		} }
	},
	NORMSINV: {
		description: "Devuelve la inversa de la distribución normal estándar acumulativa.",
		abstract: "Devuelve la inversa de la distribución normal estándar acumulativa.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-norm-estand-inv-function-8d1bce66-8e4d-4f3b-967c-30eed61f019d"
		}],
		functionParameter: { probability: {
			name: "probabilidad",
			detail: "Una probabilidad correspondiente a la distribución normal."
		} }
	},
	PERCENTILE: {
		description: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (incluye 0 y 1).",
		abstract: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (incluye 0 y 1).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/percentil-function-91b43a53-543c-4708-93de-d626debdddca"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			k: {
				name: "k",
				detail: "El valor del percentil en el rango de 0 a 1 (incluidos)."
			}
		}
	},
	PERCENTRANK: {
		description: "Devuelve el rango porcentual de un valor en un conjunto de datos (incluye 0 y 1).",
		abstract: "Devuelve el rango porcentual de un valor en un conjunto de datos (incluye 0 y 1).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/rango-percentil-function-f1b5836c-9619-4847-9fc9-080ec9024442"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			x: {
				name: "x",
				detail: "El valor cuyo rango desea conocer."
			},
			significance: {
				name: "cifras_significativas",
				detail: "Un valor que identifica el número de dígitos significativos para el valor de porcentaje devuelto. Si se omite, RANGO.PERCENTIL.INC usa tres dígitos (0,xxx)."
			}
		}
	},
	POISSON: {
		description: "Devuelve la distribución de Poisson.",
		abstract: "Devuelve la distribución de Poisson.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/poisson-function-d81f7294-9d7c-4f75-bc23-80aa8624173a"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, POISSON devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de masa de probabilidad."
			}
		}
	},
	QUARTILE: {
		description: "Devuelve el cuartil de un conjunto de datos (incluye 0 y 1).",
		abstract: "Devuelve el cuartil de un conjunto de datos (incluye 0 y 1).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/cuartil-function-93cf8f62-60cd-4fdb-8a92-8451041e1a2a"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos para el que desea los valores de cuartil."
			},
			quart: {
				name: "cuartil",
				detail: "El valor de cuartil a devolver."
			}
		}
	},
	RANK: {
		description: "Devuelve el rango de un número en una lista de números.",
		abstract: "Devuelve el rango de un número en una lista de números.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/jerarquia-function-6a2fc49d-1831-4a03-9d8c-c279cf99f723"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número cuyo rango desea encontrar."
			},
			ref: {
				name: "ref",
				detail: "Una referencia a una lista de números. Los valores no numéricos en ref se ignoran."
			},
			order: {
				name: "orden",
				detail: "Un número que especifica cómo clasificar el número. Si el orden es 0 (cero) u se omite, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden descendente. Si el orden es cualquier valor distinto de cero, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden ascendente."
			}
		}
	},
	STDEV: {
		description: "Estima la desviación estándar basándose en una muestra. La desviación estándar es una medida de la dispersión de los valores con respecto al valor promedio (la media).",
		abstract: "Estima la desviación estándar basándose en una muestra.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/desvest-function-51fecaaa-231e-4bbb-9230-33650a72c9b0"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una muestra de una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 255 correspondientes a una muestra de una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	STDEVP: {
		description: "Calcula la desviación estándar basándose en la población total dada como argumentos.",
		abstract: "Calcula la desviación estándar basándose en la población total.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/desvestp-function-1f7c1c88-1bec-4422-8242-e9f7dc8bb195"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 255 correspondientes a una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	TDIST: {
		description: "Devuelve la probabilidad de la distribución t de Student.",
		abstract: "Devuelve la probabilidad de la distribución t de Student.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/distr-t-function-630a7695-4021-4853-9468-4a1f9dcdd192"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor numérico en el que evaluar la distribución."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			},
			tails: {
				name: "colas",
				detail: "Especifica el número de colas de distribución a devolver. Si Colas = 1, DISTR.T devuelve la distribución de una cola. Si Colas = 2, DISTR.T devuelve la distribución de dos colas."
			}
		}
	},
	TINV: {
		description: "Devuelve la inversa de la probabilidad de la distribución t de Student (dos colas).",
		abstract: "Devuelve la inversa de la probabilidad de la distribución t de Student (dos colas).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/inv-t-function-a7c85b9d-90f5-41fe-9ca5-1cd2f3e1ed7c"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "La probabilidad asociada con la distribución t de Student."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			}
		}
	},
	TTEST: {
		description: "Devuelve la probabilidad asociada con una prueba t de Student.",
		abstract: "Devuelve la probabilidad asociada con una prueba t de Student.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/prueba-t-function-1696ffc1-4811-40fd-9d13-a0eaad83c7ae"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La primera matriz o rango de datos."
			},
			array2: {
				name: "matriz2",
				detail: "La segunda matriz o rango de datos."
			},
			tails: {
				name: "colas",
				detail: "Especifica el número de colas de distribución. Si colas = 1, PRUEBA.T usa la distribución de una cola. Si colas = 2, PRUEBA.T usa la distribución de dos colas."
			},
			type: {
				name: "tipo",
				detail: "El tipo de prueba t a realizar."
			}
		}
	},
	VAR: {
		description: "Estima la varianza basándose en una muestra.",
		abstract: "Estima la varianza basándose en una muestra.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/var-function-1f2b7ab2-954d-4e17-ba2c-9e58b15a7da2"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una muestra de una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 255 correspondientes a una muestra de una población."
			}
		}
	},
	VARP: {
		description: "Calcula la varianza basándose en la población total.",
		abstract: "Calcula la varianza basándose en la población total.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/varp-function-26a541c4-ecee-464d-a731-bd4c575b1a6b"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 255 correspondientes a una población."
			}
		}
	},
	WEIBULL: {
		description: "Devuelve la distribución de Weibull.",
		abstract: "Devuelve la distribución de Weibull.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/weibull-function-b83dc2c6-260b-4754-bef2-633196f6fdcc"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			cumulative: {
				name: "acumulado",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, WEIBULL devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	ZTEST: {
		description: "Devuelve el valor de probabilidad de una cola de una prueba z.",
		abstract: "Devuelve el valor de probabilidad de una cola de una prueba z.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/prueba-z-function-8f33be8a-6bd6-4ecc-8e3a-d9a4420c4a6a"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos contra el que probar x."
			},
			x: {
				name: "x",
				detail: "El valor a probar."
			},
			sigma: {
				name: "sigma",
				detail: "La desviación estándar de la población (conocida). Si se omite, se usa la desviación estándar de la muestra."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/cube/es-ES.ts
const locale$13 = {
	CUBEKPIMEMBER: {
		description: "Devuelve una propiedad de indicador clave de rendimiento (KPI) y muestra el nombre del KPI en la celda. Un KPI es una medida cuantificable, como el beneficio bruto mensual o la rotación trimestral de empleados, que se utiliza para supervisar el rendimiento de una organización.",
		abstract: "Devuelve una propiedad de indicador clave de rendimiento (KPI) y muestra el nombre del KPI en la celda. Un KPI es una medida cuantificable, como el beneficio bruto mensual o la rotación trimestral de empleados, que se utiliza para supervisar el rendimiento de una organización.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubekpimember-function-744608bf-2c62-42cd-b67a-a56109f4b03b"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBEMEMBER: {
		description: "Devuelve un miembro o tupla del cubo. Úselo para validar que el miembro o la tupla existe en el cubo.",
		abstract: "Devuelve un miembro o tupla del cubo. Úselo para validar que el miembro o la tupla existe en el cubo.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubemember-function-0f6a15b9-2c18-4819-ae89-e1b5c8b398ad"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBEMEMBERPROPERTY: {
		description: "Devuelve el valor de una propiedad de miembro del cubo. Úselo para validar que existe un nombre de miembro dentro del cubo y para devolver la propiedad especificada para este miembro.",
		abstract: "Devuelve el valor de una propiedad de miembro del cubo. Úselo para validar que existe un nombre de miembro dentro del cubo y para devolver la propiedad especificada para este miembro.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubememberproperty-function-001e57d6-b35a-49e5-abcd-05ff599e8951"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBERANKEDMEMBER: {
		description: "Devuelve el enésimo miembro, o clasificado, en un conjunto. Úselo para devolver uno o más elementos en un conjunto, como el mejor vendedor o los 10 mejores estudiantes.",
		abstract: "Devuelve el enésimo miembro, o clasificado, en un conjunto. Úselo para devolver uno o más elementos en un conjunto, como el mejor vendedor o los 10 mejores estudiantes.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cuberankedmember-function-07efecde-e669-4075-b4bf-6b40df2dc4b3"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBESET: {
		description: "Define un conjunto calculado de miembros o tuplas enviando una expresión de conjunto al cubo en el servidor, que crea el conjunto y luego devuelve ese conjunto a Microsoft Excel.",
		abstract: "Define un conjunto calculado de miembros o tuplas enviando una expresión de conjunto al cubo en el servidor, que crea el conjunto y luego devuelve ese conjunto a Microsoft Excel.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubeset-function-5b2146bd-62d6-4d04-9d8f-670e993ee1d9"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBESETCOUNT: {
		description: "Devuelve el número de elementos en un conjunto.",
		abstract: "Devuelve el número de elementos en un conjunto.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubesetcount-function-c4c2a438-c1ff-4061-80fe-982f2d705286"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	CUBEVALUE: {
		description: "Devuelve un valor agregado del cubo.",
		abstract: "Devuelve un valor agregado del cubo.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cubevalue-function-8733da24-26d1-4e34-9b3a-84a8f00dcbe0"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/database/es-ES.ts
const locale$12 = {
	DAVERAGE: {
		description: "Devuelve el promedio de las entradas de base de datos seleccionadas",
		abstract: "Devuelve el promedio de las entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/daverage-function-a6a2d5ac-4b4b-48cd-a1d8-7b37834e5aee"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DCOUNT: {
		description: "Cuenta las celdas que contienen números en una base de datos",
		abstract: "Cuenta las celdas que contienen números en una base de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dcount-function-c1fc7b93-fb0d-4d8d-97db-8d5f076eaeb1"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DCOUNTA: {
		description: "Cuenta las celdas no vacías en una base de datos",
		abstract: "Cuenta las celdas no vacías en una base de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dcounta-function-00232a6d-5a66-4a01-a25b-c1653fda1244"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DGET: {
		description: "Extrae de una base de datos un único registro que coincide con los criterios especificados",
		abstract: "Extrae de una base de datos un único registro que coincide con los criterios especificados",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dget-function-455568bf-4eef-45f7-90f0-ec250d00892e"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DMAX: {
		description: "Devuelve el valor máximo de las entradas de base de datos seleccionadas",
		abstract: "Devuelve el valor máximo de las entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dmax-function-f4e8209d-8958-4c3d-a1ee-6351665d41c2"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DMIN: {
		description: "Devuelve el valor mínimo de las entradas de base de datos seleccionadas",
		abstract: "Devuelve el valor mínimo de las entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dmin-function-4ae6f1d9-1f26-40f1-a783-6dc3680192a3"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DPRODUCT: {
		description: "Multiplica los valores en un campo particular de registros que coinciden con los criterios en una base de datos",
		abstract: "Multiplica los valores en un campo particular de registros que coinciden con los criterios en una base de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dproduct-function-4f96b13e-d49c-47a7-b769-22f6d017cb31"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DSTDEV: {
		description: "Estima la desviación estándar basada en una muestra de entradas de base de datos seleccionadas",
		abstract: "Estima la desviación estándar basada en una muestra de entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dstdev-function-026b8c73-616d-4b5e-b072-241871c4ab96"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DSTDEVP: {
		description: "Calcula la desviación estándar basada en la población completa de entradas de base de datos seleccionadas",
		abstract: "Calcula la desviación estándar basada en la población completa de entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dstdevp-function-04b78995-da03-4813-bbd9-d74fd0f5d94b"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DSUM: {
		description: "Suma los números en la columna de campo de registros en la base de datos que coinciden con los criterios",
		abstract: "Suma los números en la columna de campo de registros en la base de datos que coinciden con los criterios",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dsum-function-53181285-0c4b-4f5a-aaa3-529a322be41b"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DVAR: {
		description: "Estima la varianza basada en una muestra de entradas de base de datos seleccionadas",
		abstract: "Estima la varianza basada en una muestra de entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dvar-function-d6747ca9-99c7-48bb-996e-9d7af00f3ed1"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	},
	DVARP: {
		description: "Calcula la varianza basada en la población completa de entradas de base de datos seleccionadas",
		abstract: "Calcula la varianza basada en la población completa de entradas de base de datos seleccionadas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dvarp-function-eb0ba387-9cb7-45c8-81e9-0394912502fc"
		}],
		functionParameter: {
			database: {
				name: "base_datos",
				detail: "El rango de celdas que compone la lista o base de datos."
			},
			field: {
				name: "campo",
				detail: "Indica qué columna se utiliza en la función."
			},
			criteria: {
				name: "criterios",
				detail: "El rango de celdas que contiene las condiciones que especifica."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/date/es-ES.ts
const locale$11 = {
	DATE: {
		description: "Devuelve el número de serie de una fecha particular",
		abstract: "Devuelve el número de serie de una fecha particular",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/date-function-e36c0c8c-4104-49da-ab83-82328b832349"
		}],
		functionParameter: {
			year: {
				name: "año",
				detail: "El valor del argumento año puede incluir de uno a cuatro dígitos. Excel interpreta el argumento año según el sistema de fechas que use su equipo. De forma predeterminada, Univer usa el sistema de fechas de 1900, lo que significa que la primera fecha es el 1 de enero de 1900."
			},
			month: {
				name: "mes",
				detail: "Un entero positivo o negativo que representa el mes del año del 1 al 12 (enero a diciembre)."
			},
			day: {
				name: "día",
				detail: "Un entero positivo o negativo que representa el día del mes del 1 al 31."
			}
		}
	},
	DATEDIF: {
		description: "Calcula el número de días, meses o años entre dos fechas. Esta función es útil en fórmulas donde necesita calcular una edad.",
		abstract: "Calcula el número de días, meses o años entre dos fechas. Esta función es útil en fórmulas donde necesita calcular una edad.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/datedif-function-25dba1a4-2812-480b-84dd-8b32a451b35c"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la primera fecha, o fecha de inicio de un período determinado."
			},
			endDate: {
				name: "fecha_final",
				detail: "Una fecha que representa la última fecha, o fecha de finalización del período."
			},
			method: {
				name: "método",
				detail: "El tipo de información que desea que se devuelva."
			}
		}
	},
	DATEVALUE: {
		description: "Convierte una fecha en forma de texto a un número de serie.",
		abstract: "Convierte una fecha en forma de texto a un número de serie",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/datevalue-function-df8b07d4-7761-4a93-bc33-b7471bbff252"
		}],
		functionParameter: { dateText: {
			name: "texto_fecha",
			detail: "Texto que representa una fecha en un formato de fecha de Excel, o una referencia a una celda que contiene texto que representa una fecha en un formato de fecha de Excel. Por ejemplo, \"30/1/2008\" o \"30-Ene-2008\" son cadenas de texto entre comillas que representan fechas.\\nUsando el sistema de fechas predeterminado en Microsoft Excel para Windows, el argumento texto_fecha debe representar una fecha entre el 1 de enero de 1900 y el 31 de diciembre de 9999. La función DATEVALUE devuelve el valor de error #VALUE! si el valor del argumento texto_fecha está fuera de este rango.\\nSi se omite la parte del año del argumento texto_fecha, la función DATEVALUE usa el año actual del reloj integrado de su equipo. La información de hora en el argumento texto_fecha se ignora."
		} }
	},
	DAY: {
		description: "Devuelve el día de una fecha, representado por un número de serie. El día se proporciona como un entero que va del 1 al 31.",
		abstract: "Convierte un número de serie a un día del mes",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/day-function-8a7d1cbb-6c7d-4ba1-8aea-25c134d03101"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del día que intenta encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008."
		} }
	},
	DAYS: {
		description: "Devuelve el número de días entre dos fechas",
		abstract: "Devuelve el número de días entre dos fechas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/days-function-57740535-d549-4395-8728-0f07bff0b9df"
		}],
		functionParameter: {
			endDate: {
				name: "fecha_final",
				detail: "Fecha_inicial y Fecha_final son las dos fechas entre las que desea conocer el número de días."
			},
			startDate: {
				name: "fecha_inicial",
				detail: "Fecha_inicial y Fecha_final son las dos fechas entre las que desea conocer el número de días."
			}
		}
	},
	DAYS360: {
		description: "Calcula el número de días entre dos fechas basándose en un año de 360 días",
		abstract: "Calcula el número de días entre dos fechas basándose en un año de 360 días",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/days360-function-b9a509fd-49ef-407e-94df-0cbda5718c2a"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Fecha_inicial y Fecha_final son las dos fechas entre las que desea conocer el número de días."
			},
			endDate: {
				name: "fecha_final",
				detail: "Fecha_inicial y Fecha_final son las dos fechas entre las que desea conocer el número de días."
			},
			method: {
				name: "método",
				detail: "Un valor lógico que especifica si se usa el método estadounidense o europeo en el cálculo."
			}
		}
	},
	EDATE: {
		description: "Devuelve el número de serie que representa la fecha que está el número indicado de meses antes o después de una fecha especificada (la fecha_inicial). Use EDATE para calcular fechas de vencimiento o fechas de vencimiento que caen en el mismo día del mes que la fecha de emisión.",
		abstract: "Devuelve el número de serie de la fecha que está el número indicado de meses antes o después de la fecha inicial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/edate-function-3c920eb2-6e66-44e7-a1f5-753ae47ee4f5"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008. Pueden ocurrir problemas si las fechas se introducen como texto."
			},
			months: {
				name: "meses",
				detail: "El número de meses antes o después de fecha_inicial. Un valor positivo para meses produce una fecha futura; un valor negativo produce una fecha pasada."
			}
		}
	},
	EOMONTH: {
		description: "Devuelve el número de serie del último día del mes antes o después de un número especificado de meses",
		abstract: "Devuelve el número de serie del último día del mes antes o después de un número especificado de meses",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/eomonth-function-7314ffa1-2bc9-4005-9d66-f49db127d628"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			months: {
				name: "meses",
				detail: "El número de meses antes o después de fecha_inicial."
			}
		}
	},
	EPOCHTODATE: {
		description: "Convierte una marca de tiempo de época Unix en segundos, milisegundos o microsegundos a una fecha y hora en Tiempo Universal Coordinado (UTC).",
		abstract: "Convierte una marca de tiempo de época Unix en segundos, milisegundos o microsegundos a una fecha y hora en Tiempo Universal Coordinado (UTC).",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/13193461?hl=zh-Hans&sjid=2155433538747546473-AP"
		}],
		functionParameter: {
			timestamp: {
				name: "marca_tiempo",
				detail: "Una marca de tiempo de época Unix, en segundos, milisegundos o microsegundos."
			},
			unit: {
				name: "unidad",
				detail: "La unidad de tiempo en la que se expresa la marca de tiempo. 1 por defecto: \\n1 indica que la unidad de tiempo son segundos. \\n2 indica que la unidad de tiempo son milisegundos.\\n3 indica que la unidad de tiempo son microsegundos."
			}
		}
	},
	HOUR: {
		description: "Convierte un número de serie a una hora",
		abstract: "Convierte un número de serie a una hora",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/hour-function-a3afa879-86cb-4339-b1b5-2dd2d7310ac7"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del día que intenta encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008."
		} }
	},
	ISOWEEKNUM: {
		description: "Devuelve el número de la semana ISO del año para una fecha determinada",
		abstract: "Devuelve el número de la semana ISO del año para una fecha determinada",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/isoweeknum-function-1c2d0afe-d25b-4ab1-8894-8d0520e90e0e"
		}],
		functionParameter: { date: {
			name: "fecha",
			detail: "Fecha es el código de fecha y hora utilizado por Excel para el cálculo de fecha y hora."
		} }
	},
	MINUTE: {
		description: "Convierte un número de serie a un minuto",
		abstract: "Convierte un número de serie a un minuto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/minute-function-af728df0-05c4-4b07-9eed-a84801a60589"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del día que intenta encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008."
		} }
	},
	MONTH: {
		description: "Devuelve el mes de una fecha representada por un número de serie. El mes se proporciona como un entero, que va del 1 (enero) al 12 (diciembre).",
		abstract: "Convierte un número de serie a un mes",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/month-function-579a2881-199b-48b2-ab90-ddba0eba86e8"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del mes que intenta encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008."
		} }
	},
	NETWORKDAYS: {
		description: "Devuelve el número de días laborables completos entre dos fechas",
		abstract: "Devuelve el número de días laborables completos entre dos fechas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/networkdays-function-48e717bf-a7a3-495f-969e-5005e3eb18e7"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			endDate: {
				name: "fecha_final",
				detail: "Una fecha que representa la fecha final."
			},
			holidays: {
				name: "días_festivos",
				detail: "Un rango opcional de una o más fechas para excluir del calendario laboral, como días festivos estatales y federales y días festivos flotantes."
			}
		}
	},
	NETWORKDAYS_INTL: {
		description: "Devuelve el número de días laborables completos entre dos fechas usando parámetros para indicar cuáles y cuántos días son días de fin de semana",
		abstract: "Devuelve el número de días laborables completos entre dos fechas usando parámetros para indicar cuáles y cuántos días son días de fin de semana",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/networkdays-intl-function-a9b26239-4f20-46a1-9ab8-4e925bfd5e28"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			endDate: {
				name: "fecha_final",
				detail: "Una fecha que representa la fecha final."
			},
			weekend: {
				name: "fin_semana",
				detail: "es un número o cadena de fin de semana que especifica cuándo ocurren los fines de semana."
			},
			holidays: {
				name: "días_festivos",
				detail: "Un rango opcional de una o más fechas para excluir del calendario laboral, como días festivos estatales y federales y días festivos flotantes."
			}
		}
	},
	NOW: {
		description: "Devuelve el número de serie de la fecha y hora actuales.",
		abstract: "Devuelve el número de serie de la fecha y hora actuales",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/now-function-3337fd29-145a-4347-b2e6-20c904739c46"
		}],
		functionParameter: {}
	},
	SECOND: {
		description: "Convierte un número de serie a un segundo",
		abstract: "Convierte un número de serie a un segundo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/second-function-740d1cfc-553c-4099-b668-80eaa24e8af1"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del día que intenta encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008."
		} }
	},
	TIME: {
		description: "Devuelve el número de serie de una hora particular.",
		abstract: "Devuelve el número de serie de una hora particular",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/time-function-9a5aff99-8f7d-4611-845e-747d0b8d5457"
		}],
		functionParameter: {
			hour: {
				name: "hora",
				detail: "Un número del 0 (cero) al 32767 que representa la hora. Cualquier valor mayor que 23 se dividirá por 24 y el resto se tratará como el valor de la hora. Por ejemplo, TIME(27,0,0) = TIME(3,0,0) = .125 o 3:00 AM."
			},
			minute: {
				name: "minuto",
				detail: "Un número del 0 al 32767 que representa el minuto. Cualquier valor mayor que 59 se convertirá a horas y minutos. Por ejemplo, TIME(0,750,0) = TIME(12,30,0) = .520833 o 12:30 PM."
			},
			second: {
				name: "segundo",
				detail: "Un número del 0 al 32767 que representa el segundo. Cualquier valor mayor que 59 se convertirá a horas, minutos y segundos. Por ejemplo, TIME(0,0,2000) = TIME(0,33,22) = .023148 o 12:33:20 AM."
			}
		}
	},
	TIMEVALUE: {
		description: "Convierte una hora en forma de texto a un número de serie.",
		abstract: "Convierte una hora en forma de texto a un número de serie",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/timevalue-function-0b615c12-33d8-4431-bf3d-f3eb6d186645"
		}],
		functionParameter: { timeText: {
			name: "texto_hora",
			detail: "Una cadena de texto que representa una hora en cualquiera de los formatos de hora de Microsoft Excel; por ejemplo, \"6:45 PM\" y \"18:45\" cadenas de texto entre comillas que representan hora."
		} }
	},
	TO_DATE: {
		description: "Convierte un número proporcionado a una fecha.",
		abstract: "Convierte un número proporcionado a una fecha.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/3094239?hl=en&sjid=2155433538747546473-AP"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El argumento o referencia a una celda que se convertirá a una fecha."
		} }
	},
	TODAY: {
		description: "Devuelve el número de serie de la fecha de hoy",
		abstract: "Devuelve el número de serie de la fecha de hoy",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/today-function-5eb3078d-a82c-4736-8930-2f51a028fdd9"
		}],
		functionParameter: {}
	},
	WEEKDAY: {
		description: "Convierte un número de serie a un día de la semana",
		abstract: "Convierte un número de serie a un día de la semana",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/weekday-function-60e44483-2ed1-439f-8bd0-e404c190949a"
		}],
		functionParameter: {
			serialNumber: {
				name: "número_serie",
				detail: "Un número secuencial que representa la fecha del día que intenta encontrar."
			},
			returnType: {
				name: "tipo_devuelto",
				detail: "Un número que determina el tipo de valor devuelto."
			}
		}
	},
	WEEKNUM: {
		description: "Convierte un número de serie a un número que representa dónde cae la semana numéricamente dentro de un año",
		abstract: "Convierte un número de serie a un número que representa dónde cae la semana numéricamente dentro de un año",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/weeknum-function-e5c43a03-b4ab-426c-b411-b18c13c75340"
		}],
		functionParameter: {
			serialNumber: {
				name: "número_serie",
				detail: "Una fecha dentro de la semana."
			},
			returnType: {
				name: "tipo_devuelto",
				detail: "Un número que determina en qué día comienza la semana. El predeterminado es 1."
			}
		}
	},
	WORKDAY: {
		description: "Devuelve el número de serie de la fecha antes o después de un número especificado de días laborables",
		abstract: "Devuelve el número de serie de la fecha antes o después de un número especificado de días laborables",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/workday-function-f764a5b7-05fc-4494-9486-60d494efbf33"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			days: {
				name: "días",
				detail: "El número de días no fines de semana y no festivos antes o después de fecha_inicial. Un valor positivo para días produce una fecha futura; un valor negativo produce una fecha pasada."
			},
			holidays: {
				name: "días_festivos",
				detail: "Un rango opcional de una o más fechas para excluir del calendario laboral, como días festivos estatales y federales y días festivos flotantes."
			}
		}
	},
	WORKDAY_INTL: {
		description: "Devuelve el número de serie de la fecha antes o después de un número especificado de días laborables usando parámetros para indicar cuáles y cuántos días son días de fin de semana",
		abstract: "Devuelve el número de serie de la fecha antes o después de un número especificado de días laborables usando parámetros para indicar cuáles y cuántos días son días de fin de semana",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/workday-intl-function-a378391c-9ba7-4678-8a39-39611a9bf81d"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			days: {
				name: "días",
				detail: "El número de días no fines de semana y no festivos antes o después de fecha_inicial. Un valor positivo para días produce una fecha futura; un valor negativo produce una fecha pasada."
			},
			weekend: {
				name: "fin_semana",
				detail: "es un número o cadena de fin de semana que especifica cuándo ocurren los fines de semana."
			},
			holidays: {
				name: "días_festivos",
				detail: "Un rango opcional de una o más fechas para excluir del calendario laboral, como días festivos estatales y federales y días festivos flotantes."
			}
		}
	},
	YEAR: {
		description: "Devuelve el año correspondiente a una fecha. El año se devuelve como un entero en el rango 1900-9999.",
		abstract: "Convierte un número de serie a un año",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/year-function-c64f017a-1354-490d-981f-578e8ec8d3b9"
		}],
		functionParameter: { serialNumber: {
			name: "número_serie",
			detail: "La fecha del año que desea encontrar. Las fechas deben introducirse usando la función DATE, o como resultados de otras fórmulas o funciones. Por ejemplo, use DATE(2008,5,23) para el día 23 de mayo de 2008. Pueden ocurrir problemas si las fechas se introducen como texto."
		} }
	},
	YEARFRAC: {
		description: "Devuelve la fracción de año que representa el número de días completos entre fecha_inicial y fecha_final",
		abstract: "Devuelve la fracción de año que representa el número de días completos entre fecha_inicial y fecha_final",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/yearfrac-function-3844141e-c76d-4143-82b6-208454ddc6a8"
		}],
		functionParameter: {
			startDate: {
				name: "fecha_inicial",
				detail: "Una fecha que representa la fecha inicial."
			},
			endDate: {
				name: "fecha_final",
				detail: "Una fecha que representa la fecha final."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se utilizará."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/engineering/es-ES.ts
const locale$10 = {
	BESSELI: {
		description: "Devuelve la función de Bessel modificada In(x)",
		abstract: "Devuelve la función de Bessel modificada In(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/besseli-function-8d33855c-9a8d-444b-98e0-852267b1c0df"
		}],
		functionParameter: {
			x: {
				name: "X",
				detail: "El valor en el que se evalúa la función."
			},
			n: {
				name: "N",
				detail: "El orden de la función de Bessel. Si n no es un entero, se trunca."
			}
		}
	},
	BESSELJ: {
		description: "Devuelve la función de Bessel Jn(x)",
		abstract: "Devuelve la función de Bessel Jn(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/besselj-function-839cb181-48de-408b-9d80-bd02982d94f7"
		}],
		functionParameter: {
			x: {
				name: "X",
				detail: "El valor en el que se evalúa la función."
			},
			n: {
				name: "N",
				detail: "El orden de la función de Bessel. Si n no es un entero, se trunca."
			}
		}
	},
	BESSELK: {
		description: "Devuelve la función de Bessel modificada Kn(x)",
		abstract: "Devuelve la función de Bessel modificada Kn(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/besselk-function-606d11bc-06d3-4d53-9ecb-2803e2b90b70"
		}],
		functionParameter: {
			x: {
				name: "X",
				detail: "El valor en el que se evalúa la función."
			},
			n: {
				name: "N",
				detail: "El orden de la función de Bessel. Si n no es un entero, se trunca."
			}
		}
	},
	BESSELY: {
		description: "Devuelve la función de Bessel Yn(x)",
		abstract: "Devuelve la función de Bessel Yn(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bessely-function-f3a356b3-da89-42c3-8974-2da54d6353a2"
		}],
		functionParameter: {
			x: {
				name: "X",
				detail: "El valor en el que se evalúa la función."
			},
			n: {
				name: "N",
				detail: "El orden de la función de Bessel. Si n no es un entero, se trunca."
			}
		}
	},
	BIN2DEC: {
		description: "Convierte un número binario a decimal",
		abstract: "Convierte un número binario a decimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bin2dec-function-63905b57-b3a0-453d-99f4-647bb519cd6c"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número binario que desea convertir."
		} }
	},
	BIN2HEX: {
		description: "Convierte un número binario a hexadecimal",
		abstract: "Convierte un número binario a hexadecimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bin2hex-function-0375e507-f5e5-4077-9af8-28d84f9f41cc"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número binario que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	BIN2OCT: {
		description: "Convierte un número binario a octal",
		abstract: "Convierte un número binario a octal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bin2oct-function-0a4e01ba-ac8d-4158-9b29-16c25c4c23fd"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número binario que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	BITAND: {
		description: "Devuelve una \"Y bit a bit\" de dos números",
		abstract: "Devuelve una \"Y bit a bit\" de dos números",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bitand-function-8a2be3d7-91c3-4b48-9517-64548008563a"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			},
			number2: {
				name: "número2",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			}
		}
	},
	BITLSHIFT: {
		description: "Devuelve un número de valor desplazado a la izquierda por cantidad_desplazamiento bits",
		abstract: "Devuelve un número de valor desplazado a la izquierda por cantidad_desplazamiento bits",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bitlshift-function-c55bb27e-cacd-4c7c-b258-d80861a03c9c"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "Número debe ser un entero mayor o igual a 0."
			},
			shiftAmount: {
				name: "cantidad_desplazamiento",
				detail: "Cantidad_desplazamiento debe ser un entero."
			}
		}
	},
	BITOR: {
		description: "Devuelve un O bit a bit de 2 números",
		abstract: "Devuelve un O bit a bit de 2 números",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bitor-function-f6ead5c8-5b98-4c9e-9053-8ad5234919b2"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			},
			number2: {
				name: "número2",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			}
		}
	},
	BITRSHIFT: {
		description: "Devuelve un número de valor desplazado a la derecha por cantidad_desplazamiento bits",
		abstract: "Devuelve un número de valor desplazado a la derecha por cantidad_desplazamiento bits",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bitrshift-function-274d6996-f42c-4743-abdb-4ff95351222c"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "Número debe ser un entero mayor o igual a 0."
			},
			shiftAmount: {
				name: "cantidad_desplazamiento",
				detail: "Cantidad_desplazamiento debe ser un entero."
			}
		}
	},
	BITXOR: {
		description: "Devuelve un \"O exclusivo\" bit a bit de dos números",
		abstract: "Devuelve un \"O exclusivo\" bit a bit de dos números",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/bitxor-function-c81306a1-03f9-4e89-85ac-b86c3cba10e4"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			},
			number2: {
				name: "número2",
				detail: "Debe estar en forma decimal y ser mayor o igual a 0."
			}
		}
	},
	COMPLEX: {
		description: "Convierte coeficientes reales e imaginarios en un número complejo",
		abstract: "Convierte coeficientes reales e imaginarios en un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/complex-function-f0b8f3a9-51cc-4d6d-86fb-3a9362fa4128"
		}],
		functionParameter: {
			realNum: {
				name: "núm_real",
				detail: "El coeficiente real del número complejo."
			},
			iNum: {
				name: "núm_i",
				detail: "El coeficiente imaginario del número complejo."
			},
			suffix: {
				name: "sufijo",
				detail: "El sufijo para el componente imaginario del número complejo. Si se omite, se supone que el sufijo es \"i\"."
			}
		}
	},
	CONVERT: {
		description: "Convierte un número de un sistema de medida a otro",
		abstract: "Convierte un número de un sistema de medida a otro",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/convert-function-d785bef1-808e-4aac-bdcd-666c810f9af2"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "es el valor en unidades_origen que se va a convertir."
			},
			fromUnit: {
				name: "unidad_origen",
				detail: "son las unidades de número."
			},
			toUnit: {
				name: "unidad_destino",
				detail: "son las unidades para el resultado."
			}
		}
	},
	DEC2BIN: {
		description: "Convierte un número decimal a binario",
		abstract: "Convierte un número decimal a binario",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dec2bin-function-0f63dd0e-5d1a-42d8-b511-5bf5c6d43838"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número decimal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	DEC2HEX: {
		description: "Convierte un número decimal a hexadecimal",
		abstract: "Convierte un número decimal a hexadecimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dec2hex-function-6344ee8b-b6b5-4c6a-a672-f64666704619"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número decimal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	DEC2OCT: {
		description: "Convierte un número decimal a octal",
		abstract: "Convierte un número decimal a octal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dec2oct-function-c9d835ca-20b7-40c4-8a9e-d3be351ce00f"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número decimal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	DELTA: {
		description: "Comprueba si dos valores son iguales",
		abstract: "Comprueba si dos valores son iguales",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/delta-function-2f763672-c959-4e07-ac33-fe03220ba432"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número."
			},
			number2: {
				name: "número2",
				detail: "El segundo número. Si se omite, se supone que número2 es cero."
			}
		}
	},
	ERF: {
		description: "Devuelve la función de error",
		abstract: "Devuelve la función de error",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/erf-function-c53c7e7b-5482-4b6c-883e-56df3c9af349"
		}],
		functionParameter: {
			lowerLimit: {
				name: "límite_inferior",
				detail: "El límite inferior para integrar ERF."
			},
			upperLimit: {
				name: "límite_superior",
				detail: "El límite superior para integrar ERF. Si se omite, ERF integra entre cero y límite_inferior."
			}
		}
	},
	ERF_PRECISE: {
		description: "Devuelve la función de error",
		abstract: "Devuelve la función de error",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/erf-precise-function-9a349593-705c-4278-9a98-e4122831a8e0"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "El límite inferior para integrar ERF.PRECISE."
		} }
	},
	ERFC: {
		description: "Devuelve la función de error complementaria",
		abstract: "Devuelve la función de error complementaria",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/erfc-function-736e0318-70ba-4e8b-8d08-461fe68b71b3"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "El límite inferior para integrar ERFC."
		} }
	},
	ERFC_PRECISE: {
		description: "Devuelve la función ERF complementaria integrada entre x e infinito",
		abstract: "Devuelve la función ERF complementaria integrada entre x e infinito",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/erfc-precise-function-e90e6bab-f45e-45df-b2ac-cd2eb4d4a273"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "El límite inferior para integrar ERFC.PRECISE."
		} }
	},
	GESTEP: {
		description: "Comprueba si un número es mayor que un valor umbral",
		abstract: "Comprueba si un número es mayor que un valor umbral",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/gestep-function-f37e7d2a-41da-4129-be95-640883fca9df"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que se va a probar contra escalón."
			},
			step: {
				name: "escalón",
				detail: "El valor umbral. Si omite un valor para escalón, GESTEP usa cero."
			}
		}
	},
	HEX2BIN: {
		description: "Convierte un número hexadecimal a binario",
		abstract: "Convierte un número hexadecimal a binario",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/hex2bin-function-a13aafaa-5737-4920-8424-643e581828c1"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número hexadecimal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	HEX2DEC: {
		description: "Convierte un número hexadecimal a decimal",
		abstract: "Convierte un número hexadecimal a decimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/hex2dec-function-8c8c3155-9f37-45a5-a3ee-ee5379ef106e"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número hexadecimal que desea convertir."
		} }
	},
	HEX2OCT: {
		description: "Convierte un número hexadecimal a octal",
		abstract: "Convierte un número hexadecimal a octal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/hex2oct-function-54d52808-5d19-4bd0-8a63-1096a5d11912"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número hexadecimal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	IMABS: {
		description: "Devuelve el valor absoluto (módulo) de un número complejo",
		abstract: "Devuelve el valor absoluto (módulo) de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imabs-function-b31e73c6-d90c-4062-90bc-8eb351d765a1"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el valor absoluto."
		} }
	},
	IMAGINARY: {
		description: "Devuelve el coeficiente imaginario de un número complejo",
		abstract: "Devuelve el coeficiente imaginario de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imaginary-function-dd5952fd-473d-44d9-95a1-9a17b23e428a"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el coeficiente imaginario."
		} }
	},
	IMARGUMENT: {
		description: "Devuelve el argumento theta, un ángulo expresado en radianes",
		abstract: "Devuelve el argumento theta, un ángulo expresado en radianes",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imargument-function-eed37ec1-23b3-4f59-b9f3-d340358a034a"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el argumento theta."
		} }
	},
	IMCONJUGATE: {
		description: "Devuelve el conjugado complejo de un número complejo",
		abstract: "Devuelve el conjugado complejo de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imconjugate-function-2e2fc1ea-f32b-4f9b-9de6-233853bafd42"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el conjugado."
		} }
	},
	IMCOS: {
		description: "Devuelve el coseno de un número complejo",
		abstract: "Devuelve el coseno de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imcos-function-dad75277-f592-4a6b-ad6c-be93a808a53c"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el coseno."
		} }
	},
	IMCOSH: {
		description: "Devuelve el coseno hiperbólico de un número complejo",
		abstract: "Devuelve el coseno hiperbólico de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imcosh-function-053e4ddb-4122-458b-be9a-457c405e90ff"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el coseno hiperbólico."
		} }
	},
	IMCOT: {
		description: "Devuelve la cotangente de un número complejo",
		abstract: "Devuelve la cotangente de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imcot-function-dc6a3607-d26a-4d06-8b41-8931da36442c"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la cotangente."
		} }
	},
	IMCOTH: {
		description: "Devuelve la cotangente hiperbólica de un número complejo",
		abstract: "Devuelve la cotangente hiperbólica de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/9366256?hl=en&sjid=1719420110567985051-AP"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la cotangente hiperbólica."
		} }
	},
	IMCSC: {
		description: "Devuelve la cosecante de un número complejo",
		abstract: "Devuelve la cosecante de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imcsc-function-9e158d8f-2ddf-46cd-9b1d-98e29904a323"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la cosecante."
		} }
	},
	IMCSCH: {
		description: "Devuelve la cosecante hiperbólica de un número complejo",
		abstract: "Devuelve la cosecante hiperbólica de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imcsch-function-c0ae4f54-5f09-4fef-8da0-dc33ea2c5ca9"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la cosecante hiperbólica."
		} }
	},
	IMDIV: {
		description: "Devuelve el cociente de dos números complejos",
		abstract: "Devuelve el cociente de dos números complejos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imdiv-function-a505aff7-af8a-4451-8142-77ec3d74d83f"
		}],
		functionParameter: {
			inumber1: {
				name: "núm_imaginario1",
				detail: "El numerador o dividendo complejo."
			},
			inumber2: {
				name: "núm_imaginario2",
				detail: "El denominador o divisor complejo."
			}
		}
	},
	IMEXP: {
		description: "Devuelve la exponencial de un número complejo",
		abstract: "Devuelve la exponencial de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imexp-function-c6f8da1f-e024-4c0c-b802-a60e7147a95f"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la exponencial."
		} }
	},
	IMLN: {
		description: "Devuelve el logaritmo natural de un número complejo",
		abstract: "Devuelve el logaritmo natural de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imln-function-32b98bcf-8b81-437c-a636-6fb3aad509d8"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el logaritmo natural."
		} }
	},
	IMLOG: {
		description: "Devuelve el logaritmo de un número complejo para una base especificada",
		abstract: "Devuelve el logaritmo de un número complejo para una base especificada",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/9366486?hl=zh-Hans&sjid=1719420110567985051-AP"
		}],
		functionParameter: {
			inumber: {
				name: "núm_imaginario",
				detail: "Un número complejo cuyo logaritmo a una base específica se debe calcular."
			},
			base: {
				name: "base",
				detail: "La base que se usa al calcular el logaritmo."
			}
		}
	},
	IMLOG10: {
		description: "Devuelve el logaritmo en base 10 de un número complejo",
		abstract: "Devuelve el logaritmo en base 10 de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imlog10-function-58200fca-e2a2-4271-8a98-ccd4360213a5"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el logaritmo común."
		} }
	},
	IMLOG2: {
		description: "Devuelve el logaritmo en base 2 de un número complejo",
		abstract: "Devuelve el logaritmo en base 2 de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imlog2-function-152e13b4-bc79-486c-a243-e6a676878c51"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el logaritmo en base 2."
		} }
	},
	IMPOWER: {
		description: "Devuelve un número complejo elevado a una potencia entera",
		abstract: "Devuelve un número complejo elevado a una potencia entera",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/impower-function-210fd2f5-f8ff-4c6a-9d60-30e34fbdef39"
		}],
		functionParameter: {
			inumber: {
				name: "núm_imaginario",
				detail: "Un número complejo que desea elevar a una potencia."
			},
			number: {
				name: "número",
				detail: "La potencia a la que desea elevar el número complejo."
			}
		}
	},
	IMPRODUCT: {
		description: "Devuelve el producto de 1 a 255 números complejos",
		abstract: "Devuelve el producto de 1 a 255 números complejos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/improduct-function-2fb8651a-a4f2-444f-975e-8ba7aab3a5ba"
		}],
		functionParameter: {
			inumber1: {
				name: "núm_imaginario1",
				detail: "De 1 a 255 números complejos para multiplicar."
			},
			inumber2: {
				name: "núm_imaginario2",
				detail: "De 1 a 255 números complejos para multiplicar."
			}
		}
	},
	IMREAL: {
		description: "Devuelve el coeficiente real de un número complejo",
		abstract: "Devuelve el coeficiente real de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imreal-function-d12bc4c0-25d0-4bb3-a25f-ece1938bf366"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el coeficiente real."
		} }
	},
	IMSEC: {
		description: "Devuelve la secante de un número complejo",
		abstract: "Devuelve la secante de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsec-function-6df11132-4411-4df4-a3dc-1f17372459e0"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la secante."
		} }
	},
	IMSECH: {
		description: "Devuelve la secante hiperbólica de un número complejo",
		abstract: "Devuelve la secante hiperbólica de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsech-function-f250304f-788b-4505-954e-eb01fa50903b"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la secante hiperbólica."
		} }
	},
	IMSIN: {
		description: "Devuelve el seno de un número complejo",
		abstract: "Devuelve el seno de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsin-function-1ab02a39-a721-48de-82ef-f52bf37859f6"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el seno."
		} }
	},
	IMSINH: {
		description: "Devuelve el seno hiperbólico de un número complejo",
		abstract: "Devuelve el seno hiperbólico de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsinh-function-dfb9ec9e-8783-4985-8c42-b028e9e8da3d"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener el seno hiperbólico."
		} }
	},
	IMSQRT: {
		description: "Devuelve la raíz cuadrada de un número complejo",
		abstract: "Devuelve la raíz cuadrada de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsqrt-function-e1753f80-ba11-4664-a10e-e17368396b70"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la raíz cuadrada."
		} }
	},
	IMSUB: {
		description: "Devuelve la diferencia entre dos números complejos",
		abstract: "Devuelve la diferencia entre dos números complejos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsub-function-2e404b4d-4935-4e85-9f52-cb08b9a45054"
		}],
		functionParameter: {
			inumber1: {
				name: "núm_imaginario1",
				detail: "núm_imaginario1."
			},
			inumber2: {
				name: "núm_imaginario2",
				detail: "núm_imaginario2."
			}
		}
	},
	IMSUM: {
		description: "Devuelve la suma de números complejos",
		abstract: "Devuelve la suma de números complejos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imsum-function-81542999-5f1c-4da6-9ffe-f1d7aaa9457f"
		}],
		functionParameter: {
			inumber1: {
				name: "núm_imaginario1",
				detail: "De 1 a 255 números complejos para sumar."
			},
			inumber2: {
				name: "núm_imaginario2",
				detail: "De 1 a 255 números complejos para sumar."
			}
		}
	},
	IMTAN: {
		description: "Devuelve la tangente de un número complejo",
		abstract: "Devuelve la tangente de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/imtan-function-8478f45d-610a-43cf-8544-9fc0b553a132"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la tangente."
		} }
	},
	IMTANH: {
		description: "Devuelve la tangente hiperbólica de un número complejo",
		abstract: "Devuelve la tangente hiperbólica de un número complejo",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/9366655?hl=en&sjid=1719420110567985051-AP"
		}],
		functionParameter: { inumber: {
			name: "núm_imaginario",
			detail: "Un número complejo del que desea obtener la tangente hiperbólica."
		} }
	},
	OCT2BIN: {
		description: "Convierte un número octal a binario",
		abstract: "Convierte un número octal a binario",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oct2bin-function-55383471-3c56-4d27-9522-1a8ec646c589"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número octal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	},
	OCT2DEC: {
		description: "Convierte un número octal a decimal",
		abstract: "Convierte un número octal a decimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oct2dec-function-87606014-cb98-44b2-8dbb-e48f8ced1554"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número octal que desea convertir."
		} }
	},
	OCT2HEX: {
		description: "Convierte un número octal a hexadecimal",
		abstract: "Convierte un número octal a hexadecimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oct2hex-function-912175b4-d497-41b4-a029-221f051b858f"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número octal que desea convertir."
			},
			places: {
				name: "posiciones",
				detail: "El número de caracteres que se van a usar."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/financial/es-ES.ts
const locale$9 = {
	ACCRINT: {
		description: "Devuelve el interés acumulado de un valor que paga intereses periódicos",
		abstract: "Devuelve el interés acumulado de un valor que paga intereses periódicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/accrint-function-fe45d089-6722-4fb3-9379-e1f911d8dc74"
		}],
		functionParameter: {
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			firstInterest: {
				name: "primer_interés",
				detail: "La fecha del primer interés del valor."
			},
			settlement: {
				name: "liquidación",
				detail: "La fecha de vencimiento del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de cupón anual del valor."
			},
			par: {
				name: "valor_nominal",
				detail: "El valor nominal del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			},
			calcMethod: {
				name: "método_cálculo",
				detail: "Es un valor lógico: el interés se acumula desde la fecha de emisión = VERDADERO o se ignora; el interés se acumula desde la fecha del último pago de cupón = FALSO."
			}
		}
	},
	ACCRINTM: {
		description: "Devuelve el interés acumulado de un valor que paga intereses al vencimiento",
		abstract: "Devuelve el interés acumulado de un valor que paga intereses al vencimiento",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/accrintm-function-f62f01f9-5754-4cc4-805b-0e70199328a7"
		}],
		functionParameter: {
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			settlement: {
				name: "liquidación",
				detail: "La fecha de vencimiento del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de cupón anual del valor."
			},
			par: {
				name: "valor_nominal",
				detail: "El valor nominal del valor."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	AMORDEGRC: {
		description: "Devuelve la depreciación de cada periodo contable mediante un coeficiente de depreciación",
		abstract: "Devuelve la depreciación de cada periodo contable mediante un coeficiente de depreciación",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/amordegrc-function-a14d0ca1-64a4-42eb-9b3d-b0dededf9e51"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	AMORLINC: {
		description: "Devuelve la depreciación de cada periodo contable",
		abstract: "Devuelve la depreciación de cada periodo contable",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/amorlinc-function-7d417b45-f7f5-4dba-a0a5-3451a81079a8"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo del activo."
			},
			datePurchased: {
				name: "fecha_compra",
				detail: "La fecha de compra del activo."
			},
			firstPeriod: {
				name: "primer_periodo",
				detail: "La fecha del final del primer periodo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor residual al final de la vida del activo."
			},
			period: {
				name: "periodo",
				detail: "El periodo."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de depreciación."
			},
			basis: {
				name: "base",
				detail: "La base del año que se usará."
			}
		}
	},
	COUPDAYBS: {
		description: "Devuelve el número de días desde el principio del periodo de cupón hasta la fecha de liquidación",
		abstract: "Devuelve el número de días desde el principio del periodo de cupón hasta la fecha de liquidación",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/coupdaybs-function-eb9a8dfb-2fb2-4c61-8e5d-690b320cf872"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	COUPDAYS: {
		description: "Devuelve el número de días del periodo de cupón que contiene la fecha de liquidación",
		abstract: "Devuelve el número de días del periodo de cupón que contiene la fecha de liquidación",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/coupdays-function-cc64380b-315b-4e7b-950c-b30b0a76f671"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	COUPDAYSNC: {
		description: "Devuelve el número de días desde la fecha de liquidación hasta la siguiente fecha de cupón",
		abstract: "Devuelve el número de días desde la fecha de liquidación hasta la siguiente fecha de cupón",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/coupdaysnc-function-5ab3f0b2-029f-4a8b-bb65-47d525eea547"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	COUPNCD: {
		description: "Devuelve la siguiente fecha de cupón después de la fecha de liquidación",
		abstract: "Devuelve la siguiente fecha de cupón después de la fecha de liquidación",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/coupncd-function-fd962fef-506b-4d9d-8590-16df5393691f"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	COUPNUM: {
		description: "Devuelve el número de cupones pagaderos entre la fecha de liquidación y la fecha de vencimiento",
		abstract: "Devuelve el número de cupones pagaderos entre la fecha de liquidación y la fecha de vencimiento",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/coupnum-function-a90af57b-de53-4969-9c99-dd6139db2522"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	COUPPCD: {
		description: "Devuelve la fecha de cupón anterior antes de la fecha de liquidación",
		abstract: "Devuelve la fecha de cupón anterior antes de la fecha de liquidación",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/couppcd-function-2eb50473-6ee9-4052-a206-77a9a385d5b3"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	CUMIPMT: {
		description: "Devuelve el interés acumulativo pagado entre dos periodos",
		abstract: "Devuelve el interés acumulativo pagado entre dos periodos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cumipmt-function-61067bb0-9016-427d-b95b-1a752af0e606"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago."
			},
			pv: {
				name: "va",
				detail: "El valor actual."
			},
			startPeriod: {
				name: "periodo_inicial",
				detail: "El primer periodo en el cálculo. Los periodos de pago se numeran comenzando con 1."
			},
			endPeriod: {
				name: "periodo_final",
				detail: "El último periodo en el cálculo."
			},
			type: {
				name: "tipo",
				detail: "El momento del pago."
			}
		}
	},
	CUMPRINC: {
		description: "Devuelve el capital acumulativo pagado de un préstamo entre dos periodos",
		abstract: "Devuelve el capital acumulativo pagado de un préstamo entre dos periodos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/cumprinc-function-94a4516d-bd65-41a1-bc16-053a6af4c04d"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago."
			},
			pv: {
				name: "va",
				detail: "El valor actual."
			},
			startPeriod: {
				name: "periodo_inicial",
				detail: "El primer periodo en el cálculo. Los periodos de pago se numeran comenzando con 1."
			},
			endPeriod: {
				name: "periodo_final",
				detail: "El último periodo en el cálculo."
			},
			type: {
				name: "tipo",
				detail: "El momento del pago."
			}
		}
	},
	DB: {
		description: "Devuelve la depreciación de un activo durante un periodo especificado, usando el método de saldo de disminución fija",
		abstract: "Devuelve la depreciación de un activo durante un periodo especificado, usando el método de saldo de disminución fija",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/db-function-354e7d28-5f93-4ff1-8a52-eb4ee549d9d7"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo inicial del activo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor al final de la depreciación (a veces llamado el valor residual del activo)."
			},
			life: {
				name: "vida",
				detail: "El número de periodos durante los cuales se deprecia el activo (a veces llamado la vida útil del activo)."
			},
			period: {
				name: "periodo",
				detail: "El periodo para el cual desea calcular la depreciación."
			},
			month: {
				name: "mes",
				detail: "El número de meses del primer año. Si se omite el mes, se supone que es 12."
			}
		}
	},
	DDB: {
		description: "Devuelve la depreciación de un activo durante un periodo especificado usando el método de saldo de doble disminución u otro método que especifique",
		abstract: "Devuelve la depreciación de un activo durante un periodo especificado usando el método de saldo de doble disminución u otro método que especifique",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/ddb-function-519a7a37-8772-4c96-85c0-ed2c209717a5"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo inicial del activo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor al final de la depreciación (a veces llamado el valor residual del activo)."
			},
			life: {
				name: "vida",
				detail: "El número de periodos durante los cuales se deprecia el activo (a veces llamado la vida útil del activo)."
			},
			period: {
				name: "periodo",
				detail: "El periodo para el cual desea calcular la depreciación."
			},
			factor: {
				name: "factor",
				detail: "La tasa a la que disminuye el saldo. Si se omite el factor, se supone que es 2 (el método de saldo de doble disminución)."
			}
		}
	},
	DISC: {
		description: "Devuelve la tasa de descuento de un valor",
		abstract: "Devuelve la tasa de descuento de un valor",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/disc-function-71fce9f3-3f05-4acf-a5a3-eac6ef4daa53"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor por $100 de valor nominal."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	DOLLARDE: {
		description: "Convierte un precio en dólares, expresado como fracción, en un precio en dólares, expresado como número decimal",
		abstract: "Convierte un precio en dólares, expresado como fracción, en un precio en dólares, expresado como número decimal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dollarde-function-db85aab0-1677-428a-9dfd-a38476693427"
		}],
		functionParameter: {
			fractionalDollar: {
				name: "dólar_fraccionario",
				detail: "Un número expresado como una parte entera y una parte fraccionaria, separadas por un símbolo decimal."
			},
			fraction: {
				name: "fracción",
				detail: "El entero que se usará en el denominador de la fracción."
			}
		}
	},
	DOLLARFR: {
		description: "Convierte un precio en dólares, expresado como número decimal, en un precio en dólares, expresado como fracción",
		abstract: "Convierte un precio en dólares, expresado como número decimal, en un precio en dólares, expresado como fracción",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/dollarfr-function-0835d163-3023-4a33-9824-3042c5d4f495"
		}],
		functionParameter: {
			decimalDollar: {
				name: "dólar_decimal",
				detail: "Un número decimal."
			},
			fraction: {
				name: "fracción",
				detail: "El entero que se usará en el denominador de la fracción."
			}
		}
	},
	DURATION: {
		description: "Devuelve la duración anual de un valor con pagos de intereses periódicos",
		abstract: "Devuelve la duración anual de un valor con pagos de intereses periódicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/duration-function-b254ea57-eadc-4602-a86a-c8e369334038"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			coupon: {
				name: "cupón",
				detail: "La tasa de cupón anual del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	EFFECT: {
		description: "Devuelve la tasa de interés anual efectiva",
		abstract: "Devuelve la tasa de interés anual efectiva",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/effect-function-910d4e4c-79e2-4009-95e6-507e04f11bc4"
		}],
		functionParameter: {
			nominalRate: {
				name: "tasa_nominal",
				detail: "La tasa de interés nominal."
			},
			npery: {
				name: "núm_per_año",
				detail: "El número de periodos de composición por año."
			}
		}
	},
	FV: {
		description: "Devuelve el valor futuro de una inversión",
		abstract: "Devuelve el valor futuro de una inversión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/fv-function-2eef9f44-a084-4c61-bdd8-4fe4bb1b71b3"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pmt: {
				name: "pago",
				detail: "El pago realizado cada periodo; no puede cambiar durante la vida de la anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	FVSCHEDULE: {
		description: "Devuelve el valor futuro de un capital inicial después de aplicar una serie de tasas de interés compuesto",
		abstract: "Devuelve el valor futuro de un capital inicial después de aplicar una serie de tasas de interés compuesto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/fvschedule-function-bec29522-bd87-4082-bab9-a241f3fb251d"
		}],
		functionParameter: {
			principal: {
				name: "capital",
				detail: "El valor actual."
			},
			schedule: {
				name: "programa",
				detail: "Una matriz de tasas de interés que aplicar."
			}
		}
	},
	INTRATE: {
		description: "Devuelve la tasa de interés de un valor completamente invertido",
		abstract: "Devuelve la tasa de interés de un valor completamente invertido",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/intrate-function-5cb34dde-a221-4cb6-b3eb-0b9e55e1316f"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			investment: {
				name: "inversión",
				detail: "La cantidad invertida en el valor."
			},
			redemption: {
				name: "rescate",
				detail: "La cantidad que se recibirá al vencimiento."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	IPMT: {
		description: "Devuelve el pago de intereses de una inversión durante un periodo determinado",
		abstract: "Devuelve el pago de intereses de una inversión durante un periodo determinado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/ipmt-function-5cce0ad6-8402-4a41-8d29-61a0b054cb6f"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			per: {
				name: "periodo",
				detail: "El periodo para el cual desea buscar el interés y debe estar en el rango de 1 a núm_pagos."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	IRR: {
		description: "Devuelve la tasa interna de retorno para una serie de flujos de efectivo",
		abstract: "Devuelve la tasa interna de retorno para una serie de flujos de efectivo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/irr-function-64925eaa-9988-495b-b290-3ad0c163c1bc"
		}],
		functionParameter: {
			values: {
				name: "valores",
				detail: "Una matriz o una referencia a celdas que contienen números para los cuales desea calcular la tasa interna de retorno.\n1.Los valores deben contener al menos un valor positivo y uno negativo para calcular la tasa interna de retorno.\n2.TIR usa el orden de valores para interpretar el orden de los flujos de efectivo. Asegúrese de introducir los valores de pago e ingresos en la secuencia que desee.\n3.Si un argumento de matriz o referencia contiene texto, valores lógicos o celdas vacías, esos valores se ignoran."
			},
			guess: {
				name: "estimación",
				detail: "Un número que estima está cerca del resultado de TIR."
			}
		}
	},
	ISPMT: {
		description: "Calcula el interés pagado durante un periodo específico de una inversión",
		abstract: "Calcula el interés pagado durante un periodo específico de una inversión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/ispmt-function-fa58adb6-9d39-4ce0-8f43-75399cea56cc"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés para la inversión."
			},
			per: {
				name: "periodo",
				detail: "El periodo para el cual desea buscar el interés, y debe estar entre 1 y Núm_pagos."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago para la inversión."
			},
			pv: {
				name: "va",
				detail: "El valor actual de la inversión. Para un préstamo, Va es la cantidad del préstamo."
			}
		}
	},
	MDURATION: {
		description: "Devuelve la duración modificada de Macauley para un valor con un valor nominal asumido de $100",
		abstract: "Devuelve la duración modificada de Macauley para un valor con un valor nominal asumido de $100",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/mduration-function-b3786a69-4f20-469a-94ad-33e5b90a763c"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			coupon: {
				name: "cupón",
				detail: "La tasa de cupón anual del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	MIRR: {
		description: "Devuelve la tasa interna de retorno donde los flujos de efectivo positivos y negativos se financian a diferentes tasas",
		abstract: "Devuelve la tasa interna de retorno donde los flujos de efectivo positivos y negativos se financian a diferentes tasas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/mirr-function-b020f038-7492-4fb4-93c1-35c345b53524"
		}],
		functionParameter: {
			values: {
				name: "valores",
				detail: "Una matriz o una referencia a celdas que contienen números. Estos números representan una serie de pagos (valores negativos) e ingresos (valores positivos) que ocurren en periodos regulares.\n1.Los valores deben contener al menos un valor positivo y uno negativo para calcular la tasa interna de retorno modificada. De lo contrario, TIRM devuelve el valor de error #¡DIV/0!.\n2.Si un argumento de matriz o referencia contiene texto, valores lógicos o celdas vacías, esos valores se ignoran; sin embargo, se incluyen las celdas con el valor cero."
			},
			financeRate: {
				name: "tasa_financiamiento",
				detail: "La tasa de interés que paga sobre el dinero usado en los flujos de efectivo."
			},
			reinvestRate: {
				name: "tasa_reinversión",
				detail: "La tasa de interés que recibe sobre los flujos de efectivo cuando los reinvierte."
			}
		}
	},
	NOMINAL: {
		description: "Devuelve la tasa de interés nominal anual",
		abstract: "Devuelve la tasa de interés nominal anual",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/nominal-function-7f1ae29b-6b92-435e-b950-ad8b190ddd2b"
		}],
		functionParameter: {
			effectRate: {
				name: "tasa_efectiva",
				detail: "La tasa de interés efectiva."
			},
			npery: {
				name: "núm_per_año",
				detail: "El número de periodos de composición por año."
			}
		}
	},
	NPER: {
		description: "Devuelve el número de periodos para una inversión",
		abstract: "Devuelve el número de periodos para una inversión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/nper-function-240535b5-6653-4d2d-bfcf-b6a38151d815"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			pmt: {
				name: "pago",
				detail: "El pago realizado cada periodo; no puede cambiar durante la vida de la anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	NPV: {
		description: "Devuelve el valor actual neto de una inversión basada en una serie de flujos de efectivo periódicos y una tasa de descuento",
		abstract: "Devuelve el valor actual neto de una inversión basada en una serie de flujos de efectivo periódicos y una tasa de descuento",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/npv-function-8672cb67-2576-4d07-b67b-ac28acf2a568"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de descuento durante la duración de un periodo."
			},
			value1: {
				name: "valor1",
				detail: "De 1 a 254 argumentos que representan los pagos e ingresos."
			},
			value2: {
				name: "valor2",
				detail: "De 1 a 254 argumentos que representan los pagos e ingresos."
			}
		}
	},
	ODDFPRICE: {
		description: "Devuelve el precio por $100 de valor nominal de un valor con un primer periodo impar",
		abstract: "Devuelve el precio por $100 de valor nominal de un valor con un primer periodo impar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oddfprice-function-d7d664a8-34df-4233-8d2b-922bcf6a69e1"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			firstCoupon: {
				name: "primer_cupón",
				detail: "La fecha del primer cupón del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	ODDFYIELD: {
		description: "Devuelve el rendimiento de un valor con un primer periodo impar",
		abstract: "Devuelve el rendimiento de un valor con un primer periodo impar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oddfyield-function-66bc8b7b-6501-4c93-9ce3-2fd16220fe37"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			firstCoupon: {
				name: "primer_cupón",
				detail: "La fecha del primer cupón del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	ODDLPRICE: {
		description: "Devuelve el precio por $100 de valor nominal de un valor con un último periodo impar",
		abstract: "Devuelve el precio por $100 de valor nominal de un valor con un último periodo impar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oddlprice-function-fb657749-d200-4902-afaf-ed5445027fc4"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			lastInterest: {
				name: "último_interés",
				detail: "La fecha del último cupón del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	ODDLYIELD: {
		description: "Devuelve el rendimiento de un valor con un último periodo impar",
		abstract: "Devuelve el rendimiento de un valor con un último periodo impar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/oddlyield-function-c873d088-cf40-435f-8d41-c8232fee9238"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			lastInterest: {
				name: "último_interés",
				detail: "La fecha del último cupón del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	PDURATION: {
		description: "Devuelve el número de periodos requeridos por una inversión para alcanzar un valor especificado",
		abstract: "Devuelve el número de periodos requeridos por una inversión para alcanzar un valor especificado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/pduration-function-44f33460-5be5-4c90-b857-22308892adaf"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "Tasa es la tasa de interés por periodo."
			},
			pv: {
				name: "va",
				detail: "Va es el valor actual de la inversión."
			},
			fv: {
				name: "vf",
				detail: "Vf es el valor futuro deseado de la inversión."
			}
		}
	},
	PMT: {
		description: "Devuelve el pago periódico de una anualidad",
		abstract: "Devuelve el pago periódico de una anualidad",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/pmt-function-0214da64-9a63-4996-bc20-214433fa6441"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	PPMT: {
		description: "Devuelve el pago del capital de una inversión durante un periodo determinado",
		abstract: "Devuelve el pago del capital de una inversión durante un periodo determinado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/ppmt-function-c370d9e3-7749-4ca4-beea-b06c6ac95e1b"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			per: {
				name: "periodo",
				detail: "El periodo para el cual desea buscar el interés y debe estar en el rango de 1 a núm_pagos."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	PRICE: {
		description: "Devuelve el precio por $100 de valor nominal de un valor que paga intereses periódicos",
		abstract: "Devuelve el precio por $100 de valor nominal de un valor que paga intereses periódicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/price-function-3ea9deac-8dfa-436f-a7c8-17ea02c21b0a"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	PRICEDISC: {
		description: "Devuelve el precio por $100 de valor nominal de un valor descontado",
		abstract: "Devuelve el precio por $100 de valor nominal de un valor descontado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/pricedisc-function-d06ad7c1-380e-4be7-9fd9-75e3079acfd3"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			discount: {
				name: "descuento",
				detail: "La tasa de descuento del valor."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	PRICEMAT: {
		description: "Devuelve el precio por $100 de valor nominal de un valor que paga intereses al vencimiento",
		abstract: "Devuelve el precio por $100 de valor nominal de un valor que paga intereses al vencimiento",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/pricemat-function-52c3b4da-bc7e-476a-989f-a95f675cae77"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			yld: {
				name: "rendimiento",
				detail: "El rendimiento anual del valor."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	PV: {
		description: "Devuelve el valor actual de una inversión",
		abstract: "Devuelve el valor actual de una inversión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/pv-function-23879d31-0e02-4321-be01-da16e8168cbd"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de interés por periodo."
			},
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pmt: {
				name: "pago",
				detail: "El pago realizado cada periodo; no puede cambiar durante la vida de la anualidad."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			}
		}
	},
	RATE: {
		description: "Devuelve la tasa de interés por periodo de una anualidad",
		abstract: "Devuelve la tasa de interés por periodo de una anualidad",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/rate-function-9f665657-4a7e-4bb7-a030-83fc59e748ce"
		}],
		functionParameter: {
			nper: {
				name: "núm_pagos",
				detail: "El número total de periodos de pago en una anualidad."
			},
			pmt: {
				name: "pago",
				detail: "El pago realizado cada periodo; no puede cambiar durante la vida de la anualidad."
			},
			pv: {
				name: "va",
				detail: "El valor actual, o la cantidad total que vale ahora una serie de pagos futuros."
			},
			fv: {
				name: "vf",
				detail: "El valor futuro, o un saldo en efectivo que desea lograr después de realizar el último pago."
			},
			type: {
				name: "tipo",
				detail: "El número 0 o 1 e indica cuándo vencen los pagos."
			},
			guess: {
				name: "estimación",
				detail: "Su estimación de cuál será la tasa."
			}
		}
	},
	RECEIVED: {
		description: "Devuelve la cantidad recibida al vencimiento para un valor completamente invertido",
		abstract: "Devuelve la cantidad recibida al vencimiento para un valor completamente invertido",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/received-function-7a3f8b93-6611-4f81-8576-828312c9b5e5"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			investment: {
				name: "inversión",
				detail: "La cantidad invertida en el valor."
			},
			discount: {
				name: "descuento",
				detail: "La tasa de descuento del valor."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	RRI: {
		description: "Devuelve una tasa de interés equivalente para el crecimiento de una inversión",
		abstract: "Devuelve una tasa de interés equivalente para el crecimiento de una inversión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/rri-function-6f5822d8-7ef1-4233-944c-79e8172930f4"
		}],
		functionParameter: {
			nper: {
				name: "núm_pagos",
				detail: "Núm_pagos es el número de periodos para la inversión."
			},
			pv: {
				name: "va",
				detail: "Va es el valor actual de la inversión."
			},
			fv: {
				name: "vf",
				detail: "Vf es el valor futuro de la inversión."
			}
		}
	},
	SLN: {
		description: "Devuelve la depreciación por método directo de un activo en un periodo",
		abstract: "Devuelve la depreciación por método directo de un activo en un periodo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/sln-function-cdb666e5-c1c6-40a7-806a-e695edc2f1c8"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo inicial del activo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor al final de la depreciación (a veces llamado el valor residual del activo)."
			},
			life: {
				name: "vida",
				detail: "El número de periodos durante los cuales se deprecia el activo (a veces llamado la vida útil del activo)."
			}
		}
	},
	SYD: {
		description: "Devuelve la depreciación por suma de años de los dígitos de un activo durante un periodo especificado",
		abstract: "Devuelve la depreciación por suma de años de los dígitos de un activo durante un periodo especificado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/syd-function-069f8106-b60b-4ca2-98e0-2a0f206bdb27"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo inicial del activo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor al final de la depreciación (a veces llamado el valor residual del activo)."
			},
			life: {
				name: "vida",
				detail: "El número de periodos durante los cuales se deprecia el activo (a veces llamado la vida útil del activo)."
			},
			per: {
				name: "periodo",
				detail: "El periodo y debe usar las mismas unidades que vida."
			}
		}
	},
	TBILLEQ: {
		description: "Devuelve el rendimiento equivalente de un bono del Tesoro",
		abstract: "Devuelve el rendimiento equivalente de un bono del Tesoro",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/tbilleq-function-2ab72d90-9b4d-4efe-9fc2-0f81f2c19c8c"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del pagaré del Tesoro."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del pagaré del Tesoro."
			},
			discount: {
				name: "descuento",
				detail: "La tasa de descuento del pagaré del Tesoro."
			}
		}
	},
	TBILLPRICE: {
		description: "Devuelve el precio por $100 de valor nominal de un pagaré del Tesoro",
		abstract: "Devuelve el precio por $100 de valor nominal de un pagaré del Tesoro",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/tbillprice-function-eacca992-c29d-425a-9eb8-0513fe6035a2"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del pagaré del Tesoro."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del pagaré del Tesoro."
			},
			discount: {
				name: "descuento",
				detail: "La tasa de descuento del pagaré del Tesoro."
			}
		}
	},
	TBILLYIELD: {
		description: "Devuelve el rendimiento de un pagaré del Tesoro",
		abstract: "Devuelve el rendimiento de un pagaré del Tesoro",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/tbillyield-function-6d381232-f4b0-4cd5-8e97-45b9c03468ba"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del pagaré del Tesoro."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del pagaré del Tesoro."
			},
			pr: {
				name: "precio",
				detail: "El precio del pagaré del Tesoro por $100 de valor nominal."
			}
		}
	},
	VDB: {
		description: "Devuelve la depreciación de un activo durante un periodo especificado o parcial usando un método de saldo decreciente",
		abstract: "Devuelve la depreciación de un activo durante un periodo especificado o parcial usando un método de saldo decreciente",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/vdb-function-dde4e207-f3fa-488d-91d2-66d55e861d73"
		}],
		functionParameter: {
			cost: {
				name: "costo",
				detail: "El costo inicial del activo."
			},
			salvage: {
				name: "valor_residual",
				detail: "El valor al final de la depreciación (a veces llamado el valor residual del activo)."
			},
			life: {
				name: "vida",
				detail: "El número de periodos durante los cuales se está depreciando el activo (a veces llamado la vida útil del activo)."
			},
			startPeriod: {
				name: "periodo_inicial",
				detail: "El periodo inicial para el cual desea calcular la depreciación."
			},
			endPeriod: {
				name: "periodo_final",
				detail: "El periodo final para el cual desea calcular la depreciación."
			},
			factor: {
				name: "factor",
				detail: "La tasa a la que disminuye el saldo. Si se omite el factor, se supone que es 2 (el método de saldo de doble disminución)."
			},
			noSwitch: {
				name: "no_cambiar",
				detail: "Un valor lógico que especifica si se debe cambiar a depreciación en línea recta cuando la depreciación es mayor que el cálculo de saldo decreciente."
			}
		}
	},
	XIRR: {
		description: "Devuelve la tasa interna de retorno para un flujo de efectivo que no es necesariamente periódico",
		abstract: "Devuelve la tasa interna de retorno para un flujo de efectivo que no es necesariamente periódico",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/xirr-function-de1242ec-6477-445b-b11b-a303ad9adc9d"
		}],
		functionParameter: {
			values: {
				name: "valores",
				detail: "Una serie de flujos de efectivo que corresponde a un programa de pagos en fechas. El primer pago es opcional y corresponde a un costo o pago que ocurre al principio de la inversión. Si el primer valor es un costo o pago, debe ser un valor negativo. Todos los pagos sucesivos se descuentan basándose en un año de 365 días. La serie de valores debe contener al menos un valor positivo y uno negativo."
			},
			dates: {
				name: "fechas",
				detail: "Un programa de fechas de pago que corresponde a los pagos de flujo de efectivo. Las fechas pueden ocurrir en cualquier orden."
			},
			guess: {
				name: "estimación",
				detail: "Un número que estima está cerca del resultado de TIRX."
			}
		}
	},
	XNPV: {
		description: "Devuelve el valor actual neto para un flujo de efectivo que no es necesariamente periódico",
		abstract: "Devuelve el valor actual neto para un flujo de efectivo que no es necesariamente periódico",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/xnpv-function-1b42bbf6-370f-4532-a0eb-d67c16b664b7"
		}],
		functionParameter: {
			rate: {
				name: "tasa",
				detail: "La tasa de descuento que aplicar a los flujos de efectivo."
			},
			values: {
				name: "valores",
				detail: "Una serie de flujos de efectivo que corresponde a un programa de pagos en fechas. El primer pago es opcional y corresponde a un costo o pago que ocurre al principio de la inversión. Si el primer valor es un costo o pago, debe ser un valor negativo. Todos los pagos sucesivos se descuentan basándose en un año de 365 días. La serie de valores debe contener al menos un valor positivo y uno negativo."
			},
			dates: {
				name: "fechas",
				detail: "Un programa de fechas de pago que corresponde a los pagos de flujo de efectivo. Las fechas pueden ocurrir en cualquier orden."
			}
		}
	},
	YIELD: {
		description: "Devuelve el rendimiento de un valor que paga intereses periódicos",
		abstract: "Devuelve el rendimiento de un valor que paga intereses periódicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/yield-function-f5f5ca43-c4bd-434f-8bd2-ed3c9727a4fe"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor por $100 de valor nominal."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			frequency: {
				name: "frecuencia",
				detail: "El número de pagos de cupón por año. Para pagos anuales, frecuencia = 1; para semestrales, frecuencia = 2; para trimestrales, frecuencia = 4."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	YIELDDISC: {
		description: "Devuelve el rendimiento anual de un valor descontado; por ejemplo, un pagaré del Tesoro",
		abstract: "Devuelve el rendimiento anual de un valor descontado; por ejemplo, un pagaré del Tesoro",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/yielddisc-function-a9dbdbae-7dae-46de-b995-615faffaaed7"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor por $100 de valor nominal."
			},
			redemption: {
				name: "rescate",
				detail: "El valor de rescate del valor por $100 de valor nominal."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	},
	YIELDMAT: {
		description: "Devuelve el rendimiento anual de un valor que paga intereses al vencimiento",
		abstract: "Devuelve el rendimiento anual de un valor que paga intereses al vencimiento",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/en-us/office/yieldmat-function-ba7d1809-0d33-4bcb-96c7-6c56ec62ef6f"
		}],
		functionParameter: {
			settlement: {
				name: "liquidación",
				detail: "La fecha de liquidación del valor."
			},
			maturity: {
				name: "vencimiento",
				detail: "La fecha de vencimiento del valor."
			},
			issue: {
				name: "emisión",
				detail: "La fecha de emisión del valor."
			},
			rate: {
				name: "tasa",
				detail: "La tasa de interés del valor."
			},
			pr: {
				name: "precio",
				detail: "El precio del valor por $100 de valor nominal."
			},
			basis: {
				name: "base",
				detail: "El tipo de base de recuento de días que se usará."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/information/es-ES.ts
const locale$8 = {
	CELL: {
		description: "Devuelve información sobre el formato, la ubicación o el contenido de una celda",
		abstract: "Devuelve información sobre el formato, la ubicación o el contenido de una celda",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/cell-function-51bd39a5-f338-4dbe-a33f-955d67c2b2cf"
		}],
		functionParameter: {
			infoType: {
				name: "tipo_info",
				detail: "Un valor de texto que especifica qué tipo de información de celda desea devolver."
			},
			reference: {
				name: "referencia",
				detail: "La celda sobre la que desea obtener información."
			}
		}
	},
	ERROR_TYPE: {
		description: "Devuelve un número correspondiente a un tipo de error",
		abstract: "Devuelve un número correspondiente a un tipo de error",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/error-type-function-10958677-7c8d-44f7-ae77-b9a9ee6eefaa"
		}],
		functionParameter: { errorVal: {
			name: "valor_error",
			detail: "El valor de error cuyo número de identificación desea encontrar."
		} }
	},
	INFO: {
		description: "Devuelve información sobre el entorno operativo actual",
		abstract: "Devuelve información sobre el entorno operativo actual",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/info-function-725f259a-0e4b-49b3-8b52-58815c69acae"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	ISBETWEEN: {
		description: "Comprueba si un número proporcionado se encuentra entre otros dos números, de forma inclusiva o exclusiva.",
		abstract: "Comprueba si un número proporcionado se encuentra entre otros dos números, de forma inclusiva o exclusiva.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/10538337?hl=es"
		}],
		functionParameter: {
			valueToCompare: {
				name: "valor_a_comparar",
				detail: "El valor a comprobar si está entre `valor_inferior` y `valor_superior`."
			},
			lowerValue: {
				name: "valor_inferior",
				detail: "El límite inferior del rango de valores en el que puede caer `valor_a_comparar`."
			},
			upperValue: {
				name: "valor_superior",
				detail: "El límite superior del rango de valores en el que puede caer `valor_a_comparar`."
			},
			lowerValueIsInclusive: {
				name: "valor_inferior_es_inclusivo",
				detail: "Indica si el rango de valores incluye el `valor_inferior`. Por defecto es VERDADERO."
			},
			upperValueIsInclusive: {
				name: "valor_superior_es_inclusivo",
				detail: "Indica si el rango de valores incluye el `valor_superior`. Por defecto es VERDADERO."
			}
		}
	},
	ISBLANK: {
		description: "Devuelve VERDADERO si el valor está en blanco",
		abstract: "Devuelve VERDADERO si el valor está en blanco",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISDATE: {
		description: "Devuelve si un valor es una fecha.",
		abstract: "Devuelve si un valor es una fecha.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/9061381?hl=es"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que se verificará como fecha."
		} }
	},
	ISEMAIL: {
		description: "Comprueba si un valor es una dirección de correo electrónico válida",
		abstract: "Comprueba si un valor es una dirección de correo electrónico válida",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/3256503?hl=es"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que se verificará como una dirección de correo electrónico."
		} }
	},
	ISERR: {
		description: "Devuelve VERDADERO si el valor es cualquier valor de error excepto #N/A",
		abstract: "Devuelve VERDADERO si el valor es cualquier valor de error excepto #N/A",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISERROR: {
		description: "Devuelve VERDADERO si el valor es cualquier valor de error",
		abstract: "Devuelve VERDADERO si el valor es cualquier valor de error",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISEVEN: {
		description: "Devuelve VERDADERO si el número es par",
		abstract: "Devuelve VERDADERO si el número es par",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/iseven-function-aa15929a-d77b-4fbb-92f4-2f479af55356"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor a probar. Si el número no es un entero, se trunca."
		} }
	},
	ISFORMULA: {
		description: "Devuelve VERDADERO si hay una referencia a una celda que contiene una fórmula",
		abstract: "Devuelve VERDADERO si hay una referencia a una celda que contiene una fórmula",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/isformula-function-e4d1355f-7121-4ef2-801e-3839bfd6b1e5"
		}],
		functionParameter: { reference: {
			name: "referencia",
			detail: "Referencia es una referencia a la celda que desea probar."
		} }
	},
	ISLOGICAL: {
		description: "Devuelve VERDADERO si el valor es un valor lógico",
		abstract: "Devuelve VERDADERO si el valor es un valor lógico",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISNA: {
		description: "Devuelve VERDADERO si el valor es el valor de error #N/A",
		abstract: "Devuelve VERDADERO si el valor es el valor de error #N/A",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISNONTEXT: {
		description: "Devuelve VERDADERO si el valor no es texto",
		abstract: "Devuelve VERDADERO si el valor no es texto",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISNUMBER: {
		description: "Devuelve VERDADERO si el valor es un número",
		abstract: "Devuelve VERDADERO si el valor es un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISODD: {
		description: "Devuelve VERDADERO si el número es impar",
		abstract: "Devuelve VERDADERO si el número es impar",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/isodd-function-1208a56d-4f10-4f44-a5fc-648cafd6c07a"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor a probar. Si el número no es un entero, se trunca."
		} }
	},
	ISOMITTED: {
		description: "Comprueba si falta el valor en una\xA0LAMBDA\xA0y devuelve VERDADERO o FALSO",
		abstract: "Comprueba si falta el valor en una\xA0LAMBDA\xA0y devuelve VERDADERO o FALSO",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/isomitted-function-831d6fbc-0f07-40c4-9c5b-9c73fd1d60c1"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	ISREF: {
		description: "Devuelve VERDADERO si el valor es una referencia",
		abstract: "Devuelve VERDADERO si el valor es una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISTEXT: {
		description: "Devuelve VERDADERO si el valor es texto",
		abstract: "Devuelve VERDADERO si el valor es texto",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/is-functions-0f2d7971-6019-40a0-a171-f2d869135665"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar. El argumento de valor puede ser una celda en blanco (vacía), error, valor lógico, texto, número o valor de referencia, o un nombre que se refiera a cualquiera de estos."
		} }
	},
	ISURL: {
		description: "Comprueba si un valor es una URL válida.",
		abstract: "Comprueba si un valor es una URL válida.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/3256501?hl=es"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que se verificará como una URL."
		} }
	},
	N: {
		description: "Devuelve un valor convertido en un número",
		abstract: "Devuelve un valor convertido en un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/n-function-a624cad1-3635-4208-b54a-29733d1278c9"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea convertir."
		} }
	},
	NA: {
		description: "Devuelve el valor de error #N/A",
		abstract: "Devuelve el valor de error #N/A",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/na-function-5469c2d1-a90c-4fb5-9bbc-64bd9bb6b47c"
		}],
		functionParameter: {}
	},
	SHEET: {
		description: "Devuelve el número de hoja de la hoja de referencia",
		abstract: "Devuelve el número de hoja de la hoja de referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sheet-function-44718b6f-8b87-47a1-a9d6-b701c06cff24"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "Valor es el nombre de una hoja o una referencia para la que desea el número de hoja. Si se omite el valor, HOJA devuelve el número de la hoja que contiene la función."
		} }
	},
	SHEETS: {
		description: "Devuelve el número de hojas en un libro",
		abstract: "Devuelve el número de hojas en un libro",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sheets-function-770515eb-e1e8-45ce-8066-b557e5e4b80b"
		}],
		functionParameter: {}
	},
	TYPE: {
		description: "Devuelve un número que indica el tipo de datos de un valor",
		abstract: "Devuelve un número que indica el tipo de datos de un valor",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/type-function-45b4e688-4bc3-48b3-a105-ffa892995899"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "Puede ser cualquier valor, como un número, texto, valor lógico, etc."
		} }
	}
};

//#endregion
//#region src/locale/function-list/logical/es-ES.ts
const locale$7 = {
	AND: {
		description: "Devuelve VERDADERO si todos sus argumentos son VERDADERO",
		abstract: "Devuelve VERDADERO si todos sus argumentos son VERDADERO",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/and-function-5f19b2e8-e1df-4408-897a-ce285a19e9d9"
		}],
		functionParameter: {
			logical1: {
				name: "lógico1",
				detail: "La primera condición que se desea comprobar y que puede evaluarse como VERDADERO o FALSO."
			},
			logical2: {
				name: "lógico2",
				detail: "Otras condiciones que se desean comprobar, hasta un máximo de 255, que pueden evaluarse como VERDADERO o FALSO."
			}
		}
	},
	BYCOL: {
		description: "Aplica una función LAMBDA a cada columna y devuelve una matriz de los resultados",
		abstract: "Aplica una función LAMBDA a cada columna y devuelve una matriz de los resultados",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/bycol-function-58463999-7de5-49ce-8f38-b7f7a2192bfb"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "Matriz que se va a separar por columnas."
			},
			lambda: {
				name: "lambda",
				detail: "Una función LAMBDA que toma una columna como un único parámetro y calcula un resultado. La función LAMBDA toma un único parámetro: una columna de la matriz."
			}
		}
	},
	BYROW: {
		description: "Aplica una función LAMBDA a cada fila y devuelve una matriz de los resultados",
		abstract: "Aplica una función LAMBDA a cada fila y devuelve una matriz de los resultados",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/byrow-function-2e04c677-78c8-4e6b-8c10-a4602f2602bb"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "Matriz que se va a separar por filas."
			},
			lambda: {
				name: "lambda",
				detail: "Una función LAMBDA que toma una fila como un único parámetro y calcula un resultado. La función LAMBDA toma un único parámetro: una fila de la matriz."
			}
		}
	},
	FALSE: {
		description: "Devuelve el valor lógico FALSO.",
		abstract: "Devuelve el valor lógico FALSO.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/false-function-2d58dfa5-9c03-4259-bf8f-f0ae14346904"
		}],
		functionParameter: {}
	},
	IF: {
		description: "Especifica una prueba lógica que realizar",
		abstract: "Especifica una prueba lógica que realizar",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/if-function-69aed7c9-4e8a-4755-a9bc-aa8bbff73be2"
		}],
		functionParameter: {
			logicalTest: {
				name: "prueba_lógica",
				detail: "La condición que desea probar."
			},
			valueIfTrue: {
				name: "valor_si_verdadero",
				detail: "El valor que desea que se devuelva si el resultado de la prueba_lógica es VERDADERO."
			},
			valueIfFalse: {
				name: "valor_si_falso",
				detail: "El valor que desea que se devuelva si el resultado de la prueba_lógica es FALSO."
			}
		}
	},
	IFERROR: {
		description: "Devuelve un valor que se especifica si una fórmula se evalúa como un error; de lo contrario, devuelve el resultado de la fórmula",
		abstract: "Devuelve un valor que se especifica si una fórmula se evalúa como un error; de lo contrario, devuelve el resultado de la fórmula",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/iferror-function-c526fd07-caeb-47b8-8bb6-63f3e417f611"
		}],
		functionParameter: {
			value: {
				name: "valor",
				detail: "El argumento que se comprueba en busca de un error."
			},
			valueIfError: {
				name: "valor_si_error",
				detail: "El valor que se devolverá si la fórmula se evalúa como un error. Se evalúan los siguientes tipos de error: #N/A, #¡VALOR!, #¡REF!, #¡DIV/0!, #¡NUM!, #¿NOMBRE? o #¡NULO!."
			}
		}
	},
	IFNA: {
		description: "Devuelve el valor que se especifica si la expresión se resuelve en #N/A; de lo contrario, devuelve el resultado de la expresión",
		abstract: "Devuelve el valor que se especifica si la expresión se resuelve en #N/A; de lo contrario, devuelve el resultado de la expresión",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ifna-function-6626c961-a569-42fc-a49d-79b4951fd461"
		}],
		functionParameter: {
			value: {
				name: "valor",
				detail: "El argumento en el que se busca el valor de error #N/A."
			},
			valueIfNa: {
				name: "valor_si_na",
				detail: "El valor que se devolverá si la fórmula se evalúa con el valor de error #N/A."
			}
		}
	},
	IFS: {
		description: "Comprueba si se cumplen una o más condiciones y devuelve un valor que corresponde a la primera condición VERDADERA.",
		abstract: "Comprueba si se cumplen una o más condiciones y devuelve un valor que corresponde a la primera condición VERDADERA.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ifs-function-36329a26-37b2-467c-972b-4a39bd951d45"
		}],
		functionParameter: {
			logicalTest1: {
				name: "prueba_lógica1",
				detail: "Condición que se evalúa como VERDADERO o FALSO."
			},
			valueIfTrue1: {
				name: "valor_si_verdadero1",
				detail: "Resultado que se devolverá si prueba_lógica1 se evalúa como VERDADERO. Puede estar vacío."
			},
			logicalTest2: {
				name: "prueba_lógica2",
				detail: "Condición que se evalúa como VERDADERO o FALSO."
			},
			valueIfTrue2: {
				name: "valor_si_verdadero2",
				detail: "Resultado que se devolverá si prueba_lógicaN se evalúa como VERDADERO. Cada valor_si_verdaderoN se corresponde con una condición prueba_lógicaN. Puede estar vacío."
			}
		}
	},
	LAMBDA: {
		description: "Use una función LAMBDA para crear funciones personalizadas y reutilizables, y llámelas con un nombre descriptivo. La nueva función está disponible en todo el libro y se llama como las funciones nativas de Excel.",
		abstract: "Crea funciones personalizadas y reutilizables y llámalas por un nombre descriptivo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/lambda-function-bd212d27-1cd1-4321-a34a-ccbf254b8b67"
		}],
		functionParameter: {
			parameter: {
				name: "parámetro",
				detail: "Un valor que desea pasar a la función, como una referencia de celda, una cadena o un número. Puede introducir hasta 253 parámetros. Este argumento es opcional."
			},
			calculation: {
				name: "cálculo",
				detail: "La fórmula que desea ejecutar y devolver como resultado de la función. Debe ser el último argumento y debe devolver un resultado. Este argumento es obligatorio."
			}
		}
	},
	LET: {
		description: "Asigna nombres a los resultados de los cálculos",
		abstract: "Asigna nombres a los resultados de los cálculos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/let-function-34842dd8-b92b-4d3f-b325-b8b8f9908999"
		}],
		functionParameter: {
			name1: {
				name: "nombre1",
				detail: "El primer nombre que se va a asignar. Debe empezar con una letra. No puede ser el resultado de una fórmula ni entrar en conflicto con la sintaxis de rango."
			},
			nameValue1: {
				name: "valor_nombre1",
				detail: "El valor que se asigna a nombre1."
			},
			calculationOrName2: {
				name: "cálculo_o_nombre2",
				detail: "Uno de los siguientes:\n1.Un cálculo que use todos los nombres de la función LET. Debe ser el último argumento de la función LET.\n2.Un segundo nombre para asignar a un segundo valor_nombre. Si se especifica un nombre, valor_nombre2 y cálculo_o_nombre3 son obligatorios."
			},
			nameValue2: {
				name: "valor_nombre2",
				detail: "El valor que se asigna a cálculo_o_nombre2."
			},
			calculationOrName3: {
				name: "cálculo_o_nombre3",
				detail: "Uno de los siguientes:\n1.Un cálculo que use todos los nombres de la función LET. El último argumento de la función LET debe ser un cálculo.\n2.Un tercer nombre para asignar a un tercer valor_nombre. Si se especifica un nombre, valor_nombre3 y cálculo_o_nombre4 son obligatorios."
			}
		}
	},
	MAKEARRAY: {
		description: "Devuelve una matriz calculada de un tamaño de fila y columna especificado, mediante la aplicación de una LAMBDA",
		abstract: "Devuelve una matriz calculada de un tamaño de fila y columna especificado, mediante la aplicación de una LAMBDA",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/makearray-function-b80da5ad-b338-4149-a523-5b221da09097"
		}],
		functionParameter: {
			number1: {
				name: "filas",
				detail: "El número de filas de la matriz. Debe ser mayor que cero."
			},
			number2: {
				name: "columnas",
				detail: "El número de columnas de la matriz. Debe ser mayor que cero."
			},
			value3: {
				name: "lambda",
				detail: "Una función LAMBDA que se llama para crear la matriz. La función LAMBDA toma dos parámetros: fila (el índice de fila de la matriz), columna (el índice de columna de la matriz)."
			}
		}
	},
	MAP: {
		description: "Devuelve una matriz formada al asignar cada valor de las matrices a un nuevo valor aplicando una LAMBDA para crear un nuevo valor.",
		abstract: "Devuelve una matriz formada al asignar cada valor de las matrices a un nuevo valor aplicando una LAMBDA para crear un nuevo valor.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/map-function-48006093-f97c-47c1-bfcc-749263bb1f01"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Una matriz1 que se va a asignar."
			},
			array2: {
				name: "matriz2",
				detail: "Una matriz2 que se va a asignar."
			},
			lambda: {
				name: "lambda",
				detail: "Una función LAMBDA que debe ser el último argumento y que debe tener un parámetro para cada matriz pasada."
			}
		}
	},
	NOT: {
		description: "Invierte el valor lógico de su argumento.",
		abstract: "Invierte el valor lógico de su argumento.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/not-function-9cfc6011-a054-40c7-a140-cd4ba2d87d77"
		}],
		functionParameter: { logical: {
			name: "lógico",
			detail: "La condición para la que desea invertir la lógica, que puede evaluarse como VERDADERO o FALSO."
		} }
	},
	OR: {
		description: "Devuelve VERDADERO si alguno de sus argumentos se evalúa como VERDADERO, y devuelve FALSO si todos sus argumentos se evalúan como FALSO.",
		abstract: "Devuelve VERDADERO si algún argumento es VERDADERO",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/or-function-7d17ad14-8700-4281-b308-00b131e22af0"
		}],
		functionParameter: {
			logical1: {
				name: "lógico1",
				detail: "La primera condición que se desea comprobar y que puede evaluarse como VERDADERO o FALSO."
			},
			logical2: {
				name: "lógico2",
				detail: "Otras condiciones que se desean comprobar, hasta un máximo de 255, que pueden evaluarse como VERDADERO o FALSO."
			}
		}
	},
	REDUCE: {
		description: "Reduce una matriz a un valor acumulado aplicando una LAMBDA a cada valor y devolviendo el valor total en el acumulador.",
		abstract: "Reduce una matriz a un valor acumulado aplicando una LAMBDA a cada valor y devolviendo el valor total en el acumulador.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/reduce-function-42e39910-b345-45f3-84b8-0642b568b7cb"
		}],
		functionParameter: {
			initialValue: {
				name: "valor_inicial",
				detail: "Establece el valor inicial para el acumulador."
			},
			array: {
				name: "matriz",
				detail: "Una matriz que se va a reducir."
			},
			lambda: {
				name: "lambda",
				detail: "Una función LAMBDA que se llama para reducir la matriz. La función LAMBDA toma tres parámetros: 1.El valor totalizado y devuelto como resultado final. 2.El valor actual de la matriz. 3.El cálculo aplicado a cada elemento de la matriz."
			}
		}
	},
	SCAN: {
		description: "Examina una matriz aplicando una LAMBDA a cada valor y devuelve una matriz que tiene cada valor intermedio.",
		abstract: "Examina una matriz aplicando una LAMBDA a cada valor y devuelve una matriz que tiene cada valor intermedio.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/scan-function-d58dfd11-9969-4439-b2dc-e7062724de29"
		}],
		functionParameter: {
			initialValue: {
				name: "valor_inicial",
				detail: "Establece el valor inicial para el acumulador."
			},
			array: {
				name: "matriz",
				detail: "Una matriz que se va a examinar."
			},
			lambda: {
				name: "lambda",
				detail: "Una función LAMBDA que se llama para examinar la matriz. La función LAMBDA toma tres parámetros: 1.El valor totalizado y devuelto como resultado final. 2.El valor actual de la matriz. 3.El cálculo aplicado a cada elemento de la matriz."
			}
		}
	},
	SWITCH: {
		description: "Evalúa una expresión comparándola con una lista de valores y devuelve el resultado correspondiente al primer valor coincidente. Si no hay ninguna coincidencia, puede devolverse un valor predeterminado opcional.",
		abstract: "Evalúa una expresión comparándola con una lista de valores y devuelve el resultado correspondiente al primer valor coincidente. Si no hay ninguna coincidencia, puede devolverse un valor predeterminado opcional.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/switch-function-47ab33c0-28ce-4530-8a45-d532ec4aa25e"
		}],
		functionParameter: {
			expression: {
				name: "expresión",
				detail: "Expresión es el valor (como un número, fecha o texto) que se comparará con valor1...valor126."
			},
			value1: {
				name: "valor1",
				detail: "ValorN es un valor que se comparará con la expresión."
			},
			result1: {
				name: "resultado1",
				detail: "ResultadoN es el valor que se devolverá cuando el argumento valorN correspondiente coincida con la expresión. ResultadoN debe proporcionarse para cada argumento valorN correspondiente."
			},
			defaultOrValue2: {
				name: "predeterminado_o_valor2",
				detail: "Predeterminado es el valor que se devolverá en caso de que no se encuentren coincidencias en las expresiones valorN. El argumento Predeterminado se identifica por no tener una expresión resultadoN correspondiente (consulte los ejemplos). Predeterminado debe ser el último argumento de la función."
			},
			result2: {
				name: "resultado2",
				detail: "ResultadoN es el valor que se devolverá cuando el argumento valorN correspondiente coincida con la expresión. ResultadoN debe proporcionarse para cada argumento valorN correspondiente."
			}
		}
	},
	TRUE: {
		description: "Devuelve el valor lógico VERDADERO.",
		abstract: "Devuelve el valor lógico VERDADERO.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/true-function-7652c6e3-8987-48d0-97cd-ef223246b3fb"
		}],
		functionParameter: {}
	},
	XOR: {
		description: "Devuelve VERDADERO si un número impar de sus argumentos se evalúa como VERDADERO, y FALSO si un número par de sus argumentos se evalúa como VERDADERO.",
		abstract: "Devuelve VERDADERO si un número impar de argumentos son VERDADERO",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/xor-function-1548d4c2-5e47-4f77-9a92-0533bba14f37"
		}],
		functionParameter: {
			logical1: {
				name: "lógico1",
				detail: "La primera condición que se desea comprobar y que puede evaluarse como VERDADERO o FALSO."
			},
			logical2: {
				name: "lógico2",
				detail: "Otras condiciones que se desean comprobar, hasta un máximo de 255, que pueden evaluarse como VERDADERO o FALSO."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/lookup/es-ES.ts
const locale$6 = {
	ADDRESS: {
		description: "Obtiene la dirección de una celda en una hoja de cálculo, dados los números de fila y columna especificados. Por ejemplo, DIRECCION(2,3) devuelve $C$2. Como otro ejemplo, DIRECCION(77,300) devuelve $KN$77. Puede usar otras funciones, como las funciones FILA y COLUMNA, para proporcionar los argumentos de número de fila y columna para la función DIRECCION.",
		abstract: "Devuelve una referencia como texto a una celda única en una hoja de cálculo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/address-function-d0c26c0d-3991-446b-8de4-ab46431d4f89"
		}],
		functionParameter: {
			row_num: {
				name: "número de fila",
				detail: "Un valor numérico que especifica el número de fila a usar en la referencia de celda."
			},
			column_num: {
				name: "número de columna",
				detail: "Un valor numérico que especifica el número de columna a usar en la referencia de celda."
			},
			abs_num: {
				name: "tipo de referencia",
				detail: "Un valor numérico que especifica el tipo de referencia a devolver."
			},
			a1: {
				name: "estilo de referencia",
				detail: "Un valor lógico que especifica el estilo de referencia A1 o F1C1. En el estilo A1, las columnas se etiquetan alfabéticamente y las filas numéricamente. En el estilo de referencia F1C1, tanto las columnas como las filas se etiquetan numéricamente. Si el argumento A1 es VERDADERO o se omite, la función DIRECCION devuelve una referencia de estilo A1; si es FALSO, la función DIRECCION devuelve una referencia de estilo F1C1."
			},
			sheet_text: {
				name: "nombre de la hoja",
				detail: "Un valor de texto que especifica el nombre de la hoja de cálculo que se utilizará como referencia externa. Por ejemplo, la fórmula =DIRECCION(1,1,,,\"Hoja2\") devuelve Hoja2!$A$1. Si se omite el argumento nombre_hoja, no se usa ningún nombre de hoja y la dirección devuelta por la función se refiere a una celda en la hoja actual."
			}
		}
	},
	AREAS: {
		description: "Devuelve el número de áreas en una referencia",
		abstract: "Devuelve el número de áreas en una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/areas-function-8392ba32-7a41-43b3-96b0-3695d2ec6152"
		}],
		functionParameter: { reference: {
			name: "referencia",
			detail: "Una referencia a una celda o rango de celdas y puede referirse a múltiples áreas."
		} }
	},
	CHOOSE: {
		description: "Elige un valor de una lista de valores.",
		abstract: "Elige un valor de una lista de valores",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/choose-function-fc5c184f-cb62-4ec7-a46e-38653b98f5bc"
		}],
		functionParameter: {
			indexNum: {
				name: "núm_índice",
				detail: "Especifica qué argumento de valor se selecciona. Núm_índice debe ser un número entre 1 y 254, o una fórmula o referencia a una celda que contenga un número entre 1 y 254.\nSi núm_índice es 1, ELEGIR devuelve valor1; si es 2, ELEGIR devuelve valor2; y así sucesivamente.\nSi núm_índice es menor que 1 o mayor que el número del último valor de la lista, ELEGIR devuelve el valor de error #¡VALOR!.\nSi núm_índice es una fracción, se trunca al entero inferior antes de ser utilizado."
			},
			value1: {
				name: "valor1",
				detail: "ELEGIR selecciona un valor o una acción a realizar en función de núm_índice. Los argumentos pueden ser números, referencias de celda, nombres definidos, fórmulas, funciones o texto."
			},
			value2: {
				name: "valor2",
				detail: "De 1 a 254 argumentos de valor."
			}
		}
	},
	CHOOSECOLS: {
		description: "Devuelve las columnas especificadas de una matriz",
		abstract: "Devuelve las columnas especificadas de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/choosecols-function-bf117976-2722-4466-9b9a-1c01ed9aebff"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz que contiene las columnas que se devolverán en la nueva matriz."
			},
			colNum1: {
				name: "col_núm1",
				detail: "La primera columna que se devolverá."
			},
			colNum2: {
				name: "col_núm2",
				detail: "Columnas adicionales que se devolverán."
			}
		}
	},
	CHOOSEROWS: {
		description: "Devuelve las filas especificadas de una matriz",
		abstract: "Devuelve las filas especificadas de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/chooserows-function-51ace882-9bab-4a44-9625-7274ef7507a3"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz que contiene las filas que se devolverán en la nueva matriz."
			},
			rowNum1: {
				name: "fila_núm1",
				detail: "El número de la primera fila que se devolverá."
			},
			rowNum2: {
				name: "fila_núm2",
				detail: "Números de filas adicionales que se devolverán."
			}
		}
	},
	COLUMN: {
		description: "Devuelve el número de columna de la referencia de celda dada.",
		abstract: "Devuelve el número de columna de una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/column-function-44e8c754-711c-4df3-9da4-47a55042554b"
		}],
		functionParameter: { reference: {
			name: "referencia",
			detail: "La celda o rango de celdas para el cual desea devolver el número de columna."
		} }
	},
	COLUMNS: {
		description: "Devuelve el número de columnas en una matriz o referencia.",
		abstract: "Devuelve el número de columnas en una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/columns-function-4e8e7b4e-e603-43e8-b177-956088fa48ca"
		}],
		functionParameter: { array: {
			name: "matriz",
			detail: "Una matriz o fórmula de matriz, o una referencia a un rango de celdas para el cual desea el número de columnas."
		} }
	},
	DROP: {
		description: "Excluye un número especificado de filas o columnas desde el inicio o el final de una matriz",
		abstract: "Excluye un número especificado de filas o columnas desde el inicio o el final de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/drop-function-1cb4e151-9e17-4838-abe5-9ba48d8c6a34"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz de la que se soltarán filas o columnas."
			},
			rows: {
				name: "filas",
				detail: "El número de filas a soltar. Un valor negativo suelta desde el final de la matriz."
			},
			columns: {
				name: "columnas",
				detail: "El número de columnas a excluir. Un valor negativo suelta desde el final de la matriz."
			}
		}
	},
	EXPAND: {
		description: "Expande o rellena una matriz a las dimensiones de fila y columna especificadas",
		abstract: "Expande o rellena una matriz a las dimensiones de fila y columna especificadas",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/expand-function-7433fba5-4ad1-41da-a904-d5d95808bc38"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz a expandir."
			},
			rows: {
				name: "filas",
				detail: "El número de filas en la matriz expandida. Si falta, las filas no se expandirán."
			},
			columns: {
				name: "columnas",
				detail: "El número de columnas en la matriz expandida. Si falta, las columnas no se expandirán."
			},
			padWith: {
				name: "rellenar_con",
				detail: "El valor con el que rellenar. El valor predeterminado es #N/A."
			}
		}
	},
	FILTER: {
		description: "Filtra un rango de datos en función de los criterios que defina",
		abstract: "Filtra un rango de datos en función de los criterios que defina",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/filter-function-f4f7cb66-82eb-4767-8f7c-4877ad80c759"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "El rango o matriz a filtrar."
			},
			include: {
				name: "incluir",
				detail: "Una matriz de valores booleanos donde VERDADERO indica que se debe retener una fila o columna."
			},
			ifEmpty: {
				name: "si_vacío",
				detail: "Si no se reservan elementos, devolver."
			}
		}
	},
	FORMULATEXT: {
		description: "Devuelve la fórmula en la referencia dada como texto",
		abstract: "Devuelve la fórmula en la referencia dada como texto",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/formulatext-function-0a786771-54fd-4ae2-96ee-09cda35439c8"
		}],
		functionParameter: { reference: {
			name: "referencia",
			detail: "Una referencia a una celda o rango de celdas."
		} }
	},
	GETPIVOTDATA: {
		description: "Devuelve datos almacenados en un informe de tabla dinámica",
		abstract: "Devuelve datos almacenados en un informe de tabla dinámica",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/getpivotdata-function-8c083b99-a922-4ca0-af5e-3af55960761f"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	HLOOKUP: {
		description: "Busca en la fila superior de una matriz y devuelve el valor de la celda indicada",
		abstract: "Busca en la fila superior de una matriz y devuelve el valor de la celda indicada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/hlookup-function-a3034eec-b719-4ba3-bb65-e1ad662ed95f"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "El valor que se buscará en la primera fila de la tabla. Valor_buscado puede ser un valor, una referencia o una cadena de texto."
			},
			tableArray: {
				name: "tabla_matriz",
				detail: "Una tabla de información en la que se buscan datos. Use una referencia a un rango o un nombre de rango."
			},
			rowIndexNum: {
				name: "índice_fila_núm",
				detail: "El número de fila en tabla_matriz desde el cual se devolverá el valor coincidente. Un índice_fila_núm de 1 devuelve el valor de la primera fila en tabla_matriz, un índice_fila_núm de 2 devuelve el valor de la segunda fila en tabla_matriz, y así sucesivamente."
			},
			rangeLookup: {
				name: "búsqueda_rango",
				detail: "Un valor lógico que especifica si desea que BUSCARH encuentre una coincidencia exacta o una coincidencia aproximada."
			}
		}
	},
	HSTACK: {
		description: "Anexa matrices horizontalmente y en secuencia para devolver una matriz más grande",
		abstract: "Anexa matrices horizontalmente y en secuencia para devolver una matriz más grande",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/hstack-function-98c4ab76-10fe-4b4f-8d5f-af1c125fe8c2"
		}],
		functionParameter: {
			array1: {
				name: "matriz",
				detail: "Las matrices a anexar."
			},
			array2: {
				name: "matriz",
				detail: "Las matrices a anexar."
			}
		}
	},
	HYPERLINK: {
		description: "Crea un hipervínculo dentro de una celda.",
		abstract: "Crea un hipervínculo dentro de una celda.",
		links: [{
			title: "Instrucción",
			url: "https://support.google.com/docs/answer/3093313?sjid=14131674310032162335-NC&hl=es"
		}],
		functionParameter: {
			url: {
				name: "url",
				detail: "La URL completa de la ubicación del enlace entre comillas, o una referencia a una celda que contenga dicha URL."
			},
			linkLabel: {
				name: "etiqueta_enlace",
				detail: "El texto que se mostrará en la celda como el enlace, entre comillas, o una referencia a una celda que contenga dicha etiqueta."
			}
		}
	},
	IMAGE: {
		description: "Devuelve una imagen de una fuente determinada",
		abstract: "Devuelve una imagen de una fuente determinada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/image-function-7e112975-5e52-4f2a-b9da-1d913d51f5d5"
		}],
		functionParameter: {
			source: {
				name: "origen",
				detail: "La ruta de acceso URL, mediante un protocolo \"https\", del archivo de imagen."
			},
			altText: {
				name: "texto_alternativo",
				detail: "Texto alternativo que describe la imagen para accesibilidad."
			},
			sizing: {
				name: "dimensiones",
				detail: "Especifica las dimensiones de la imagen."
			},
			height: {
				name: "alto",
				detail: "La altura personalizada de la imagen en píxeles."
			},
			width: {
				name: "ancho",
				detail: "La anchura personalizada de la imagen en píxeles."
			}
		}
	},
	INDEX: {
		description: "Devuelve la referencia de la celda en la intersección de una fila y columna particulares. Si la referencia está compuesta por selecciones no adyacentes, puede elegir la selección en la que buscar.",
		abstract: "Usa un índice para elegir un valor de una referencia o matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/index-function-a5dcf0dd-996d-40a4-a822-b56b061328bd"
		}],
		functionParameter: {
			reference: {
				name: "referencia",
				detail: "Una referencia a uno o más rangos de celdas."
			},
			rowNum: {
				name: "fila_núm",
				detail: "El número de la fila en la referencia desde la cual devolver una referencia."
			},
			columnNum: {
				name: "columna_núm",
				detail: "El número de la columna en la referencia desde la cual devolver una referencia."
			},
			areaNum: {
				name: "área_núm",
				detail: "Selecciona un rango en la referencia desde el cual devolver la intersección de fila_núm y columna_núm."
			}
		}
	},
	INDIRECT: {
		description: "Devuelve la referencia especificada por una cadena de texto. Las referencias se evalúan inmediatamente para mostrar su contenido.",
		abstract: "Devuelve una referencia indicada por un valor de texto",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/indirect-function-474b3a3a-8a26-4f44-b491-92b6306fa261"
		}],
		functionParameter: {
			refText: {
				name: "ref_texto",
				detail: "Una referencia a una celda que contiene una referencia de estilo A1, una referencia de estilo F1C1, un nombre definido como una referencia o una referencia a una celda como una cadena de texto."
			},
			a1: {
				name: "a1",
				detail: "Un valor lógico que especifica qué tipo de referencia está contenida en la celda ref_texto."
			}
		}
	},
	LOOKUP: {
		description: "Cuando necesite buscar en una sola fila o columna y encontrar un valor desde la misma posición en una segunda fila o columna",
		abstract: "Busca valores en un vector o matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/lookup-function-446d94af-663b-451d-8251-369d5e3864cb"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "Un valor que BUSCAR busca en el primer vector. Valor_buscado puede ser un número, texto, un valor lógico, o un nombre o referencia que se refiera a un valor."
			},
			lookupVectorOrArray: {
				name: "vector_o_matriz_buscado",
				detail: "Un rango que contiene solo una fila o una columna"
			},
			resultVector: {
				name: "vector_resultado",
				detail: "Un rango que contiene solo una fila o columna. El argumento vector_resultado debe tener el mismo tamaño que vector_buscado."
			}
		}
	},
	MATCH: {
		description: "La función COINCIDIR busca un elemento especificado en un rango de celdas y luego devuelve la posición relativa de ese elemento en el rango.",
		abstract: "Busca valores en una referencia o matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/match-function-e8dffd45-c762-47d6-bf89-533f4a37673a"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "El valor que desea hacer coincidir en matriz_buscada."
			},
			lookupArray: {
				name: "matriz_buscada",
				detail: "El rango de celdas que se está buscando."
			},
			matchType: {
				name: "tipo_coincidencia",
				detail: "El número -1, 0 o 1."
			}
		}
	},
	OFFSET: {
		description: "Devuelve una referencia desplazada desde una referencia dada",
		abstract: "Devuelve una referencia desplazada desde una referencia dada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/offset-function-c8de19ae-dd79-4b9b-a14e-b4d906d11b66"
		}],
		functionParameter: {
			reference: {
				name: "referencia",
				detail: "La referencia desde la que desea basar el desplazamiento."
			},
			rows: {
				name: "filas",
				detail: "El número de filas, hacia arriba o hacia abajo, a las que desea que se refiera la celda superior izquierda."
			},
			cols: {
				name: "columnas",
				detail: "El número de columnas, a la izquierda o a la derecha, a las que desea que se refiera la celda superior izquierda del resultado."
			},
			height: {
				name: "altura",
				detail: "La altura, en número de filas, que desea que tenga la referencia devuelta. La altura debe ser un número positivo."
			},
			width: {
				name: "anchura",
				detail: "La anchura, en número de columnas, que desea que tenga la referencia devuelta. La anchura debe ser un número positivo."
			}
		}
	},
	ROW: {
		description: "Devuelve el número de fila de una referencia",
		abstract: "Devuelve el número de fila de una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/row-function-3a63b74a-c4d0-4093-b49a-e76eb49a6d8d"
		}],
		functionParameter: { reference: {
			name: "referencia",
			detail: "La celda o rango de celdas para el cual desea el número de fila."
		} }
	},
	ROWS: {
		description: "Devuelve el número de filas en una matriz o referencia.",
		abstract: "Devuelve el número de filas en una referencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/rows-function-b592593e-3fc2-47f2-bec1-bda493811597"
		}],
		functionParameter: { array: {
			name: "matriz",
			detail: "Una matriz, una fórmula de matriz o una referencia a un rango de celdas para el cual desea el número de filas."
		} }
	},
	RTD: {
		description: "Recupera datos en tiempo real de un programa que admite la automatización COM",
		abstract: "Recupera datos en tiempo real de un programa que admite la automatización COM",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/rtd-function-e0cc001a-56f0-470a-9b19-9455dc0eb593"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	SORT: {
		description: "Ordena el contenido de un rango o matriz",
		abstract: "Ordena el contenido de un rango o matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sort-function-22f63bd0-ccc8-492f-953d-c20e8e44b86c"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "El rango o matriz a ordenar."
			},
			sortIndex: {
				name: "índice_ordenación",
				detail: "Un número que indica el orden de clasificación (por fila o por columna)."
			},
			sortOrder: {
				name: "orden_clasificación",
				detail: "Un número que representa el orden de clasificación deseado; 1 para ascendente (predeterminado), -1 para descendente."
			},
			byCol: {
				name: "por_col",
				detail: "Valor lógico que indica la dirección de clasificación deseada; FALSO ordena por filas (predeterminado), VERDADERO ordena por columnas."
			}
		}
	},
	SORTBY: {
		description: "Ordena el contenido de un rango o matriz en función de los valores en un rango o matriz correspondiente",
		abstract: "Ordena el contenido de un rango o matriz en función de los valores en un rango o matriz correspondiente",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sortby-function-cd2d7a62-1b93-435c-b561-d6a35134f28f"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "El rango o matriz a ordenar."
			},
			byArray1: {
				name: "por_matriz1",
				detail: "El rango o matriz en función del cual ordenar."
			},
			sortOrder1: {
				name: "orden_clasificación1",
				detail: "Un número que representa el orden de clasificación deseado; 1 para ascendente (predeterminado), -1 para descendente."
			},
			byArray2: {
				name: "por_matriz2",
				detail: "El rango o matriz en función del cual ordenar."
			},
			sortOrder2: {
				name: "orden_clasificación2",
				detail: "Un número que representa el orden de clasificación deseado; 1 para ascendente (predeterminado), -1 para descendente."
			}
		}
	},
	TAKE: {
		description: "Devuelve un número especificado de filas o columnas contiguas desde el inicio o el final de una matriz",
		abstract: "Devuelve un número especificado de filas o columnas contiguas desde el inicio o el final de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/take-function-25382ff1-5da1-4f78-ab43-f33bd2e4e003"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz de la que se tomarán filas o columnas."
			},
			rows: {
				name: "filas",
				detail: "El número de filas a tomar. Un valor negativo toma desde el final de la matriz."
			},
			columns: {
				name: "columnas",
				detail: "El número de columnas a tomar. Un valor negativo toma desde el final de la matriz."
			}
		}
	},
	TOCOL: {
		description: "Devuelve la matriz en una sola columna",
		abstract: "Devuelve la matriz en una sola columna",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/tocol-function-22839d9b-0b55-4fc1-b4e6-2761f8f122ed"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o referencia a devolver como una columna."
			},
			ignore: {
				name: "ignorar",
				detail: "Si se deben ignorar ciertos tipos de valores. Por defecto, no se ignora ningún valor. Especifique uno de los siguientes:\n0 Mantener todos los valores (predeterminado)\n1 Ignorar espacios en blanco\n2 Ignorar errores\n3 Ignorar espacios en blanco y errores"
			},
			scanByColumn: {
				name: "escanear_por_columna",
				detail: "Escanear la matriz por columna. Por defecto, la matriz se escanea por fila. El escaneo determina si los valores se ordenan por fila o por columna."
			}
		}
	},
	TOROW: {
		description: "Devuelve la matriz en una sola fila",
		abstract: "Devuelve la matriz en una sola fila",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/torow-function-b90d0964-a7d9-44b7-816b-ffa5c2fe2289"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o referencia a devolver como una fila."
			},
			ignore: {
				name: "ignorar",
				detail: "Si se deben ignorar ciertos tipos de valores. Por defecto, no se ignora ningún valor. Especifique uno de los siguientes:\n0 Mantener todos los valores (predeterminado)\n1 Ignorar espacios en blanco\n2 Ignorar errores\n3 Ignorar espacios en blanco y errores"
			},
			scanByColumn: {
				name: "escanear_por_columna",
				detail: "Escanear la matriz por columna. Por defecto, la matriz se escanea por fila. El escaneo determina si los valores se ordenan por fila o por columna."
			}
		}
	},
	TRANSPOSE: {
		description: "Devuelve la transpuesta de una matriz",
		abstract: "Devuelve la transpuesta de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/transpose-function-ed039415-ed8a-4a81-93e9-4b6dfac76027"
		}],
		functionParameter: { array: {
			name: "matriz",
			detail: "Un rango de celdas o una matriz en una hoja de cálculo."
		} }
	},
	UNIQUE: {
		description: "Devuelve una lista de valores únicos en una lista o rango",
		abstract: "Devuelve una lista de valores únicos en una lista o rango",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/unique-function-c5ab87fd-30a3-4ce9-9d1a-40204fb85e1e"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "El rango o matriz desde el cual se devuelven filas o columnas únicas."
			},
			byCol: {
				name: "por_col",
				detail: "Es un valor lógico: compara filas entre sí y devuelve valores únicos = FALSO, o se omite; compara columnas entre sí y devuelve valores únicos = VERDADERO."
			},
			exactlyOnce: {
				name: "exactamente_una_vez",
				detail: "Es un valor lógico: devuelve filas o columnas de la matriz que aparecen solo una vez = VERDADERO; devuelve todas las filas o columnas distintas de la matriz = FALSO, o se ha omitido."
			}
		}
	},
	VLOOKUP: {
		description: "Use BUSCARV cuando necesite encontrar cosas en una tabla o un rango por fila. Por ejemplo, busque el precio de una pieza de automóvil por el número de pieza, o encuentre el nombre de un empleado en función de su ID de empleado.",
		abstract: "Busca en la primera columna de una matriz y se mueve a través de la fila para devolver el valor de una celda",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/vlookup-function-0bbc8083-26fe-4963-8ab8-93a18ad188a1"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "El valor que desea buscar. El valor que desea buscar debe estar en la primera columna del rango de celdas que especifique en el argumento tabla_matriz."
			},
			tableArray: {
				name: "tabla_matriz",
				detail: "El rango de celdas en el que BUSCARV buscará el valor_buscado y el valor de retorno. Puede usar un rango con nombre o una tabla, y puede usar nombres en el argumento en lugar de referencias de celda."
			},
			colIndexNum: {
				name: "col_índice_núm",
				detail: "El número de columna (comenzando con 1 para la columna más a la izquierda de tabla_matriz) que contiene el valor de retorno."
			},
			rangeLookup: {
				name: "búsqueda_rango",
				detail: "Un valor lógico que especifica si desea que BUSCARV encuentre una coincidencia aproximada o exacta: Coincidencia aproximada - 1/VERDADERO, Coincidencia exacta - 0/FALSO"
			}
		}
	},
	VSTACK: {
		description: "Anexa matrices verticalmente y en secuencia para devolver una matriz más grande",
		abstract: "Anexa matrices verticalmente y en secuencia para devolver una matriz más grande",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/vstack-function-a4b86897-be0f-48fc-adca-fcc10d795a9c"
		}],
		functionParameter: {
			array1: {
				name: "matriz",
				detail: "Las matrices a anexar."
			},
			array2: {
				name: "matriz",
				detail: "Las matrices a anexar."
			}
		}
	},
	WRAPCOLS: {
		description: "Envuelve la fila o columna de valores proporcionada por columnas después de un número específico de elementos",
		abstract: "Envuelve la fila o columna de valores proporcionada por columnas después de un número específico de elementos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/wrapcols-function-d038b05a-57b7-4ee0-be94-ded0792511e2"
		}],
		functionParameter: {
			vector: {
				name: "vector",
				detail: "El vector o referencia a envolver."
			},
			wrapCount: {
				name: "conteo_envoltura",
				detail: "El número máximo de valores para cada columna."
			},
			padWith: {
				name: "rellenar_con",
				detail: "El valor con el que rellenar. El valor predeterminado es #N/A."
			}
		}
	},
	WRAPROWS: {
		description: "Envuelve la fila o columna de valores proporcionada por filas después de un número específico de elementos",
		abstract: "Envuelve la fila o columna de valores proporcionada por filas después de un número específico de elementos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/wraprows-function-796825f3-975a-4cee-9c84-1bbddf60ade0"
		}],
		functionParameter: {
			vector: {
				name: "vector",
				detail: "El vector o referencia a envolver."
			},
			wrapCount: {
				name: "conteo_envoltura",
				detail: "El número máximo de valores para cada fila."
			},
			padWith: {
				name: "rellenar_con",
				detail: "El valor con el que rellenar. El valor predeterminado es #N/A."
			}
		}
	},
	XLOOKUP: {
		description: "Busca un rango o una matriz, y devuelve un elemento correspondiente a la primera coincidencia que encuentra. Si no existe una coincidencia, entonces BUSCARX puede devolver la coincidencia más cercana (aproximada).",
		abstract: "Busca un rango o una matriz, y devuelve un elemento correspondiente a la primera coincidencia que encuentra. Si no existe una coincidencia, entonces BUSCARX puede devolver la coincidencia más cercana (aproximada).",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/xlookup-function-b7fd680e-6d10-43e6-84f9-88eae8bf5929"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "El valor a buscar. Si se omite, BUSCARX devuelve las celdas en blanco que encuentra en matriz_buscada."
			},
			lookupArray: {
				name: "matriz_buscada",
				detail: "La matriz o rango a buscar"
			},
			returnArray: {
				name: "matriz_devuelta",
				detail: "La matriz o rango a devolver"
			},
			ifNotFound: {
				name: "si_no_encontrado",
				detail: "Donde no se encuentra una coincidencia válida, devuelve el texto [si_no_encontrado] que proporcione. Si no se encuentra una coincidencia válida, y [si_no_encontrado] falta, se devuelve #N/A."
			},
			matchMode: {
				name: "modo_coincidencia",
				detail: "Especifique el tipo de coincidencia: 0 - Coincidencia exacta. Si no se encuentra ninguna, devuelve #N/A. Este es el predeterminado. -1 - Coincidencia exacta. Si no se encuentra ninguna, devuelve el siguiente elemento más pequeño. 1 - Coincidencia exacta. Si no se encuentra ninguna, devuelve el siguiente elemento más grande. 2 - Una coincidencia con comodines donde *, ?, y ~ tienen un significado especial."
			},
			searchMode: {
				name: "modo_búsqueda",
				detail: "Especifique el modo de búsqueda a usar: 1 - Realiza una búsqueda comenzando en el primer elemento. Este es el predeterminado. -1 - Realiza una búsqueda inversa comenzando en el último elemento. 2 - Realiza una búsqueda binaria que depende de que matriz_buscada esté ordenada en orden ascendente. Si no está ordenada, se devolverán resultados no válidos. -2 - Realiza una búsqueda binaria que depende de que matriz_buscada esté ordenada en orden descendente. Si no está ordenada, se devolverán resultados no válidos."
			}
		}
	},
	XMATCH: {
		description: "Busca un elemento especificado en una matriz o rango de celdas, y luego devuelve la posición relativa del elemento.",
		abstract: "Devuelve la posición relativa de un elemento en una matriz o rango de celdas.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/xmatch-function-d966da31-7a6b-4a13-a1c6-5a33ed6a0312"
		}],
		functionParameter: {
			lookupValue: {
				name: "valor_buscado",
				detail: "El valor de búsqueda"
			},
			lookupArray: {
				name: "matriz_buscada",
				detail: "La matriz o rango a buscar"
			},
			matchMode: {
				name: "modo_coincidencia",
				detail: "Especifique el tipo de coincidencia:\n0 - Coincidencia exacta (predeterminado)\n-1 - Coincidencia exacta o siguiente elemento más pequeño\n1 - Coincidencia exacta o siguiente elemento más grande\n2 - Una coincidencia con comodines donde *, ?, y ~ tienen un significado especial."
			},
			searchMode: {
				name: "modo_búsqueda",
				detail: "Especifique el tipo de búsqueda:\n1 - Buscar de primero a último (predeterminado)\n-1 - Buscar de último a primero (búsqueda inversa).\n2 - Realizar una búsqueda binaria que depende de que matriz_buscada esté ordenada en orden ascendente. Si no está ordenada, se devolverán resultados no válidos.\n-2 - Realizar una búsqueda binaria que depende de que matriz_buscada esté ordenada en orden descendente. Si no está ordenada, se devolverán resultados no válidos."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/math/es-ES.ts
const locale$5 = {
	ABS: {
		description: "Devuelve el valor absoluto de un número. El valor absoluto de un número es el número sin su signo.",
		abstract: "Devuelve el valor absoluto de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/abs-function-3420200f-5628-4e8c-99da-c99d7c87713c"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número real del que desea obtener el valor absoluto."
		} }
	},
	ACOS: {
		description: "Devuelve el arcocoseno, o coseno inverso, de un número. El arcocoseno es el ángulo cuyo coseno es el número. El ángulo devuelto se da en radianes en el rango de 0 (cero) a pi.",
		abstract: "Devuelve el arcocoseno de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/acos-function-cb73173f-d089-4582-afa1-76e5524b5d5b"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El coseno del ángulo que desea y debe estar entre -1 y 1."
		} }
	},
	ACOSH: {
		description: "Devuelve el coseno hiperbólico inverso de un número. El número debe ser mayor o igual que 1. El coseno hiperbólico inverso es el valor cuyo coseno hiperbólico es el número, por lo que ACOSH(COSH(número)) es igual a número.",
		abstract: "Devuelve el coseno hiperbólico inverso de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/acosh-function-e3992cc1-103f-4e72-9f04-624b9ef5ebfe"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real igual o mayor que 1."
		} }
	},
	ACOT: {
		description: "Devuelve el valor principal del arcocotangente, o cotangente inversa, de un número.",
		abstract: "Devuelve el arcocotangente de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/acot-function-dc7e5008-fe6b-402e-bdd6-2eea8383d905"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Número es la cotangente del ángulo que desea. Debe ser un número real."
		} }
	},
	ACOTH: {
		description: "Devuelve el arcocotangente hiperbólico de un número",
		abstract: "Devuelve el arcocotangente hiperbólico de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/acoth-function-cc49480f-f684-4171-9fc5-73e4e852300f"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El valor absoluto de Número debe ser mayor que 1."
		} }
	},
	AGGREGATE: {
		description: "Devuelve un agregado en una lista o base de datos",
		abstract: "Devuelve un agregado en una lista o base de datos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/aggregate-function-43b9278e-6aa7-4f17-92b6-e19993fa26df"
		}],
		functionParameter: {
			functionNum: {
				name: "núm_función",
				detail: "Un número de 1 a 19 que especifica la función que se usará."
			},
			options: {
				name: "opciones",
				detail: "Un valor numérico que determina qué valores del rango de evaluación de la función se omitirán."
			},
			ref1: {
				name: "ref1",
				detail: "El primer argumento numérico para las funciones que tienen varios argumentos numéricos de los que desea obtener el valor agregado."
			},
			ref2: {
				name: "ref2",
				detail: "Argumentos numéricos 2 a 252 cuyo valor agregado desea obtener."
			}
		}
	},
	ARABIC: {
		description: "Convierte un número romano a arábigo, como un número",
		abstract: "Convierte un número romano a arábigo, como un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/arabic-function-9a8da418-c17b-4ef9-a657-9370a30a674f"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "Una cadena entre comillas, una cadena vacía (\"\"), o una referencia a una celda que contiene texto."
		} }
	},
	ASIN: {
		description: "Devuelve el arcoseno de un número.",
		abstract: "Devuelve el arcoseno de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/asin-function-81fb95e5-6d6f-48c4-bc45-58f955c6d347"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El seno del ángulo que desea y debe estar entre -1 y 1."
		} }
	},
	ASINH: {
		description: "Devuelve el seno hiperbólico inverso de un número.",
		abstract: "Devuelve el seno hiperbólico inverso de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/asinh-function-4e00475a-067a-43cf-926a-765b0249717c"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real."
		} }
	},
	ATAN: {
		description: "Devuelve el arcotangente de un número.",
		abstract: "Devuelve el arcotangente de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/atan-function-50746fa8-630a-406b-81d0-4a2aed395543"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "La tangente del ángulo que desea."
		} }
	},
	ATAN2: {
		description: "Devuelve el arcotangente de las coordenadas x e y.",
		abstract: "Devuelve el arcotangente de las coordenadas x e y",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/atan2-function-c04592ab-b9e3-4908-b428-c96b3a565033"
		}],
		functionParameter: {
			xNum: {
				name: "x_núm",
				detail: "La coordenada x del punto."
			},
			yNum: {
				name: "y_núm",
				detail: "La coordenada y del punto."
			}
		}
	},
	ATANH: {
		description: "Devuelve la tangente hiperbólica inversa de un número.",
		abstract: "Devuelve la tangente hiperbólica inversa de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/atanh-function-3cd65768-0de7-4f1d-b312-d01c8c930d90"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real entre 1 y -1."
		} }
	},
	BASE: {
		description: "Convierte un número en una representación de texto con la base dada (raíz)",
		abstract: "Convierte un número en una representación de texto con la base dada (raíz)",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/base-function-2ef61411-aee9-4f29-a811-1c42456c6342"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea convertir. Debe ser un entero mayor o igual a 0 y menor que 2^53."
			},
			radix: {
				name: "base",
				detail: "La base a la que desea convertir el número. Debe ser un entero mayor o igual a 2 y menor o igual a 36."
			},
			minLength: {
				name: "longitud_mínima",
				detail: "La longitud mínima de la cadena devuelta. Debe ser un entero mayor o igual a 0."
			}
		}
	},
	CEILING: {
		description: "Redondea un número al entero más cercano o al múltiplo más cercano de la cifra significativa",
		abstract: "Redondea un número al entero más cercano o al múltiplo más cercano de la cifra significativa",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ceiling-function-0a5cd7c8-0720-4f0a-bd2c-c943e510899f"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			}
		}
	},
	CEILING_MATH: {
		description: "Redondea un número hacia arriba, al entero más cercano o al múltiplo más cercano de la cifra significativa",
		abstract: "Redondea un número hacia arriba, al entero más cercano o al múltiplo más cercano de la cifra significativa",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ceiling-math-function-80f95d2f-b499-4eee-9f16-f795a8e306c8"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			},
			mode: {
				name: "modo",
				detail: "Para números negativos, controla si el Número se redondea hacia cero o en dirección contraria a cero."
			}
		}
	},
	CEILING_PRECISE: {
		description: "Redondea un número al entero más cercano o al múltiplo más cercano de la cifra significativa. Independientemente del signo del número, el número se redondea hacia arriba.",
		abstract: "Redondea un número al entero más cercano o al múltiplo más cercano de la cifra significativa. Independientemente del signo del número, el número se redondea hacia arriba.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ceiling-precise-function-f366a774-527a-4c92-ba49-af0a196e66cb"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			}
		}
	},
	COMBIN: {
		description: "Devuelve el número de combinaciones para un número dado de objetos",
		abstract: "Devuelve el número de combinaciones para un número dado de objetos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/combin-function-12a3f276-0a21-423a-8de6-06990aaf638a"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número de elementos."
			},
			numberChosen: {
				name: "número_elegido",
				detail: "El número de elementos en cada combinación."
			}
		}
	},
	COMBINA: {
		description: "Devuelve el número de combinaciones con repeticiones para un número dado de elementos",
		abstract: "Devuelve el número de combinaciones con repeticiones para un número dado de elementos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/combina-function-efb49eaa-4f4c-4cd2-8179-0ddfcf9d035d"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número de elementos."
			},
			numberChosen: {
				name: "número_elegido",
				detail: "El número de elementos en cada combinación."
			}
		}
	},
	COS: {
		description: "Devuelve el coseno de un número.",
		abstract: "Devuelve el coseno de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/cos-function-0fb808a5-95d6-4553-8148-22aebdce5f05"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea el coseno."
		} }
	},
	COSH: {
		description: "Devuelve el coseno hiperbólico de un número",
		abstract: "Devuelve el coseno hiperbólico de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/cosh-function-e460d426-c471-43e8-9540-a57ff3b70555"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real del que desee encontrar el coseno hiperbólico."
		} }
	},
	COT: {
		description: "Devuelve la cotangente de un ángulo",
		abstract: "Devuelve la cotangente de un ángulo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/cot-function-c446f34d-6fe4-40dc-84f8-cf59e5f5e31a"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea la cotangente."
		} }
	},
	COTH: {
		description: "Devuelve la cotangente hiperbólica de un número",
		abstract: "Devuelve la cotangente hiperbólica de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/coth-function-2e0b4cb6-0ba0-403e-aed4-deaa71b49df5"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real del que desee encontrar la cotangente hiperbólica."
		} }
	},
	CSC: {
		description: "Devuelve la cosecante de un ángulo",
		abstract: "Devuelve la cosecante de un ángulo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/csc-function-07379361-219a-4398-8675-07ddc4f135c1"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea la cosecante."
		} }
	},
	CSCH: {
		description: "Devuelve la cosecante hiperbólica de un ángulo",
		abstract: "Devuelve la cosecante hiperbólica de un ángulo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/csch-function-f58f2c22-eb75-4dd6-84f4-a503527f8eeb"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea la cosecante hiperbólica."
		} }
	},
	DECIMAL: {
		description: "Convierte una representación de texto de un número en una base dada en un número decimal",
		abstract: "Convierte una representación de texto de un número en una base dada en un número decimal",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/decimal-function-ee554665-6176-46ef-82de-0a283658da2e"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La longitud de la cadena de Texto debe ser menor o igual a 255 caracteres."
			},
			radix: {
				name: "base",
				detail: "La base a la que desea convertir el número. Debe ser un entero mayor o igual a 2 y menor o igual a 36."
			}
		}
	},
	DEGREES: {
		description: "Convierte radianes a grados",
		abstract: "Convierte radianes a grados",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/degrees-function-4d6ec4db-e694-4b94-ace0-1cc3f61f9ba1"
		}],
		functionParameter: { angle: {
			name: "ángulo",
			detail: "El ángulo en radianes que desea convertir."
		} }
	},
	EVEN: {
		description: "Redondea un número hacia arriba al entero par más cercano",
		abstract: "Redondea un número hacia arriba al entero par más cercano",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/even-function-197b5f06-c795-4c1e-8696-3c3b8a646cf9"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El valor a redondear."
		} }
	},
	EXP: {
		description: "Devuelve e elevado a la potencia de un número dado",
		abstract: "Devuelve e elevado a la potencia de un número dado",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/exp-function-c578f034-2c45-4c37-bc8c-329660a63abe"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El exponente aplicado a la base e."
		} }
	},
	FACT: {
		description: "Devuelve el factorial de un número",
		abstract: "Devuelve el factorial de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/fact-function-ca8588c2-15f2-41c0-8e8c-c11bd471a4f3"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número no negativo del que desea el factorial. Si el número no es un entero, se trunca."
		} }
	},
	FACTDOUBLE: {
		description: "Devuelve el doble factorial de un número",
		abstract: "Devuelve el doble factorial de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/factdouble-function-e67697ac-d214-48eb-b7b7-cce2589ecac8"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número no negativo del que desea el doble factorial. Si el número no es un entero, se trunca."
		} }
	},
	FLOOR: {
		description: "Redondea un número hacia abajo, hacia cero",
		abstract: "Redondea un número hacia abajo, hacia cero",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/floor-function-14bb497c-24f2-4e04-b327-b0b4de5a8886"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			}
		}
	},
	FLOOR_MATH: {
		description: "Redondea un número hacia abajo, al entero más cercano o al múltiplo más cercano de la cifra significativa",
		abstract: "Redondea un número hacia abajo, al entero más cercano o al múltiplo más cercano de la cifra significativa",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/floor-math-function-c302b599-fbdb-4177-ba19-2c2b1249a2f5"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			},
			mode: {
				name: "modo",
				detail: "Para números negativos, controla si el Número se redondea hacia cero o en dirección contraria a cero."
			}
		}
	},
	FLOOR_PRECISE: {
		description: "Redondea un número hacia abajo al entero más cercano o al múltiplo más cercano de la cifra significativa. Independientemente del signo del número, el número se redondea hacia abajo.",
		abstract: "Redondea un número hacia abajo al entero más cercano o al múltiplo más cercano de la cifra significativa.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/floor-precise-function-f769b468-1452-4617-8dc3-02f842a0702e"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor que desea redondear."
			},
			significance: {
				name: "cifra_significativa",
				detail: "El múltiplo al que desea redondear."
			}
		}
	},
	GCD: {
		description: "Devuelve el máximo común divisor",
		abstract: "Devuelve el máximo común divisor",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/gcd-function-d5107a51-69e3-461f-8e4c-ddfc21b5073a"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Para encontrar el primer número del máximo común divisor, también puede usar una sola matriz o una referencia a una matriz en lugar de los parámetros separados por comas."
			},
			number2: {
				name: "número2",
				detail: "El segundo número cuyo máximo común divisor se va a encontrar. Se pueden especificar hasta 255 números de esta manera."
			}
		}
	},
	INT: {
		description: "Redondea un número hacia abajo al entero más cercano",
		abstract: "Redondea un número hacia abajo al entero más cercano",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/int-function-a6c4af9e-356d-4369-ab6a-cb1fd9d343ef"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número real que desea redondear hacia abajo a un entero."
		} }
	},
	ISO_CEILING: {
		description: "Devuelve un número redondeado hacia arriba al entero más cercano o al múltiplo más cercano de la cifra significativa",
		abstract: "Devuelve un número redondeado hacia arriba al entero más cercano o al múltiplo más cercano de la cifra significativa",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/iso-ceiling-function-e587bb73-6cc2-4113-b664-ff5b09859a83"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	LCM: {
		description: "Devuelve el mínimo común múltiplo",
		abstract: "Devuelve el mínimo común múltiplo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/lcm-function-7152b67a-8bb5-4075-ae5c-06ede5563c94"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Para encontrar el primer número del mínimo común múltiplo, también puede usar una sola matriz o una referencia a una matriz en lugar de los parámetros separados por comas."
			},
			number2: {
				name: "número2",
				detail: "El segundo número cuyo mínimo común múltiplo se va a encontrar. Se pueden especificar hasta 255 números de esta manera."
			}
		}
	},
	LET: {
		description: "Asigna nombres a los resultados de los cálculos para permitir el almacenamiento de cálculos intermedios, valores o la definición de nombres dentro de una fórmula",
		abstract: "Asigna nombres a los resultados de los cálculos para permitir el almacenamiento de cálculos intermedios, valores o la definición de nombres dentro de una fórmula",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/let-function-34842dd8-b92b-4d3f-b325-b8b8f9908999"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	LN: {
		description: "Devuelve el logaritmo natural de un número",
		abstract: "Devuelve el logaritmo natural de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/ln-function-81fe1ed7-dac9-4acd-ba1d-07a142c6118f"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número real positivo del que desea el logaritmo natural."
		} }
	},
	LOG: {
		description: "Devuelve el logaritmo de un número en una base especificada",
		abstract: "Devuelve el logaritmo de un número en una base especificada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/log-function-4e82f196-1ca9-4747-8fb0-6c4a3abb3280"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número real positivo del que desea el logaritmo."
			},
			base: {
				name: "base",
				detail: "La base del logaritmo. Si se omite la base, se asume que es 10."
			}
		}
	},
	LOG10: {
		description: "Devuelve el logaritmo en base 10 de un número",
		abstract: "Devuelve el logaritmo en base 10 de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/log10-function-c75b881b-49dd-44fb-b6f4-37e3486a0211"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número real positivo del que desea el logaritmo en base 10."
		} }
	},
	MDETERM: {
		description: "Devuelve el determinante matricial de una matriz",
		abstract: "Devuelve el determinante matricial de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/mdeterm-function-e7bfa857-3834-422b-b871-0ffd03717020"
		}],
		functionParameter: { array: {
			name: "matriz",
			detail: "Una matriz numérica con un número igual de filas y columnas."
		} }
	},
	MINVERSE: {
		description: "Devuelve la matriz inversa de una matriz",
		abstract: "Devuelve la matriz inversa de una matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/minverse-function-11f55086-adde-4c9f-8eb9-59da2d72efc6"
		}],
		functionParameter: { array: {
			name: "matriz",
			detail: "Una matriz numérica con un número igual de filas y columnas."
		} }
	},
	MMULT: {
		description: "Devuelve el producto matricial de dos matrices",
		abstract: "Devuelve el producto matricial de dos matrices",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/mmult-function-40593ed7-a3cd-4b6b-b9a3-e4ad3c7245eb"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Las matrices que desea multiplicar."
			},
			array2: {
				name: "matriz2",
				detail: "Las matrices que desea multiplicar."
			}
		}
	},
	MOD: {
		description: "Devuelve el resto después de que el número se divida por el divisor. El resultado tiene el mismo signo que el divisor.",
		abstract: "Devuelve el resto de la división",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/mod-function-9b6cd169-b6ee-406a-a97b-edf2a9dc24f3"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número del que desea encontrar el resto."
			},
			divisor: {
				name: "divisor",
				detail: "El número por el que desea dividir el número."
			}
		}
	},
	MROUND: {
		description: "Devuelve un número redondeado al múltiplo deseado",
		abstract: "Devuelve un número redondeado al múltiplo deseado",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/mround-function-c299c3b0-15a5-426d-aa4b-d2d5b3baf427"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor a redondear."
			},
			multiple: {
				name: "múltiplo",
				detail: "El múltiplo al que desea redondear el número."
			}
		}
	},
	MULTINOMIAL: {
		description: "Devuelve el multinomial de un conjunto de números",
		abstract: "Devuelve el multinomial de un conjunto de números",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/multinomial-function-6fa6373c-6533-41a2-a45e-a56db1db1bf6"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer valor o rango a usar en el cálculo."
			},
			number2: {
				name: "número2",
				detail: "Valores o rangos adicionales a usar en los cálculos."
			}
		}
	},
	MUNIT: {
		description: "Devuelve la matriz unitaria o la dimensión especificada",
		abstract: "Devuelve la matriz unitaria o la dimensión especificada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/munit-function-c9fe916a-dc26-4105-997d-ba22799853a3"
		}],
		functionParameter: { dimension: {
			name: "dimensión",
			detail: "Dimensión es un entero que especifica la dimensión de la matriz unitaria que desea devolver. Devuelve una matriz. La dimensión debe ser mayor que cero."
		} }
	},
	ODD: {
		description: "Redondea un número hacia arriba al entero impar más cercano",
		abstract: "Redondea un número hacia arriba al entero impar más cercano",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/odd-function-deae64eb-e08a-4c88-8b40-6d0b42575c98"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El valor a redondear."
		} }
	},
	PI: {
		description: "Devuelve el valor de pi",
		abstract: "Devuelve el valor de pi",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/pi-function-264199d0-a3ba-46b8-975a-c4a04608989b"
		}],
		functionParameter: {}
	},
	POWER: {
		description: "Devuelve el resultado de un número elevado a una potencia.",
		abstract: "Devuelve el resultado de un número elevado a una potencia",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/power-function-d3f2908b-56f4-4c3f-895a-07fb519c362a"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número base. Puede ser cualquier número real."
			},
			power: {
				name: "potencia",
				detail: "El exponente al que se eleva el número base."
			}
		}
	},
	PRODUCT: {
		description: "Multiplica todos los números dados como argumentos y devuelve el producto.",
		abstract: "Multiplica sus argumentos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/product-function-8e6b5b24-90ee-4650-aeec-80982a0512ce"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número o rango que desea multiplicar."
			},
			number2: {
				name: "número2",
				detail: "Números o rangos adicionales que desea multiplicar, hasta un máximo de 255 argumentos."
			}
		}
	},
	QUOTIENT: {
		description: "Devuelve la parte entera de una división",
		abstract: "Devuelve la parte entera de una división",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/quotient-function-9f7bf099-2a18-4282-8fa4-65290cc99dee"
		}],
		functionParameter: {
			numerator: {
				name: "numerador",
				detail: "El dividendo."
			},
			denominator: {
				name: "denominador",
				detail: "El divisor."
			}
		}
	},
	RADIANS: {
		description: "Convierte grados a radianes",
		abstract: "Convierte grados a radianes",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/radians-function-ac409508-3d48-45f5-ac02-1497c92de5bf"
		}],
		functionParameter: { angle: {
			name: "ángulo",
			detail: "Un ángulo en grados que desea convertir."
		} }
	},
	RAND: {
		description: "Devuelve un número aleatorio entre 0 y 1",
		abstract: "Devuelve un número aleatorio entre 0 y 1",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/rand-function-4cbfa695-8869-4788-8d90-021ea9f5be73"
		}],
		functionParameter: {}
	},
	RANDARRAY: {
		description: "Devuelve una matriz de números aleatorios entre 0 y 1. Sin embargo, puede especificar el número de filas y columnas a rellenar, los valores mínimos y máximos, y si se devuelven números enteros o valores decimales.",
		abstract: "Devuelve una matriz de números aleatorios entre 0 y 1.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/randarray-function-21261e55-3bec-4885-86a6-8b0a47fd4d33"
		}],
		functionParameter: {
			rows: {
				name: "filas",
				detail: "El número de filas que se devolverán"
			},
			columns: {
				name: "columnas",
				detail: "El número de columnas que se devolverán"
			},
			min: {
				name: "min",
				detail: "El número mínimo que le gustaría que se devolviera"
			},
			max: {
				name: "max",
				detail: "El número máximo que le gustaría que se devolviera"
			},
			wholeNumber: {
				name: "número_entero",
				detail: "Devolver un número entero o un valor decimal"
			}
		}
	},
	RANDBETWEEN: {
		description: "Devuelve un número aleatorio entre los números que especifique",
		abstract: "Devuelve un número aleatorio entre los números que especifique",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/randbetween-function-4cc7f0d1-87dc-4eb7-987f-a469ab381685"
		}],
		functionParameter: {
			bottom: {
				name: "inferior",
				detail: "El entero más pequeño que devolverá ALEATORIO.ENTRE."
			},
			top: {
				name: "superior",
				detail: "El entero más grande que devolverá ALEATORIO.ENTRE."
			}
		}
	},
	ROMAN: {
		description: "Convierte un número arábigo a romano, como texto",
		abstract: "Convierte un número arábigo a romano, como texto",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/roman-function-d6b0b99e-de46-4704-a518-b45a0f8b56f5"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número arábigo que desea convertir."
			},
			form: {
				name: "forma",
				detail: "Un número que especifica el tipo de número romano que desea. El estilo del número romano varía de Clásico a Simplificado, volviéndose más conciso a medida que aumenta el valor de la forma."
			}
		}
	},
	ROUND: {
		description: "Redondea un número a un número especificado de dígitos",
		abstract: "Redondea un número a un número especificado de dígitos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/round-function-c018c5d8-40fb-4053-90b1-b3e7f61a213c"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea redondear."
			},
			numDigits: {
				name: "num_dígitos",
				detail: "El número de dígitos al que desea redondear el argumento de número."
			}
		}
	},
	ROUNDBANK: {
		description: "Redondea un número con redondeo bancario",
		abstract: "Redondea un número con redondeo bancario",
		links: [{
			title: "Instrucción",
			url: ""
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea redondear con redondeo bancario."
			},
			numDigits: {
				name: "num_dígitos",
				detail: "El número de dígitos al que desea redondear con redondeo bancario."
			}
		}
	},
	ROUNDDOWN: {
		description: "Redondea un número hacia abajo, hacia cero",
		abstract: "Redondea un número hacia abajo, hacia cero",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/rounddown-function-2ec94c73-241f-4b01-8c6f-17e6d7968f53"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea redondear."
			},
			numDigits: {
				name: "num_dígitos",
				detail: "El número de dígitos al que desea redondear el argumento de número."
			}
		}
	},
	ROUNDUP: {
		description: "Redondea un número hacia arriba, en dirección contraria a cero",
		abstract: "Redondea un número hacia arriba, en dirección contraria a cero",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/roundup-function-f8bc9b23-e795-47db-8703-db171d0c42a7"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea redondear."
			},
			numDigits: {
				name: "num_dígitos",
				detail: "El número de dígitos al que desea redondear el argumento de número."
			}
		}
	},
	SEC: {
		description: "Devuelve la secante de un ángulo",
		abstract: "Devuelve la secante de un ángulo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sec-function-ff224717-9c87-4170-9b58-d069ced6d5f7"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Número es el ángulo en radianes del que desea la secante."
		} }
	},
	SECH: {
		description: "Devuelve la secante hiperbólica de un ángulo",
		abstract: "Devuelve la secante hiperbólica de un ángulo",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sech-function-e05a789f-5ff7-4d7f-984a-5edb9b09556f"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Número es el ángulo en radianes del que desea la secante hiperbólica."
		} }
	},
	SERIESSUM: {
		description: "Devuelve la suma de una serie de potencias basada en la fórmula",
		abstract: "Devuelve la suma de una serie de potencias basada en la fórmula",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/seriessum-function-a3ab25b5-1093-4f5b-b084-96c49087f637"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor de entrada a la serie de potencias."
			},
			n: {
				name: "n",
				detail: "La potencia inicial a la que desea elevar x."
			},
			m: {
				name: "m",
				detail: "El paso por el cual aumentar n para cada término de la serie."
			},
			coefficients: {
				name: "coeficientes",
				detail: "Un conjunto de coeficientes por los que se multiplica cada potencia sucesiva de x."
			}
		}
	},
	SEQUENCE: {
		description: "Genera una lista de números secuenciales en una matriz, como 1, 2, 3, 4",
		abstract: "Genera una lista de números secuenciales en una matriz, como 1, 2, 3, 4",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sequence-function-57467a98-57e0-4817-9f14-2eb78519ca90"
		}],
		functionParameter: {
			rows: {
				name: "filas",
				detail: "El número de filas a devolver."
			},
			columns: {
				name: "columnas",
				detail: "El número de columnas a devolver."
			},
			start: {
				name: "inicio",
				detail: "El primer número en la secuencia."
			},
			step: {
				name: "paso",
				detail: "La cantidad a incrementar cada valor subsiguiente en la matriz."
			}
		}
	},
	SIGN: {
		description: "Devuelve el signo de un número",
		abstract: "Devuelve el signo de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sign-function-109c932d-fcdc-4023-91f1-2dd0e916a1d8"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real."
		} }
	},
	SIN: {
		description: "Devuelve el seno del ángulo dado",
		abstract: "Devuelve el seno del ángulo dado",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sin-function-cf0e3432-8b9e-483c-bc55-a76651c95602"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea el seno."
		} }
	},
	SINH: {
		description: "Devuelve el seno hiperbólico de un número",
		abstract: "Devuelve el seno hiperbólico de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sinh-function-1e4e8b9f-2b65-43fc-ab8a-0a37f4081fa7"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real."
		} }
	},
	SQRT: {
		description: "Devuelve una raíz cuadrada positiva",
		abstract: "Devuelve una raíz cuadrada positiva",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sqrt-function-654975c2-05c4-4831-9a24-2c65e4040fdf"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número del que desea la raíz cuadrada."
		} }
	},
	SQRTPI: {
		description: "Devuelve la raíz cuadrada de (número * pi)",
		abstract: "Devuelve la raíz cuadrada de (número * pi)",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sqrtpi-function-1fb4e63f-9b51-46d6-ad68-b3e7a8b519b4"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El número por el que se multiplica pi."
		} }
	},
	SUBTOTAL: {
		description: "Devuelve un subtotal en una lista o base de datos.",
		abstract: "Devuelve un subtotal en una lista o base de datos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/subtotal-function-7b027003-f060-4ade-9040-e478765b9939"
		}],
		functionParameter: {
			functionNum: {
				name: "núm_función",
				detail: "El número 1-11 o 101-111 que especifica la función a usar para el subtotal. 1-11 incluye filas ocultas manualmente, mientras que 101-111 las excluye; las celdas filtradas siempre se excluyen."
			},
			ref1: {
				name: "ref1",
				detail: "El primer rango con nombre o referencia para el que desea el subtotal."
			},
			ref2: {
				name: "ref2",
				detail: "Rangos con nombre o referencias 2 a 254 para los que desea el subtotal."
			}
		}
	},
	SUM: {
		description: "Puede sumar valores individuales, referencias de celda o rangos, o una mezcla de los tres.",
		abstract: "Suma sus argumentos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sum-function-043e1c7d-7726-4e80-8f32-07b23e057f89"
		}],
		functionParameter: {
			number1: {
				name: "Número 1",
				detail: "El primer número que desea sumar. El número puede ser como 4, una referencia de celda como B6, o un rango de celdas como B2:B8."
			},
			number2: {
				name: "Número 2",
				detail: "Este es el segundo número que desea sumar. Puede especificar hasta 255 números de esta manera."
			}
		}
	},
	SUMIF: {
		description: "Suma los valores en un rango que cumplen con los criterios que especifique.",
		abstract: "Suma las celdas especificadas por un criterio dado",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumif-function-169b8c99-c05c-4483-a712-1697a653039b"
		}],
		functionParameter: {
			range: {
				name: "rango",
				detail: "El rango de celdas que desea evaluar por criterios."
			},
			criteria: {
				name: "criterio",
				detail: "El criterio en forma de número, expresión, una referencia de celda, texto o una función que define qué celdas se sumarán. Se pueden incluir caracteres comodín: un signo de interrogación (?) para coincidir con cualquier carácter individual, un asterisco (*) para coincidir con cualquier secuencia de caracteres. Si desea encontrar un signo de interrogación o asterisco real, escriba una tilde (~) antes del carácter."
			},
			sumRange: {
				name: "rango_suma",
				detail: "Las celdas reales a sumar, si desea sumar celdas distintas a las especificadas en el argumento de rango. Si se omite el argumento rango_suma, Excel suma las celdas especificadas en el argumento de rango (las mismas celdas a las que se aplica el criterio)."
			}
		}
	},
	SUMIFS: {
		description: "Suma todos sus argumentos que cumplen con múltiples criterios.",
		abstract: "Suma todos sus argumentos que cumplen con múltiples criterios.",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumifs-function-c9e748f5-7ea7-455d-9406-611cebce642b"
		}],
		functionParameter: {
			sumRange: {
				name: "rango_suma",
				detail: "El rango de celdas a sumar."
			},
			criteriaRange1: {
				name: "rango_criterio1 ",
				detail: "El rango que se prueba usando criterio1. rango_criterio1 y criterio1 establecen un par de búsqueda mediante el cual se busca un rango para criterios específicos. Una vez que se encuentran los elementos en el rango, se suman sus valores correspondientes en rango_suma."
			},
			criteria1: {
				name: "criterio1",
				detail: "El criterio que define qué celdas en rango_criterio1 se sumarán. Por ejemplo, el criterio se puede introducir como 32, \">32\", B4, \"manzanas\" o \"32\"."
			},
			criteriaRange2: {
				name: "rango_criterio2",
				detail: "Rangos adicionales. Puede introducir hasta 127 pares de rangos."
			},
			criteria2: {
				name: "criterio2",
				detail: "Criterios asociados adicionales. Puede introducir hasta 127 pares de criterios."
			}
		}
	},
	SUMPRODUCT: {
		description: "Devuelve la suma de los productos de los componentes correspondientes de la matriz",
		abstract: "Devuelve la suma de los productos de los componentes correspondientes de la matriz",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumproduct-function-16753e75-9f68-4874-94ac-4d2145a2fd2e"
		}],
		functionParameter: {
			array1: {
				name: "matriz",
				detail: "El primer argumento de matriz cuyos componentes desea multiplicar y luego sumar."
			},
			array2: {
				name: "matriz",
				detail: "Argumentos de matriz 2 a 255 cuyos componentes desea multiplicar y luego sumar."
			}
		}
	},
	SUMSQ: {
		description: "Devuelve la suma de los cuadrados de los argumentos",
		abstract: "Devuelve la suma de los cuadrados de los argumentos",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumsq-function-e3313c02-51cc-4963-aae6-31442d9ec307"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "Para elevar al cuadrado y encontrar el primer número, también puede usar una sola matriz o una referencia a una matriz en lugar de parámetros separados por comas."
			},
			number2: {
				name: "número2",
				detail: "El segundo número que se elevará al cuadrado y se sumará. Se pueden especificar hasta 255 números de esta manera."
			}
		}
	},
	SUMX2MY2: {
		description: "Devuelve la suma de la diferencia de cuadrados de los valores correspondientes en dos matrices",
		abstract: "Devuelve la suma de la diferencia de cuadrados de los valores correspondientes en dos matrices",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumx2my2-function-9e599cc5-5399-48e9-a5e0-e37812dfa3e9"
		}],
		functionParameter: {
			arrayX: {
				name: "matriz_x",
				detail: "La primera matriz o rango de valores."
			},
			arrayY: {
				name: "matriz_y",
				detail: "La segunda matriz o rango de valores."
			}
		}
	},
	SUMX2PY2: {
		description: "Devuelve la suma de la suma de cuadrados de los valores correspondientes en dos matrices",
		abstract: "Devuelve la suma de la suma de cuadrados de los valores correspondientes en dos matrices",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumx2py2-function-826b60b4-0aa2-4e5e-81d2-be704d3d786f"
		}],
		functionParameter: {
			arrayX: {
				name: "matriz_x",
				detail: "La primera matriz o rango de valores."
			},
			arrayY: {
				name: "matriz_y",
				detail: "La segunda matriz o rango de valores."
			}
		}
	},
	SUMXMY2: {
		description: "Devuelve la suma de los cuadrados de las diferencias de los valores correspondientes en dos matrices",
		abstract: "Devuelve la suma de los cuadrados de las diferencias de los valores correspondientes en dos matrices",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/sumxmy2-function-9d144ac1-4d79-43de-b524-e2ecee23b299"
		}],
		functionParameter: {
			arrayX: {
				name: "matriz_x",
				detail: "La primera matriz o rango de valores."
			},
			arrayY: {
				name: "matriz_y",
				detail: "La segunda matriz o rango de valores."
			}
		}
	},
	TAN: {
		description: "Devuelve la tangente de un número.",
		abstract: "Devuelve la tangente de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/tan-function-08851a40-179f-4052-b789-d7f699447401"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "El ángulo en radianes del que desea la tangente."
		} }
	},
	TANH: {
		description: "Devuelve la tangente hiperbólica de un número.",
		abstract: "Devuelve la tangente hiperbólica de un número",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/tanh-function-017222f0-a0c3-4f69-9787-b3202295dc6c"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Cualquier número real."
		} }
	},
	TRUNC: {
		description: "Trunca un número a un entero",
		abstract: "Trunca un número a un entero",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/es-es/office/trunc-function-8b86a64c-3127-43db-ba14-aa5ceb292721"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea truncar."
			},
			numDigits: {
				name: "num_dígitos",
				detail: "Un número que especifica la precisión del truncamiento. El valor predeterminado para num_dígitos es 0 (cero)."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/statistical/es-ES.ts
const locale$4 = {
	AVEDEV: {
		description: "Devuelve el promedio de las desviaciones absolutas de los puntos de datos con respecto a su media.",
		abstract: "Devuelve el promedio de las desviaciones absolutas de los puntos de datos con respecto a su media",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/avedev-function-58fe8d65-2a84-4dc7-8052-f3f87b5c6639"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea el promedio."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea el promedio, hasta un máximo de 255."
			}
		}
	},
	AVERAGE: {
		description: "Devuelve el promedio (media aritmética) de los argumentos.",
		abstract: "Devuelve el promedio de sus argumentos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/average-function-047bac88-d466-426c-a32b-8f33eb960cf6"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea el promedio."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea el promedio, hasta un máximo de 255."
			}
		}
	},
	AVERAGE_WEIGHTED: {
		description: "Encuentra el promedio ponderado de un conjunto de valores, dados los valores y las ponderaciones correspondientes.",
		abstract: "Encuentra el promedio ponderado de un conjunto de valores, dados los valores y las ponderaciones correspondientes.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/9084098?hl=es&ref_topic=3105600&sjid=2155433538747546473-AP"
		}],
		functionParameter: {
			values: {
				name: "valores",
				detail: "Los valores para los que se va a calcular el promedio."
			},
			weights: {
				name: "ponderaciones",
				detail: "La lista de ponderaciones correspondientes a aplicar."
			},
			additionalValues: {
				name: "valores_adicionales",
				detail: "Otros valores para los que se va a calcular el promedio."
			},
			additionalWeights: {
				name: "ponderaciones_adicionales",
				detail: "Otras ponderaciones a aplicar."
			}
		}
	},
	AVERAGEA: {
		description: "Devuelve el promedio de sus argumentos, incluyendo números, texto y valores lógicos.",
		abstract: "Devuelve el promedio de sus argumentos, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/averagea-function-f5f84098-d453-4f4c-bbba-3d2c66356091"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer número, referencia de celda o rango para el que desea el promedio."
			},
			value2: {
				name: "valor2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea el promedio, hasta un máximo de 255."
			}
		}
	},
	AVERAGEIF: {
		description: "Devuelve el promedio (media aritmética) de todas las celdas en un rango que cumplen un criterio determinado.",
		abstract: "Devuelve el promedio (media aritmética) de todas las celdas en un rango que cumplen un criterio determinado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/averageif-function-faec8e2e-0dec-4308-af69-f5576d8ac642"
		}],
		functionParameter: {
			range: {
				name: "rango",
				detail: "Una o más celdas para promediar, incluyendo números o nombres, matrices o referencias que contengan números."
			},
			criteria: {
				name: "criterio",
				detail: "El criterio en forma de número, expresión, referencia de celda o texto que define qué celdas se promedian. Por ejemplo, el criterio puede expresarse como 32, \"32\", \">32\", \"manzanas\" o B4."
			},
			averageRange: {
				name: "rango_promedio",
				detail: "El conjunto real de celdas a promediar. Si se omite, se utiliza el rango."
			}
		}
	},
	AVERAGEIFS: {
		description: "Devuelve el promedio (media aritmética) de todas las celdas que cumplen múltiples criterios.",
		abstract: "Devuelve el promedio (media aritmética) de todas las celdas que cumplen múltiples criterios",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/averageifs-function-48910c45-1fc0-4389-a028-f7c5c3001690"
		}],
		functionParameter: {
			averageRange: {
				name: "rango_promedio",
				detail: "Una o más celdas para promediar, incluyendo números o nombres, matrices o referencias que contengan números."
			},
			criteriaRange1: {
				name: "rango_criterios1",
				detail: "Es el conjunto de celdas a evaluar con el criterio."
			},
			criteria1: {
				name: "criterio1",
				detail: "Se utiliza para definir las celdas cuyo promedio se calculará. Por ejemplo, el criterio puede expresarse como 32, \"32\", \">32\", \"manzana\" o B4"
			},
			criteriaRange2: {
				name: "rango_criterios2",
				detail: "Rangos adicionales. Puede introducir hasta 127 rangos."
			},
			criteria2: {
				name: "criterio2",
				detail: "Criterios adicionales asociados. Puede introducir hasta 127 criterios."
			}
		}
	},
	BETA_DIST: {
		description: "Devuelve la función de distribución acumulativa beta",
		abstract: "Devuelve la función de distribución acumulativa beta",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/beta-dist-function-11188c9c-780a-42c7-ba43-9ecb5a878d31"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor entre A y B en el que se evalúa la función."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.BETA devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			},
			A: {
				name: "A",
				detail: "Un límite inferior para el intervalo de x."
			},
			B: {
				name: "B",
				detail: "Un límite superior para el intervalo de x."
			}
		}
	},
	BETA_INV: {
		description: "Devuelve la inversa de la función de distribución acumulativa para una distribución beta especificada",
		abstract: "Devuelve la inversa de la función de distribución acumulativa para una distribución beta especificada",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/beta-inv-function-e84cb8aa-8df0-4cf6-9892-83a341d252eb"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución beta."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			A: {
				name: "A",
				detail: "Un límite inferior para el intervalo de x."
			},
			B: {
				name: "B",
				detail: "Un límite superior para el intervalo de x."
			}
		}
	},
	BINOM_DIST: {
		description: "Devuelve la probabilidad de una variable aleatoria discreta siguiendo una distribución binomial",
		abstract: "Devuelve la probabilidad de una variable aleatoria discreta siguiendo una distribución binomial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/binom-dist-function-c5ae37b6-f39c-4be2-94c2-509a1480770c"
		}],
		functionParameter: {
			numberS: {
				name: "núm_éxito",
				detail: "El número de éxitos en los ensayos."
			},
			trials: {
				name: "ensayos",
				detail: "El número de ensayos independientes."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de éxito en cada ensayo."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.BINOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	BINOM_DIST_RANGE: {
		description: "Devuelve la probabilidad de un resultado de ensayo usando una distribución binomial",
		abstract: "Devuelve la probabilidad de un resultado de ensayo usando una distribución binomial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/binom-dist-range-function-17331329-74c7-4053-bb4c-6653a7421595"
		}],
		functionParameter: {
			trials: {
				name: "ensayos",
				detail: "El número de ensayos independientes."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de éxito en cada ensayo."
			},
			numberS: {
				name: "núm_éxito",
				detail: "El número de éxitos en los ensayos."
			},
			numberS2: {
				name: "núm_éxito2",
				detail: "Si se proporciona, devuelve la probabilidad de que el número de ensayos exitosos se encuentre entre núm_éxito y núm_éxito2."
			}
		}
	},
	BINOM_INV: {
		description: "Devuelve el menor valor para el cual la distribución binomial acumulativa es menor o igual a un valor de criterio",
		abstract: "Devuelve el menor valor para el cual la distribución binomial acumulativa es menor o igual a un valor de criterio",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/binom-inv-function-80a0370c-ada6-49b4-83e7-05a91ba77ac9"
		}],
		functionParameter: {
			trials: {
				name: "ensayos",
				detail: "El número de ensayos de Bernoulli."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de éxito en cada ensayo."
			},
			alpha: {
				name: "alfa",
				detail: "El valor de criterio."
			}
		}
	},
	CHISQ_DIST: {
		description: "Devuelve la probabilidad de cola izquierda de la distribución chi-cuadrado.",
		abstract: "Devuelve la probabilidad de cola izquierda de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/chisq-dist-function-8486b05e-5c05-4942-a9ea-f6b341518732"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se desea evaluar la distribución."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.CHI devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	CHISQ_DIST_RT: {
		description: "Devuelve la probabilidad de cola derecha de la distribución chi-cuadrado.",
		abstract: "Devuelve la probabilidad de cola derecha de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/chisq-dist-rt-function-dc4832e8-ed2b-49ae-8d7c-b28d5804c0f2"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se desea evaluar la distribución."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			}
		}
	},
	CHISQ_INV: {
		description: "Devuelve la inversa de la probabilidad de cola izquierda de la distribución chi-cuadrado.",
		abstract: "Devuelve la inversa de la probabilidad de cola izquierda de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/chisq-inv-function-400db556-62b3-472d-80b3-254723e7092f"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución chi-cuadrado."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			}
		}
	},
	CHISQ_INV_RT: {
		description: "Devuelve la inversa de la probabilidad de cola derecha de la distribución chi-cuadrado.",
		abstract: "Devuelve la inversa de la probabilidad de cola derecha de la distribución chi-cuadrado.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/chisq-inv-rt-function-435b5ed8-98d5-4da6-823f-293e2cbc94fe"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución chi-cuadrado."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "El número de grados de libertad."
			}
		}
	},
	CHISQ_TEST: {
		description: "Devuelve la prueba de independencia",
		abstract: "Devuelve la prueba de independencia",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/chisq-test-function-2e8a7861-b14a-4985-aa93-fb88de3f260f"
		}],
		functionParameter: {
			actualRange: {
				name: "rango_real",
				detail: "El rango de datos que contiene las observaciones para contrastar con los valores esperados."
			},
			expectedRange: {
				name: "rango_esperado",
				detail: "El rango de datos que contiene la proporción del producto de los totales de fila y los totales de columna con respecto al total general."
			}
		}
	},
	CONFIDENCE_NORM: {
		description: "Devuelve el intervalo de confianza para la media de una población, usando una distribución normal.",
		abstract: "Devuelve el intervalo de confianza para la media de una población, usando una distribución normal.",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/confidence-norm-function-7cec58a6-85bb-488d-91c3-63828d4fbfd4"
		}],
		functionParameter: {
			alpha: {
				name: "alfa",
				detail: "El nivel de significación usado para calcular el nivel de confianza. El nivel de confianza es igual a 100*(1 - alfa)%, o en otras palabras, un alfa de 0,05 indica un nivel de confianza del 95 por ciento."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la población para el rango de datos y se asume que es conocida."
			},
			size: {
				name: "tamaño",
				detail: "El tamaño de la muestra."
			}
		}
	},
	CONFIDENCE_T: {
		description: "Devuelve el intervalo de confianza para la media de una población, usando una distribución t de Student",
		abstract: "Devuelve el intervalo de confianza para la media de una población, usando una distribución t de Student",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/confidence-t-function-e8eca395-6c3a-4ba9-9003-79ccc61d3c53"
		}],
		functionParameter: {
			alpha: {
				name: "alfa",
				detail: "El nivel de significación usado para calcular el nivel de confianza. El nivel de confianza es igual a 100*(1 - alfa)%, o en otras palabras, un alfa de 0,05 indica un nivel de confianza del 95 por ciento."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la población para el rango de datos y se asume que es conocida."
			},
			size: {
				name: "tamaño",
				detail: "El tamaño de la muestra."
			}
		}
	},
	CORREL: {
		description: "Devuelve el coeficiente de correlación entre dos conjuntos de datos",
		abstract: "Devuelve el coeficiente de correlación entre dos conjuntos de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/correl-function-995dcef7-0c0a-4bed-a3fb-239d7b68ca92"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Un primer rango de valores de celda."
			},
			array2: {
				name: "matriz2",
				detail: "Un segundo rango de valores de celda."
			}
		}
	},
	COUNT: {
		description: "Cuenta el número de celdas que contienen números y cuenta los números dentro de la lista de argumentos.",
		abstract: "Cuenta cuántos números hay en la lista de argumentos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/count-function-a59cd7fc-b623-4d93-87a4-d23bf411294c"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer elemento, referencia de celda o rango dentro del cual desea contar números."
			},
			value2: {
				name: "valor2",
				detail: "Hasta 255 elementos, referencias de celda o rangos adicionales dentro de los cuales desea contar números."
			}
		}
	},
	COUNTA: {
		description: `Cuenta las celdas que contienen cualquier tipo de información, incluyendo valores de error y texto vacío ("")
        Si no necesita contar valores lógicos, texto o valores de error`,
		abstract: "Cuenta cuántos valores hay en la lista de argumentos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/counta-function-7dc98875-d5c1-46f1-9a82-53f3219e2509"
		}],
		functionParameter: {
			number1: {
				name: "valor1",
				detail: "El primer argumento que representa los valores que desea contar."
			},
			number2: {
				name: "valor2",
				detail: "Argumentos adicionales que representan los valores que desea contar, hasta un máximo de 255 argumentos."
			}
		}
	},
	COUNTBLANK: {
		description: "Cuenta el número de celdas en blanco dentro de un rango.",
		abstract: "Cuenta el número de celdas en blanco dentro de un rango",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/countblank-function-6a92d772-675c-4bee-b346-24af6bd3ac22"
		}],
		functionParameter: { range: {
			name: "rango",
			detail: "El rango desde el cual desea contar las celdas en blanco."
		} }
	},
	COUNTIF: {
		description: "Cuenta el número de celdas dentro de un rango que cumplen el criterio dado.",
		abstract: "Cuenta el número de celdas dentro de un rango que cumplen el criterio dado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/countif-function-e0de10c6-f885-4e71-abb4-1f464816df34"
		}],
		functionParameter: {
			range: {
				name: "rango",
				detail: "El grupo de celdas que desea contar. El rango puede contener números, matrices, un rango con nombre o referencias que contengan números. Los valores en blanco y de texto se ignoran."
			},
			criteria: {
				name: "criterio",
				detail: "Un número, expresión, referencia de celda o cadena de texto que determina qué celdas se contarán.\nPor ejemplo, puede usar un número como 32, una comparación como \">32\", una celda como B4 o una palabra como \"manzanas\".\nCONTAR.SI usa solo un único criterio. Use CONTAR.SI.CONJUNTO si desea usar múltiples criterios."
			}
		}
	},
	COUNTIFS: {
		description: "Cuenta el número de celdas dentro de un rango que cumplen múltiples criterios.",
		abstract: "Cuenta el número de celdas dentro de un rango que cumplen múltiples criterios",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/countifs-function-dda3dc6e-f74e-4aee-88bc-aa8c2a866842"
		}],
		functionParameter: {
			criteriaRange1: {
				name: "rango_criterios1",
				detail: "El primer rango en el que evaluar los criterios asociados."
			},
			criteria1: {
				name: "criterio1",
				detail: "El criterio en forma de número, expresión, referencia de celda o texto que define qué celdas se contarán. Por ejemplo, los criterios pueden expresarse como 32, \">32\", B4, \"manzanas\" o \"32\"."
			},
			criteriaRange2: {
				name: "rango_criterios2",
				detail: "Rangos adicionales. Puede introducir hasta 127 rangos."
			},
			criteria2: {
				name: "criterio2",
				detail: "Criterios adicionales asociados. Puede introducir hasta 127 criterios."
			}
		}
	},
	COVARIANCE_P: {
		description: "Devuelve la covarianza de la población, el promedio de los productos de las desviaciones para cada pareja de puntos de datos en dos conjuntos de datos.",
		abstract: "Devuelve la covarianza de la población",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/covariance-p-function-6f0e1e6d-956d-4e4b-9943-cfef0bf9edfc"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Un primer rango de valores de celda."
			},
			array2: {
				name: "matriz2",
				detail: "Un segundo rango de valores de celda."
			}
		}
	},
	COVARIANCE_S: {
		description: "Devuelve la covarianza de la muestra, el promedio de los productos de las desviaciones para cada pareja de puntos de datos en dos conjuntos de datos.",
		abstract: "Devuelve la covarianza de la muestra",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/covariance-s-function-0a539b74-7371-42aa-a18f-1f5320314977"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "Un primer rango de valores de celda."
			},
			array2: {
				name: "matriz2",
				detail: "Un segundo rango de valores de celda."
			}
		}
	},
	DEVSQ: {
		description: "Devuelve la suma de los cuadrados de las desviaciones",
		abstract: "Devuelve la suma de los cuadrados de las desviaciones",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/devsq-function-8b739616-8376-4df5-8bd0-cfe0a6caf444"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento para el que desea calcular la suma de las desviaciones al cuadrado."
			},
			number2: {
				name: "número2",
				detail: "Los argumentos del 2 al 255 para los que desea calcular la suma de las desviaciones al cuadrado."
			}
		}
	},
	EXPON_DIST: {
		description: "Devuelve la distribución exponencial",
		abstract: "Devuelve la distribución exponencial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/expon-dist-function-4c12ae24-e563-4155-bf3e-8b78b6ae140e"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se desea evaluar la distribución."
			},
			lambda: {
				name: "lambda",
				detail: "El valor del parámetro."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.EXP devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	F_DIST: {
		description: "Devuelve la distribución de probabilidad F",
		abstract: "Devuelve la distribución de probabilidad F",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/f-dist-function-a887efdc-7c8e-46cb-a74a-f884cd29b25d"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se evalúa la función."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.F devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	F_DIST_RT: {
		description: "Devuelve la distribución de probabilidad F (de cola derecha)",
		abstract: "Devuelve la distribución de probabilidad F (de cola derecha)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/f-dist-rt-function-d74cbb00-6017-4ac9-b7d7-6049badc0520"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor en el que se evalúa la función."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			}
		}
	},
	F_INV: {
		description: "Devuelve la inversa de la distribución de probabilidad F",
		abstract: "Devuelve la inversa de la distribución de probabilidad F",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/f-inv-function-0dda0cf9-4ea0-42fd-8c3c-417a1ff30dbe"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución F acumulativa."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			}
		}
	},
	F_INV_RT: {
		description: "Devuelve la inversa de la distribución de probabilidad F (de cola derecha)",
		abstract: "Devuelve la inversa de la distribución de probabilidad F (de cola derecha)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/f-inv-rt-function-d371aa8f-b0b1-40ef-9cc2-496f0693ac00"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución F acumulativa."
			},
			degFreedom1: {
				name: "grados_libertad1",
				detail: "Los grados de libertad del numerador."
			},
			degFreedom2: {
				name: "grados_libertad2",
				detail: "Los grados de libertad del denominador."
			}
		}
	},
	F_TEST: {
		description: "Devuelve el resultado de una prueba F",
		abstract: "Devuelve el resultado de una prueba F",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/f-test-function-100a59e7-4108-46f8-8443-78ffacb6c0a7"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La primera matriz o rango de datos."
			},
			array2: {
				name: "matriz2",
				detail: "La segunda matriz o rango de datos."
			}
		}
	},
	FISHER: {
		description: "Devuelve la transformación de Fisher",
		abstract: "Devuelve la transformación de Fisher",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/fisher-function-d656523c-5076-4f95-b87b-7741bf236c69"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "Un valor numérico para el que desea la transformación."
		} }
	},
	FISHERINV: {
		description: "Devuelve la inversa de la transformación de Fisher",
		abstract: "Devuelve la inversa de la transformación de Fisher",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/fisherinv-function-62504b39-415a-4284-a285-19c8e82f86bb"
		}],
		functionParameter: { y: {
			name: "y",
			detail: "El valor para el que desea realizar la inversa de la transformación."
		} }
	},
	FORECAST: {
		description: "Devuelve un valor a lo largo de una tendencia lineal",
		abstract: "Devuelve un valor a lo largo de una tendencia lineal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecast-and-forecast-linear-functions-50ca49c9-7b40-4892-94e4-7ad38bbeda99"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El punto de datos para el que desea predecir un valor."
			},
			knownYs: {
				name: "conocido_y",
				detail: "La matriz o rango de datos dependiente."
			},
			knownXs: {
				name: "conocido_x",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	FORECAST_ETS: {
		description: "Devuelve un valor futuro basado en valores existentes (históricos) utilizando la versión AAA del algoritmo de Suavizado Exponencial (ETS)",
		abstract: "Devuelve un valor futuro basado en valores existentes (históricos) utilizando la versión AAA del algoritmo de Suavizado Exponencial (ETS)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecasting-functions-reference-897a2fe9-6595-4680-a0b0-93e0308d5f6e#_FORECAST.ETS"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	FORECAST_ETS_CONFINT: {
		description: "Devuelve un intervalo de confianza para el valor de pronóstico en la fecha objetivo especificada",
		abstract: "Devuelve un intervalo de confianza para el valor de pronóstico en la fecha objetivo especificada",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecasting-functions-reference-897a2fe9-6595-4680-a0b0-93e0308d5f6e#_FORECAST.ETS.CONFINT"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	FORECAST_ETS_SEASONALITY: {
		description: "Devuelve la longitud del patrón repetitivo que Excel detecta para la serie temporal especificada",
		abstract: "Devuelve la longitud del patrón repetitivo que Excel detecta para la serie temporal especificada",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecasting-functions-reference-897a2fe9-6595-4680-a0b0-93e0308d5f6e#_FORECAST.ETS.SEASONALITY"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	FORECAST_ETS_STAT: {
		description: "Devuelve un valor estadístico como resultado de la previsión de series temporales",
		abstract: "Devuelve un valor estadístico como resultado de la previsión de series temporales",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecasting-functions-reference-897a2fe9-6595-4680-a0b0-93e0308d5f6e#_FORECAST.ETS.STAT"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	FORECAST_LINEAR: {
		description: "Devuelve un valor futuro basado en valores existentes",
		abstract: "Devuelve un valor futuro basado en valores existentes",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/forecast-and-forecast-linear-functions-50ca49c9-7b40-4892-94e4-7ad38bbeda99"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El punto de datos para el que desea predecir un valor."
			},
			knownYs: {
				name: "conocido_y",
				detail: "La matriz o rango de datos dependiente."
			},
			knownXs: {
				name: "conocido_x",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	FREQUENCY: {
		description: "Devuelve una distribución de frecuencia como una matriz vertical",
		abstract: "Devuelve una distribución de frecuencia como una matriz vertical",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/frequency-function-44e3be2b-eca0-42cd-a3f7-fd9ea898fdb9"
		}],
		functionParameter: {
			dataArray: {
				name: "matriz_datos",
				detail: "Una matriz o referencia a un conjunto de valores para los que desea contar frecuencias. Si matriz_datos no contiene valores, FRECUENCIA devuelve una matriz de ceros."
			},
			binsArray: {
				name: "matriz_bins",
				detail: "Una matriz o referencia a intervalos en los que desea agrupar los valores de matriz_datos. Si matriz_bins no contiene valores, FRECUENCIA devuelve el número de elementos en matriz_datos."
			}
		}
	},
	GAMMA: {
		description: "Devuelve el valor de la función Gamma",
		abstract: "Devuelve el valor de la función Gamma",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gamma-function-ce1702b1-cf55-471d-8307-f83be0fc5297"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Valor de entrada para la función gamma."
		} }
	},
	GAMMA_DIST: {
		description: "Devuelve la distribución gamma",
		abstract: "Devuelve la distribución gamma",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gamma-dist-function-9b6f1538-d11c-4d5f-8966-21f6a2201def"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.GAMMA devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	GAMMA_INV: {
		description: "Devuelve la inversa de la distribución gamma acumulativa",
		abstract: "Devuelve la inversa de la distribución gamma acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gamma-inv-function-74991443-c2b0-4be5-aaab-1aa4d71fbb18"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad asociada con la distribución gamma."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			}
		}
	},
	GAMMALN: {
		description: "Devuelve el logaritmo natural de la función gamma, Γ(x)",
		abstract: "Devuelve el logaritmo natural de la función gamma, Γ(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gammaln-function-b838c48b-c65f-484f-9e1d-141c55470eb9"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "El valor para el que desea calcular GAMMALN."
		} }
	},
	GAMMALN_PRECISE: {
		description: "Devuelve el logaritmo natural de la función gamma, Γ(x)",
		abstract: "Devuelve el logaritmo natural de la función gamma, Γ(x)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gammaln-precise-function-5cdfe601-4e1e-4189-9d74-241ef1caa599"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "El valor para el que desea calcular GAMMALN.PRECISO."
		} }
	},
	GAUSS: {
		description: "Devuelve 0.5 menos que la distribución normal acumulativa estándar",
		abstract: "Devuelve 0.5 menos que la distribución normal acumulativa estándar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/gauss-function-069f1b4e-7dee-4d6a-a71f-4b69044a6b33"
		}],
		functionParameter: { z: {
			name: "z",
			detail: "El valor para el que desea la distribución."
		} }
	},
	GEOMEAN: {
		description: "Devuelve la media geométrica",
		abstract: "Devuelve la media geométrica",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/geomean-function-db1ac48d-25a5-40a0-ab83-0b38980e40d5"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea la media geométrica."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea la media geométrica, hasta un máximo de 255."
			}
		}
	},
	GROWTH: {
		description: "Devuelve valores a lo largo de una tendencia exponencial",
		abstract: "Devuelve valores a lo largo de una tendencia exponencial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/growth-function-541a91dc-3d5e-437d-b156-21324e68b80d"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "El conjunto de valores y que ya conoce en la relación y = b*m^x."
			},
			knownXs: {
				name: "conocido_x",
				detail: "El conjunto de valores x que ya conoce en la relación y = b*m^x."
			},
			newXs: {
				name: "nuevo_x",
				detail: "Son nuevos valores x para los que desea que CRECIMIENTO devuelva los valores y correspondientes."
			},
			constb: {
				name: "constante",
				detail: "Un valor lógico que especifica si se debe forzar que la constante b sea igual a 1."
			}
		}
	},
	HARMEAN: {
		description: "Devuelve la media armónica",
		abstract: "Devuelve la media armónica",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/harmean-function-5efd9184-fab5-42f9-b1d3-57883a1d3bc6"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea la media armónica."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea la media armónica, hasta un máximo de 255."
			}
		}
	},
	HYPGEOM_DIST: {
		description: "Devuelve la distribución hipergeométrica",
		abstract: "Devuelve la distribución hipergeométrica",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/hypgeom-dist-function-6dbd547f-1d12-4b1f-8ae5-b0d9e3d22fbf"
		}],
		functionParameter: {
			sampleS: {
				name: "muestra_éxito",
				detail: "El número de éxitos en la muestra."
			},
			numberSample: {
				name: "núm_muestra",
				detail: "El tamaño de la muestra."
			},
			populationS: {
				name: "población_éxito",
				detail: "El número de éxitos en la población."
			},
			numberPop: {
				name: "núm_población",
				detail: "El tamaño de la población."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.HIPERGEOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	INTERCEPT: {
		description: "Devuelve la intersección de la línea de regresión lineal",
		abstract: "Devuelve la intersección de la línea de regresión lineal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/intercept-function-2a9b74e2-9d47-4772-b663-3bca70bf63ef"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "La matriz o rango de datos dependiente."
			},
			knownXs: {
				name: "conocido_x",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	KURT: {
		description: "Devuelve la curtosis de un conjunto de datos",
		abstract: "Devuelve la curtosis de un conjunto de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/kurt-function-bc3a265c-5da4-4dcb-b7fd-c237789095ab"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea la curtosis."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea la curtosis, hasta un máximo de 255."
			}
		}
	},
	LARGE: {
		description: "Devuelve el k-ésimo valor más grande de un conjunto de datos",
		abstract: "Devuelve el k-ésimo valor más grande de un conjunto de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/large-function-3af0af19-1190-42bb-bb8b-01672ec00a64"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos para el que desea determinar el k-ésimo valor más grande."
			},
			k: {
				name: "k",
				detail: "La posición (desde el más grande) en la matriz o rango de celdas de datos a devolver."
			}
		}
	},
	LINEST: {
		description: "Devuelve los parámetros de una tendencia lineal",
		abstract: "Devuelve los parámetros de una tendencia lineal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/linest-function-84d7d0d9-6e50-4101-977a-fa7abf772b6d"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "El conjunto de valores y que ya conoce en la relación y = m*x+b."
			},
			knownXs: {
				name: "conocido_x",
				detail: "El conjunto de valores x que ya conoce en la relación y = m*x+b."
			},
			constb: {
				name: "constante",
				detail: "Un valor lógico que especifica si se debe forzar que la constante b sea igual a 0."
			},
			stats: {
				name: "estadísticas",
				detail: "Un valor lógico que especifica si se deben devolver estadísticas de regresión adicionales."
			}
		}
	},
	LOGEST: {
		description: "Devuelve los parámetros de una tendencia exponencial",
		abstract: "Devuelve los parámetros de una tendencia exponencial",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/logest-function-f27462d8-3657-4030-866b-a272c1d18b4b"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "El conjunto de valores y que ya conoce en la relación y = b*m^x."
			},
			knownXs: {
				name: "conocido_x",
				detail: "El conjunto de valores x que ya conoce en la relación y = b*m^x."
			},
			constb: {
				name: "constante",
				detail: "Un valor lógico que especifica si se debe forzar que la constante b sea igual a 1."
			},
			stats: {
				name: "estadísticas",
				detail: "Un valor lógico que especifica si se deben devolver estadísticas de regresión adicionales."
			}
		}
	},
	LOGNORM_DIST: {
		description: "Devuelve la distribución logarítmico-normal acumulativa",
		abstract: "Devuelve la distribución logarítmico-normal acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/lognorm-dist-function-eb60d00b-48a9-4217-be2b-6074aee6b070"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DIST.LOGNORM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	LOGNORM_INV: {
		description: "Devuelve la inversa de la distribución logarítmico-normal acumulativa",
		abstract: "Devuelve la inversa de la distribución logarítmico-normal acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/lognorm-inv-function-fe79751a-f1f2-4af8-a0a1-e151b2d4f600"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad correspondiente a la distribución logarítmico-normal."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			}
		}
	},
	MARGINOFERROR: {
		description: "Calcula el margen de error a partir de un rango de valores y un nivel de confianza.",
		abstract: "Calcula el margen de error a partir de un rango de valores y un nivel de confianza.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/12487850?hl=es&sjid=11250989209896695200-AP"
		}],
		functionParameter: {
			range: {
				name: "rango",
				detail: "El rango de valores utilizado para calcular el margen de error."
			},
			confidence: {
				name: "confianza",
				detail: "El nivel de confianza deseado entre (0, 1)."
			}
		}
	},
	MAX: {
		description: "Devuelve el valor más grande de un conjunto de valores.",
		abstract: "Devuelve el valor máximo en una lista de argumentos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/max-function-e0012414-9ac8-4b34-9a47-73e662c08098"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango del que calcular el valor máximo."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos de los que calcular el valor máximo, hasta un máximo de 255."
			}
		}
	},
	MAXA: {
		description: "Devuelve el valor máximo de una lista de argumentos, incluyendo números, texto y valores lógicos.",
		abstract: "Devuelve el valor máximo de una lista de argumentos, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/maxa-function-814bda1e-3840-4bff-9365-2f59ac2ee62d"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer argumento numérico para el que desea encontrar el valor más grande."
			},
			value2: {
				name: "valor2",
				detail: "Argumentos numéricos de 2 a 255 para los que desea encontrar el valor más grande."
			}
		}
	},
	MAXIFS: {
		description: "Devuelve el valor máximo entre las celdas especificadas por un conjunto dado de condiciones o criterios.",
		abstract: "Devuelve el valor máximo entre las celdas especificadas por un conjunto dado de condiciones o criterios",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/maxifs-function-dfd611e6-da2c-488a-919b-9b6376b28883"
		}],
		functionParameter: {
			maxRange: {
				name: "rango_max",
				detail: "El rango de celdas a maximizar."
			},
			criteriaRange1: {
				name: "rango_criterios1",
				detail: "Es el conjunto de celdas a evaluar con el criterio."
			},
			criteria1: {
				name: "criterio1",
				detail: "Es el criterio en forma de número, expresión o texto que define qué celdas se evaluarán como máximo."
			},
			criteriaRange2: {
				name: "rango_criterios2",
				detail: "Rangos adicionales. Puede introducir hasta 127 rangos."
			},
			criteria2: {
				name: "criterio2",
				detail: "Criterios adicionales asociados. Puede introducir hasta 127 criterios."
			}
		}
	},
	MEDIAN: {
		description: "Devuelve la mediana de los números dados",
		abstract: "Devuelve la mediana de los números dados",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/median-function-d0916313-4753-414c-8537-ce85bdd967d2"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea los números dados."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea los números dados, hasta un máximo de 255."
			}
		}
	},
	MIN: {
		description: "Devuelve el número más pequeño de un conjunto de valores.",
		abstract: "Devuelve el valor mínimo en una lista de argumentos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/min-function-61635d12-920f-4ce2-a70f-96f202dcc152"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango del que calcular el valor mínimo."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos de los que calcular el valor mínimo, hasta un máximo de 255."
			}
		}
	},
	MINA: {
		description: "Devuelve el valor más pequeño en una lista de argumentos, incluyendo números, texto y valores lógicos",
		abstract: "Devuelve el valor más pequeño en una lista de argumentos, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/mina-function-245a6f46-7ca5-4dc7-ab49-805341bc31d3"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer número, referencia de celda o rango del que calcular el valor mínimo."
			},
			value2: {
				name: "valor2",
				detail: "Números adicionales, referencias de celda o rangos de los que calcular el valor mínimo, hasta un máximo de 255."
			}
		}
	},
	MINIFS: {
		description: "Devuelve el valor mínimo entre las celdas especificadas por un conjunto dado de condiciones o criterios.",
		abstract: "Devuelve el valor mínimo entre las celdas especificadas por un conjunto dado de condiciones o criterios",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/minifs-function-6ca1ddaa-079b-4e74-80cc-72eef32e6599"
		}],
		functionParameter: {
			minRange: {
				name: "rango_min",
				detail: "El rango real de celdas en el que se determinará el valor mínimo."
			},
			criteriaRange1: {
				name: "rango_criterios1",
				detail: "Es el conjunto de celdas a evaluar con el criterio."
			},
			criteria1: {
				name: "criterio1",
				detail: "Es el criterio en forma de número, expresión o texto que define qué celdas se evaluarán como mínimo. El mismo conjunto de criterios funciona para las funciones MAXIFS, SUMIFS y AVERAGEIFS."
			},
			criteriaRange2: {
				name: "rango_criterios2",
				detail: "Rangos adicionales. Puede introducir hasta 127 rangos."
			},
			criteria2: {
				name: "criterio2",
				detail: "Criterios adicionales asociados. Puede introducir hasta 127 criterios."
			}
		}
	},
	MODE_MULT: {
		description: "Devuelve una matriz vertical de los valores más frecuentes o repetitivos en una matriz o rango de datos",
		abstract: "Devuelve una matriz vertical de los valores más frecuentes o repetitivos en una matriz o rango de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/mode-mult-function-50fd9464-b2ba-4191-b57a-39446689ae8c"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea calcular la moda."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea calcular la moda, hasta un máximo de 255."
			}
		}
	},
	MODE_SNGL: {
		description: "Devuelve el valor más común en un conjunto de datos",
		abstract: "Devuelve el valor más común en un conjunto de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/mode-sngl-function-f1267c16-66c6-4386-959f-8fba5f8bb7f8"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea calcular la moda."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea calcular la moda, hasta un máximo de 255."
			}
		}
	},
	NEGBINOM_DIST: {
		description: "Devuelve la distribución binomial negativa",
		abstract: "Devuelve la distribución binomial negativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/negbinom-dist-function-c8239f89-c2d0-45bd-b6af-172e570f8599"
		}],
		functionParameter: {
			numberF: {
				name: "núm_fracasos",
				detail: "El número de fracasos."
			},
			numberS: {
				name: "núm_éxitos",
				detail: "El número umbral de éxitos."
			},
			probabilityS: {
				name: "prob_éxito",
				detail: "La probabilidad de un éxito."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.NEGBINOM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	NORM_DIST: {
		description: "Devuelve la distribución normal acumulativa",
		abstract: "Devuelve la distribución normal acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/norm-dist-function-edb1cc14-a21c-4e53-839d-8082074c9f8d"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.NORM devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	NORM_INV: {
		description: "Devuelve la inversa de la distribución normal acumulativa",
		abstract: "Devuelve la inversa de la distribución normal acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/norm-inv-function-54b30935-fee7-493c-bedb-2278a9db7e13"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "Una probabilidad correspondiente a la distribución normal."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			}
		}
	},
	NORM_S_DIST: {
		description: "Devuelve la distribución normal estándar acumulativa",
		abstract: "Devuelve la distribución normal estándar acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/norm-s-dist-function-1e787282-3832-4520-a9ae-bd2a8d99ba88"
		}],
		functionParameter: {
			z: {
				name: "z",
				detail: "El valor para el que desea la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DISTR.NORM.S devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	NORM_S_INV: {
		description: "Devuelve la inversa de la distribución normal estándar acumulativa",
		abstract: "Devuelve la inversa de la distribución normal estándar acumulativa",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/norm-s-inv-function-d6d556b4-ab7f-49cd-b526-5a20918452b1"
		}],
		functionParameter: { probability: {
			name: "probabilidad",
			detail: "Una probabilidad correspondiente a la distribución normal."
		} }
	},
	PEARSON: {
		description: "Devuelve el coeficiente de correlación del producto momento de Pearson",
		abstract: "Devuelve el coeficiente de correlación del producto momento de Pearson",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/pearson-function-0c3e30fc-e5af-49c4-808a-3ef66e034c18"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La matriz o rango de datos dependiente."
			},
			array2: {
				name: "matriz2",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	PERCENTILE_EXC: {
		description: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (excluye 0 y 1).",
		abstract: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (excluye 0 y 1).",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/percentile-exc-function-bbaa7204-e9e1-4010-85bf-c31dc5dce4ba"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			k: {
				name: "k",
				detail: "El valor del percentil en el rango 0 y 1 (excluye 0 y 1)."
			}
		}
	},
	PERCENTILE_INC: {
		description: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (incluye 0 y 1)",
		abstract: "Devuelve el k-ésimo percentil de los valores de un conjunto de datos (incluye 0 y 1)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/percentile-inc-function-680f9539-45eb-410b-9a5e-c1355e5fe2ed"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			k: {
				name: "k",
				detail: "El valor del percentil en el rango 0 y 1 (incluye 0 y 1)."
			}
		}
	},
	PERCENTRANK_EXC: {
		description: "Devuelve el rango porcentual de un valor en un conjunto de datos (excluye 0 y 1)",
		abstract: "Devuelve el rango porcentual de un valor en un conjunto de datos (excluye 0 y 1)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/percentrank-exc-function-d8afee96-b7e2-4a2f-8c01-8fcdedaa6314"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			x: {
				name: "x",
				detail: "El valor cuyo rango desea conocer."
			},
			significance: {
				name: "cifras_significativas",
				detail: "Un valor que identifica el número de dígitos significativos para el valor de porcentaje devuelto. Si se omite, RANGO.PERCENTIL.EXC usa tres dígitos (0,xxx)."
			}
		}
	},
	PERCENTRANK_INC: {
		description: "Devuelve el rango porcentual de un valor en un conjunto de datos (incluye 0 y 1)",
		abstract: "Devuelve el rango porcentual de un valor en un conjunto de datos (incluye 0 y 1)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/percentrank-inc-function-149592c9-00c0-49ba-86c1-c1f45b80463a"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos que define la posición relativa."
			},
			x: {
				name: "x",
				detail: "El valor cuyo rango desea conocer."
			},
			significance: {
				name: "cifras_significativas",
				detail: "Un valor que identifica el número de dígitos significativos para el valor de porcentaje devuelto. Si se omite, RANGO.PERCENTIL.INC usa tres dígitos (0,xxx)."
			}
		}
	},
	PERMUT: {
		description: "Devuelve el número de permutaciones para un número dado de objetos",
		abstract: "Devuelve el número de permutaciones para un número dado de objetos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/permut-function-3bd1cb9a-2880-41ab-a197-f246a7a602d3"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número de elementos."
			},
			numberChosen: {
				name: "número_elegido",
				detail: "El número de elementos en cada permutación."
			}
		}
	},
	PERMUTATIONA: {
		description: "Devuelve el número de permutaciones para un número dado de objetos (con repeticiones) que pueden ser seleccionados del total de objetos",
		abstract: "Devuelve el número de permutaciones para un número dado de objetos (con repeticiones) que pueden ser seleccionados del total de objetos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/permutationa-function-6c7d7fdc-d657-44e6-aa19-2857b25cae4e"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número de elementos."
			},
			numberChosen: {
				name: "número_elegido",
				detail: "El número de elementos en cada permutación."
			}
		}
	},
	PHI: {
		description: "Devuelve el valor de la función de densidad para una distribución normal estándar",
		abstract: "Devuelve el valor de la función de densidad para una distribución normal estándar",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/phi-function-23e49bc6-a8e8-402d-98d3-9ded87f6295c"
		}],
		functionParameter: { x: {
			name: "x",
			detail: "X es el número para el que desea la densidad de la distribución normal estándar."
		} }
	},
	POISSON_DIST: {
		description: "Devuelve la distribución de Poisson",
		abstract: "Devuelve la distribución de Poisson",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/poisson-dist-function-8fe148ff-39a2-46cb-abf3-7772695d9636"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, POISSON.DIST devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	PROB: {
		description: "Devuelve la probabilidad de que los valores en un rango estén entre dos límites",
		abstract: "Devuelve la probabilidad de que los valores en un rango estén entre dos límites",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/prob-function-9ac30561-c81c-4259-8253-34f0a238fc49"
		}],
		functionParameter: {
			xRange: {
				name: "rango_x",
				detail: "El rango de valores numéricos de x con los que hay probabilidades asociadas."
			},
			probRange: {
				name: "rango_prob",
				detail: "Un conjunto de probabilidades asociadas con los valores en rango_x."
			},
			lowerLimit: {
				name: "límite_inferior",
				detail: "El límite inferior del valor para el que desea una probabilidad."
			},
			upperLimit: {
				name: "límite_superior",
				detail: "El límite superior del valor para el que desea una probabilidad."
			}
		}
	},
	QUARTILE_EXC: {
		description: "Devuelve el cuartil de un conjunto de datos (excluye 0 y 1)",
		abstract: "Devuelve el cuartil de un conjunto de datos (excluye 0 y 1)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/quartile-exc-function-5a355b7a-840b-4a01-b0f1-f538c2864cad"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos para el que desea los valores de cuartil."
			},
			quart: {
				name: "cuartil",
				detail: "El valor de cuartil a devolver."
			}
		}
	},
	QUARTILE_INC: {
		description: "Devuelve el cuartil de un conjunto de datos (incluye 0 y 1)",
		abstract: "Devuelve el cuartil de un conjunto de datos (incluye 0 y 1)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/quartile-inc-function-1bbacc80-5075-42f1-aed6-47d735c4819d"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos para el que desea los valores de cuartil."
			},
			quart: {
				name: "cuartil",
				detail: "El valor de cuartil a devolver."
			}
		}
	},
	RANK_AVG: {
		description: "Devuelve el rango de un número en una lista de números",
		abstract: "Devuelve el rango de un número en una lista de números",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/rank-avg-function-bd406a6f-eb38-4d73-aa8e-6d1c3c72e83a"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número cuyo rango desea encontrar."
			},
			ref: {
				name: "ref",
				detail: "Una referencia a una lista de números. Los valores no numéricos en ref se ignoran."
			},
			order: {
				name: "orden",
				detail: "Un número que especifica cómo clasificar el número. Si el orden es 0 (cero) u se omite, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden descendente. Si el orden es cualquier valor distinto de cero, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden ascendente."
			}
		}
	},
	RANK_EQ: {
		description: "Devuelve el rango de un número en una lista de números",
		abstract: "Devuelve el rango de un número en una lista de números",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/rank-eq-function-284858ce-8ef6-450e-b662-26245be04a40"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número cuyo rango desea encontrar."
			},
			ref: {
				name: "ref",
				detail: "Una referencia a una lista de números. Los valores no numéricos en ref se ignoran."
			},
			order: {
				name: "orden",
				detail: "Un número que especifica cómo clasificar el número. Si el orden es 0 (cero) u se omite, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden descendente. Si el orden es cualquier valor distinto de cero, Microsoft Excel clasifica el número como si ref fuera una lista ordenada en orden ascendente."
			}
		}
	},
	RSQ: {
		description: "Devuelve el cuadrado del coeficiente de correlación del producto momento de Pearson",
		abstract: "Devuelve el cuadrado del coeficiente de correlación del producto momento de Pearson",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/rsq-function-d7161715-250d-4a01-b80d-a8364f2be08f"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La matriz o rango de datos dependiente."
			},
			array2: {
				name: "matriz2",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	SKEW: {
		description: "Devuelve la asimetría de una distribución",
		abstract: "Devuelve la asimetría de una distribución",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/skew-function-bdf49d86-b1ef-4804-a046-28eaea69c9fa"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea la asimetría."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea la asimetría, hasta un máximo de 255."
			}
		}
	},
	SKEW_P: {
		description: "Devuelve la asimetría de una distribución basada en una población",
		abstract: "Devuelve la asimetría de una distribución basada en una población",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/skew-p-function-76530a5c-99b9-48a1-8392-26632d542fcb"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer número, referencia de celda o rango para el que desea la asimetría."
			},
			number2: {
				name: "número2",
				detail: "Números adicionales, referencias de celda o rangos para los que desea la asimetría, hasta un máximo de 255."
			}
		}
	},
	SLOPE: {
		description: "Devuelve la pendiente de la línea de regresión lineal",
		abstract: "Devuelve la pendiente de la línea de regresión lineal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/slope-function-11fb8f97-3117-4813-98aa-61d7e01276b9"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "La matriz o rango de datos dependiente."
			},
			knownXs: {
				name: "conocido_x",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	SMALL: {
		description: "Devuelve el k-ésimo valor más pequeño de un conjunto de datos",
		abstract: "Devuelve el k-ésimo valor más pequeño de un conjunto de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/small-function-17da8222-7c82-42b2-961b-14c45384df07"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos para el que desea determinar el k-ésimo valor más pequeño."
			},
			k: {
				name: "k",
				detail: "La posición (desde el más pequeño) en la matriz o rango de celdas de datos a devolver."
			}
		}
	},
	STANDARDIZE: {
		description: "Devuelve un valor normalizado",
		abstract: "Devuelve un valor normalizado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/standardize-function-81d66554-2d54-40ec-ba83-6437108ee775"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor que desea normalizar."
			},
			mean: {
				name: "media",
				detail: "La media aritmética de la distribución."
			},
			standardDev: {
				name: "desv_estándar",
				detail: "La desviación estándar de la distribución."
			}
		}
	},
	STDEV_P: {
		description: "Calcula la desviación estándar basada en toda la población dada como argumentos (ignora valores lógicos y texto).",
		abstract: "Calcula la desviación estándar basada en toda la población",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/stdev-p-function-6e917c05-31a0-496f-ade7-4f4e7462f285"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 254 correspondientes a una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	STDEV_S: {
		description: "Estima la desviación estándar basada en una muestra (ignora valores lógicos y texto en la muestra).",
		abstract: "Estima la desviación estándar basada en una muestra",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/stdev-s-function-7d69cf97-0c1f-4acf-be27-f3e83904cc23"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una muestra de una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 254 correspondientes a una muestra de una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	STDEVA: {
		description: "Estima la desviación estándar basada en una muestra, incluyendo números, texto y valores lógicos.",
		abstract: "Estima la desviación estándar basada en una muestra, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/stdeva-function-5ff38888-7ea5-48de-9a6d-11ed73b29e9d"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer argumento de valor correspondiente a una muestra de una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			},
			value2: {
				name: "valor2",
				detail: "Argumentos de valor de 2 a 254 correspondientes a una muestra de una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	STDEVPA: {
		description: "Calcula la desviación estándar basada en toda la población dada como argumentos, incluyendo texto y valores lógicos.",
		abstract: "Calcula la desviación estándar basada en toda la población, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/stdevpa-function-5578d4d6-455a-4308-9991-d405afe2c28c"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer argumento de valor correspondiente a una población."
			},
			value2: {
				name: "valor2",
				detail: "Argumentos de valor de 2 a 254 correspondientes a una población. También puede usar una sola matriz o una referencia a una matriz en lugar de argumentos separados por comas."
			}
		}
	},
	STEYX: {
		description: "Devuelve el error estándar del valor y predicho para cada x en la regresión",
		abstract: "Devuelve el error estándar del valor y predicho para cada x en la regresión",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/steyx-function-6ce74b2c-449d-4a6e-b9ac-f9cef5ba48ab"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "La matriz o rango de datos dependiente."
			},
			knownXs: {
				name: "conocido_x",
				detail: "La matriz o rango de datos independiente."
			}
		}
	},
	T_DIST: {
		description: "Devuelve la probabilidad para la distribución t de Student",
		abstract: "Devuelve la probabilidad para la distribución t de Student",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-dist-function-4329459f-ae91-48c2-bba8-1ead1c6c21b2"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor numérico en el que evaluar la distribución"
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, DIST.T devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	T_DIST_2T: {
		description: "Devuelve la probabilidad para la distribución t de Student (dos colas)",
		abstract: "Devuelve la probabilidad para la distribución t de Student (dos colas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-dist-2t-function-198e9340-e360-4230-bd21-f52f22ff5c28"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor numérico en el que evaluar la distribución"
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			}
		}
	},
	T_DIST_RT: {
		description: "Devuelve la probabilidad para la distribución t de Student (cola derecha)",
		abstract: "Devuelve la probabilidad para la distribución t de Student (cola derecha)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-dist-rt-function-20a30020-86f9-4b35-af1f-7ef6ae683eda"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor numérico en el que evaluar la distribución"
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			}
		}
	},
	T_INV: {
		description: "Devuelve la inversa de la probabilidad para la distribución t de Student",
		abstract: "Devuelve la inversa de la probabilidad para la distribución t de Student",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-inv-function-2908272b-4e61-4942-9df9-a25fec9b0e2e"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "La probabilidad asociada con la distribución t de Student."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			}
		}
	},
	T_INV_2T: {
		description: "Devuelve la inversa de la probabilidad para la distribución t de Student (dos colas)",
		abstract: "Devuelve la inversa de la probabilidad para la distribución t de Student (dos colas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-inv-2t-function-ce72ea19-ec6c-4be7-bed2-b9baf2264f17"
		}],
		functionParameter: {
			probability: {
				name: "probabilidad",
				detail: "La probabilidad asociada con la distribución t de Student."
			},
			degFreedom: {
				name: "grados_libertad",
				detail: "Un entero que indica el número de grados de libertad."
			}
		}
	},
	T_TEST: {
		description: "Devuelve la probabilidad asociada con una prueba t de Student",
		abstract: "Devuelve la probabilidad asociada con una prueba t de Student",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-test-function-d4e08ec3-c545-485f-962e-276f7cbed055"
		}],
		functionParameter: {
			array1: {
				name: "matriz1",
				detail: "La primera matriz o rango de datos."
			},
			array2: {
				name: "matriz2",
				detail: "La segunda matriz o rango de datos."
			},
			tails: {
				name: "colas",
				detail: "Especifica el número de colas de distribución. Si colas = 1, PRUEBA.T usa la distribución de una cola. Si colas = 2, PRUEBA.T usa la distribución de dos colas."
			},
			type: {
				name: "tipo",
				detail: "El tipo de prueba t a realizar."
			}
		}
	},
	TREND: {
		description: "Devuelve valores a lo largo de una tendencia lineal",
		abstract: "Devuelve valores a lo largo de una tendencia lineal",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/trend-function-e2f135f0-8827-4096-9873-9a7cf7b51ef1"
		}],
		functionParameter: {
			knownYs: {
				name: "conocido_y",
				detail: "El conjunto de valores y que ya conoce en la relación y = m*x+b."
			},
			knownXs: {
				name: "conocido_x",
				detail: "El conjunto de valores x que ya conoce en la relación y = m*x+b."
			},
			newXs: {
				name: "nuevo_x",
				detail: "Son nuevos valores x para los que desea que TENDENCIA devuelva los valores y correspondientes."
			},
			constb: {
				name: "constante",
				detail: "Un valor lógico que especifica si se debe forzar que la constante b sea igual a 0."
			}
		}
	},
	TRIMMEAN: {
		description: "Devuelve la media del interior de un conjunto de datos",
		abstract: "Devuelve la media del interior de un conjunto de datos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/trimmean-function-d90c9878-a119-4746-88fa-63d988f511d3"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de valores a recortar y promediar."
			},
			percent: {
				name: "porcentaje",
				detail: "El número fraccional de puntos de datos a excluir del cálculo."
			}
		}
	},
	VAR_P: {
		description: "Calcula la varianza basada en toda la población (ignora valores lógicos y texto en la población).",
		abstract: "Calcula la varianza basada en toda la población",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/var-p-function-73d1285c-108c-4843-ba5d-a51f90656f3a"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 254 correspondientes a una población."
			}
		}
	},
	VAR_S: {
		description: "Estima la varianza basada en una muestra (ignora valores lógicos y texto en la muestra).",
		abstract: "Estima la varianza basada en una muestra",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/var-s-function-913633de-136b-449d-813e-65a00b2b990b"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "El primer argumento numérico correspondiente a una muestra de una población."
			},
			number2: {
				name: "número2",
				detail: "Argumentos numéricos de 2 a 254 correspondientes a una muestra de una población."
			}
		}
	},
	VARA: {
		description: "Estima la varianza basada en una muestra, incluyendo números, texto y valores lógicos",
		abstract: "Estima la varianza basada en una muestra, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/vara-function-3de77469-fa3a-47b4-85fd-81758a1e1d07"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer argumento de valor correspondiente a una muestra de una población."
			},
			value2: {
				name: "valor2",
				detail: "Argumentos de valor de 2 a 254 correspondientes a una muestra de una población."
			}
		}
	},
	VARPA: {
		description: "Calcula la varianza basada en toda la población, incluyendo números, texto y valores lógicos",
		abstract: "Calcula la varianza basada en toda la población, incluyendo números, texto y valores lógicos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/varpa-function-59a62635-4e89-4fad-88ac-ce4dc0513b96"
		}],
		functionParameter: {
			value1: {
				name: "valor1",
				detail: "El primer argumento de valor correspondiente a una población."
			},
			value2: {
				name: "valor2",
				detail: "Argumentos de valor de 2 a 254 correspondientes a una población."
			}
		}
	},
	WEIBULL_DIST: {
		description: "Devuelve la distribución de Weibull",
		abstract: "Devuelve la distribución de Weibull",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/weibull-dist-function-4e783c39-9325-49be-bbc9-a83ef82b45db"
		}],
		functionParameter: {
			x: {
				name: "x",
				detail: "El valor para el que desea la distribución."
			},
			alpha: {
				name: "alfa",
				detail: "Un parámetro de la distribución."
			},
			beta: {
				name: "beta",
				detail: "Un parámetro de la distribución."
			},
			cumulative: {
				name: "acumulativo",
				detail: "Un valor lógico que determina la forma de la función. Si es VERDADERO, WEIBULL.DIST devuelve la función de distribución acumulativa; si es FALSO, devuelve la función de densidad de probabilidad."
			}
		}
	},
	Z_TEST: {
		description: "Devuelve el valor de probabilidad de una cola de una prueba z",
		abstract: "Devuelve el valor de probabilidad de una cola de una prueba z",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/z-test-function-d633d5a3-2031-4614-a016-92180ad82bee"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz o rango de datos contra el que probar x."
			},
			x: {
				name: "x",
				detail: "El valor a probar."
			},
			sigma: {
				name: "sigma",
				detail: "La desviación estándar de la población (conocida). Si se omite, se usa la desviación estándar de la muestra."
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/text/es-ES.ts
const locale$3 = {
	ASC: {
		description: "Cambia las letras inglesas o katakana de ancho completo (doble byte) dentro de una cadena de caracteres a caracteres de ancho medio (un solo byte)",
		abstract: "Cambia las letras inglesas o katakana de ancho completo (doble byte) dentro de una cadena de caracteres a caracteres de ancho medio (un solo byte)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/asc-function-0b6abf1c-c663-4004-a964-ebc00b723266"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto o una referencia a una celda que contiene el texto que desea cambiar. Si el texto no contiene ninguna letra de ancho completo, el texto no se cambia."
		} }
	},
	ARRAYTOTEXT: {
		description: "Devuelve una matriz de valores de texto desde cualquier rango especificado",
		abstract: "Devuelve una matriz de valores de texto desde cualquier rango especificado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/arraytotext-function-9cdcad46-2fa5-4c6b-ac92-14e7bc862b8b"
		}],
		functionParameter: {
			array: {
				name: "matriz",
				detail: "La matriz a devolver como texto."
			},
			format: {
				name: "formato",
				detail: "El formato de los datos devueltos. Puede ser uno de dos valores: \n0 Predeterminado. Formato conciso y fácil de leer. \n1 Formato estricto que incluye caracteres de escape y delimitadores de fila. Genera una cadena que se puede analizar al introducirla en la barra de fórmulas. Encapsula las cadenas devueltas entre comillas, excepto para valores booleanos, números y errores."
			}
		}
	},
	BAHTTEXT: {
		description: "Convierte un número a texto, usando el formato de moneda ß (baht)",
		abstract: "Convierte un número a texto, usando el formato de moneda ß (baht)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/bahttext-function-5ba4d0b4-abd3-4325-8d22-7a92d59aab9c"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Un número que desea convertir a texto, o una referencia a una celda que contiene un número, o una fórmula que se evalúa como un número."
		} }
	},
	CHAR: {
		description: "Devuelve el carácter especificado por el número de código",
		abstract: "Devuelve el carácter especificado por el número de código",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/char-function-bbd249c8-b36e-4a91-8017-1c133f9b837a"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Un número entre 1 y 255 que especifica qué carácter desea. El carácter es del juego de caracteres utilizado por su ordenador."
		} }
	},
	CLEAN: {
		description: "Elimina todos los caracteres no imprimibles del texto",
		abstract: "Elimina todos los caracteres no imprimibles del texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/clean-function-26f3d7c5-475f-4a9c-90e5-4b8ba987ba41"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "Cualquier información de la hoja de cálculo de la que desee eliminar caracteres no imprimibles."
		} }
	},
	CODE: {
		description: "Devuelve un código numérico para el primer carácter de una cadena de texto",
		abstract: "Devuelve un código numérico para el primer carácter de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/code-function-c32b692b-2ed0-4a04-bdd9-75640144b928"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto del que desea el código del primer carácter."
		} }
	},
	CONCAT: {
		description: "Combina el texto de múltiples rangos y/o cadenas, pero no proporciona los argumentos de delimitador o IgnoreEmpty.",
		abstract: "Combina el texto de múltiples rangos y/o cadenas, pero no proporciona los argumentos de delimitador o IgnoreEmpty",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/concat-function-9b1a9a3f-94ff-41af-9736-694cbd6b4ca2"
		}],
		functionParameter: {
			text1: {
				name: "texto1",
				detail: "Elemento de texto a unir. Una cadena, o una matriz de cadenas, como un rango de celdas."
			},
			text2: {
				name: "texto2",
				detail: "Elementos de texto adicionales a unir. Puede haber un máximo de 253 argumentos de texto para los elementos de texto. Cada uno puede ser una cadena, o una matriz de cadenas, como un rango de celdas."
			}
		}
	},
	CONCATENATE: {
		description: "Une varios elementos de texto en uno solo",
		abstract: "Une varios elementos de texto en uno solo",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/concatenate-function-8f8ae884-2ca8-4f7a-b093-75d702bea31d"
		}],
		functionParameter: {
			text1: {
				name: "texto1",
				detail: "El primer elemento a unir. El elemento puede ser un valor de texto, un número o una referencia de celda."
			},
			text2: {
				name: "texto2",
				detail: "Elementos de texto adicionales a unir. Puede tener hasta 255 elementos, hasta un total de 8,192 caracteres."
			}
		}
	},
	DBCS: {
		description: "Cambia las letras inglesas o katakana de ancho medio (un solo byte) dentro de una cadena de caracteres a caracteres de ancho completo (doble byte)",
		abstract: "Cambia las letras inglesas o katakana de ancho medio (un solo byte) dentro de una cadena de caracteres a caracteres de ancho completo (doble byte)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/dbcs-function-a4025e73-63d2-4958-9423-21a24794c9e5"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto o una referencia a una celda que contiene el texto que desea cambiar. Si el texto no contiene ninguna letra inglesa de ancho medio o katakana, el texto не se cambia."
		} }
	},
	DOLLAR: {
		description: "Convierte un número a texto usando el formato de moneda",
		abstract: "Convierte un número a texto usando el formato de moneda",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/dollar-function-a6cd05d9-9740-4ad3-a469-8109d18ff611"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "Un número, una referencia a una celda que contiene un número, o una fórmula que se evalúa como un número."
			},
			decimals: {
				name: "decimales",
				detail: "El número de dígitos a la derecha del punto decimal. Si es negativo, el número se redondea a la izquierda del punto decimal. Si omite los decimales, se asume que son 2."
			}
		}
	},
	EXACT: {
		description: "Comprueba si dos valores de texto son idénticos",
		abstract: "Comprueba si dos valores de texto son idénticos",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/exact-function-d3087698-fc15-4a15-9631-12575cf29926"
		}],
		functionParameter: {
			text1: {
				name: "texto1",
				detail: "La primera cadena de texto."
			},
			text2: {
				name: "texto2",
				detail: "La segunda cadena de texto."
			}
		}
	},
	FIND: {
		description: "Busca un valor de texto dentro de otro (distingue mayúsculas y minúsculas)",
		abstract: "Busca un valor de texto dentro de otro (distingue mayúsculas y minúsculas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/find-findb-functions-c7912941-af2a-4bdf-a553-d0d89b0a0628"
		}],
		functionParameter: {
			findText: {
				name: "texto_buscado",
				detail: "El texto que desea buscar."
			},
			withinText: {
				name: "dentro_del_texto",
				detail: "El texto que contiene el texto que desea buscar."
			},
			startNum: {
				name: "núm_inicial",
				detail: "Especifica el carácter en el que iniciar la búsqueda. Si omite núm_inicial, se asume que es 1."
			}
		}
	},
	FINDB: {
		description: "Busca un valor de texto dentro de otro (distingue mayúsculas y minúsculas)",
		abstract: "Busca un valor de texto dentro de otro (distingue mayúsculas y minúsculas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/find-findb-functions-c7912941-af2a-4bdf-a553-d0d89b0a0628"
		}],
		functionParameter: {
			findText: {
				name: "texto_buscado",
				detail: "El texto que desea buscar."
			},
			withinText: {
				name: "dentro_del_texto",
				detail: "El texto que contiene el texto que desea buscar."
			},
			startNum: {
				name: "núm_inicial",
				detail: "Especifica el carácter en el que iniciar la búsqueda. Si omite núm_inicial, se asume que es 1."
			}
		}
	},
	FIXED: {
		description: "Formatea un número como texto con un número fijo de decimales",
		abstract: "Formatea un número como texto con un número fijo de decimales",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/fixed-function-ffd5723c-324c-45e9-8b96-e41be2a8274a"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El número que desea redondear y convertir a texto."
			},
			decimals: {
				name: "decimales",
				detail: "El número de dígitos a la derecha del punto decimal. Si es negativo, el número se redondea a la izquierda del punto decimal. Si omite los decimales, se asume que son 2."
			},
			noCommas: {
				name: "sin_comas",
				detail: "Un valor lógico que, si es VERDADERO, evita que DECIMAL incluya comas en el texto devuelto."
			}
		}
	},
	LEFT: {
		description: "Devuelve los caracteres del principio de una cadena de texto",
		abstract: "Devuelve los caracteres del principio de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/left-leftb-functions-9203d2d2-7960-479b-84c6-1ea52b99640c"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			numChars: {
				name: "núm_de_caracteres",
				detail: "Especifica el número de caracteres que desea que IZQUIERDA extraiga."
			}
		}
	},
	LEFTB: {
		description: "Devuelve los caracteres del principio de una cadena de texto",
		abstract: "Devuelve los caracteres del principio de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/left-leftb-functions-9203d2d2-7960-479b-84c6-1ea52b99640c"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			numBytes: {
				name: "núm_de_bytes",
				detail: "Especifica el número de caracteres que desea que IZQUIERDAB extraiga, basado en bytes."
			}
		}
	},
	LEN: {
		description: "Devuelve el número de caracteres de una cadena de texto",
		abstract: "Devuelve el número de caracteres de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/len-lenb-functions-29236f94-cedc-429d-affd-b5e33d2c67cb"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto cuya longitud desea encontrar. Los espacios cuentan como caracteres."
		} }
	},
	LENB: {
		description: "Devuelve el número de bytes utilizados para representar los caracteres de una cadena de texto.",
		abstract: "Devuelve el número de bytes utilizados para representar los caracteres de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/len-lenb-functions-29236f94-cedc-429d-affd-b5e33d2c67cb"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto cuya longitud desea encontrar. Los espacios cuentan como caracteres."
		} }
	},
	LOWER: {
		description: "Convierte el texto a minúsculas.",
		abstract: "Convierte el texto a minúsculas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/lower-function-3f21df02-a80c-44b2-afaf-81358f9fdeb4"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto que desea convertir a minúsculas."
		} }
	},
	MID: {
		description: "Devuelve un número específico de caracteres de una cadena de texto, comenzando en la posición que especifique.",
		abstract: "Devuelve un número específico de caracteres de una cadena de texto, comenzando en la posición que especifique",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/mid-midb-functions-d5f9e25c-d7d6-472e-b568-4ecb12433028"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			startNum: {
				name: "núm_inicial",
				detail: "La posición del primer carácter que desea extraer en el texto."
			},
			numChars: {
				name: "núm_de_caracteres",
				detail: "Especifica el número de caracteres que desea que EXTRAE extraiga."
			}
		}
	},
	MIDB: {
		description: "Devuelve un número específico de caracteres de una cadena de texto, comenzando en la posición que especifique",
		abstract: "Devuelve un número específico de caracteres de una cadena de texto, comenzando en la posición que especifique",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/mid-midb-functions-d5f9e25c-d7d6-472e-b568-4ecb12433028"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			startNum: {
				name: "núm_inicial",
				detail: "La posición del primer carácter que desea extraer en el texto."
			},
			numBytes: {
				name: "núm_de_bytes",
				detail: "Especifica el número de caracteres que desea que EXTRAEB extraiga, basado en bytes."
			}
		}
	},
	NUMBERSTRING: {
		description: "Convertir números a cadenas chinas",
		abstract: "Convertir números a cadenas chinas",
		links: [{
			title: "Instrucciones",
			url: "https://www.wps.cn/learning/course/detail/id/340.html?chan=pc_kdocs_function"
		}],
		functionParameter: {
			number: {
				name: "número",
				detail: "El valor convertido a una cadena china."
			},
			type: {
				name: "tipo",
				detail: "El tipo del resultado devuelto. \n1. Minúsculas chinas \n2. Mayúsculas chinas \n3. Caracteres chinos para lectura y escritura"
			}
		}
	},
	NUMBERVALUE: {
		description: "Convierte texto a número de una manera independiente de la configuración regional",
		abstract: "Convierte texto a número de una manera independiente de la configuración regional",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/numbervalue-function-1b05c8cf-2bfa-4437-af70-596c7ea7d879"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto a convertir en número."
			},
			decimalSeparator: {
				name: "separador_decimal",
				detail: "El carácter utilizado para separar la parte entera y la fraccionaria del resultado."
			},
			groupSeparator: {
				name: "separador_de_grupo",
				detail: "El carácter utilizado para separar agrupaciones de números."
			}
		}
	},
	PHONETIC: {
		description: "Extrae los caracteres fonéticos (furigana) de una cadena de texto",
		abstract: "Extrae los caracteres fonéticos (furigana) de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/phonetic-function-9a329dac-0c0f-42f8-9a55-639086988554"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	PROPER: {
		description: "Pone en mayúscula la primera letra de cada palabra de un valor de texto",
		abstract: "Pone en mayúscula la primera letra de cada palabra de un valor de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/proper-function-52a5a283-e8b2-49be-8506-b2887b889f94"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "Texto entre comillas, una fórmula que devuelve texto o una referencia a una celda que contiene el texto que desea capitalizar parcialmente."
		} }
	},
	REGEXEXTRACT: {
		description: "Extrae las primeras subcadenas coincidentes según una expresión regular.",
		abstract: "Extrae las primeras subcadenas coincidentes según una expresión regular.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/3098244?sjid=5628197291201472796-AP&hl=es"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto de entrada."
			},
			regularExpression: {
				name: "expresión_regular",
				detail: "Se devolverá la primera parte del texto que coincida con esta expresión."
			}
		}
	},
	REGEXMATCH: {
		description: "Si un fragmento de texto coincide con una expresión regular.",
		abstract: "Si un fragmento de texto coincide con una expresión regular.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/3098292?sjid=5628197291201472796-AP&hl=es"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto que se probará con la expresión regular."
			},
			regularExpression: {
				name: "expresión_regular",
				detail: "La expresión regular con la que se probará el texto."
			}
		}
	},
	REGEXREPLACE: {
		description: "Reemplaza parte de una cadena de texto con una cadena de texto diferente usando expresiones regulares.",
		abstract: "Reemplaza parte de una cadena de texto con una cadena de texto diferente usando expresiones regulares.",
		links: [{
			title: "Instrucciones",
			url: "https://support.google.com/docs/answer/3098245?sjid=5628197291201472796-AP&hl=es"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto, del cual se reemplazará una parte."
			},
			regularExpression: {
				name: "expresión_regular",
				detail: "La expresión regular. Todas las instancias coincidentes en el texto serán reemplazadas."
			},
			replacement: {
				name: "reemplazo",
				detail: "El texto que se insertará en el texto original."
			}
		}
	},
	REPLACE: {
		description: "Reemplaza caracteres dentro del texto",
		abstract: "Reemplaza caracteres dentro del texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/replace-replaceb-functions-8d799074-2425-4a8a-84bc-82472868878a"
		}],
		functionParameter: {
			oldText: {
				name: "texto_antiguo",
				detail: "Texto en el que desea reemplazar algunos caracteres."
			},
			startNum: {
				name: "núm_inicial",
				detail: "La posición del carácter en texto_antiguo que desea reemplazar con texto_nuevo."
			},
			numChars: {
				name: "núm_de_caracteres",
				detail: "El número de caracteres en texto_antiguo que desea que REEMPLAZAR reemplace con texto_nuevo."
			},
			newText: {
				name: "texto_nuevo",
				detail: "El texto que reemplazará los caracteres en texto_antiguo."
			}
		}
	},
	REPLACEB: {
		description: "Reemplaza caracteres dentro del texto",
		abstract: "Reemplaza caracteres dentro del texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/replace-replaceb-functions-8d799074-2425-4a8a-84bc-82472868878a"
		}],
		functionParameter: {
			oldText: {
				name: "texto_antiguo",
				detail: "Texto en el que desea reemplazar algunos caracteres."
			},
			startNum: {
				name: "núm_inicial",
				detail: "La posición del carácter en texto_antiguo que desea reemplazar con texto_nuevo."
			},
			numBytes: {
				name: "núm_de_bytes",
				detail: "El número de bytes en texto_antiguo que desea que REEMPLAZARB reemplace con texto_nuevo."
			},
			newText: {
				name: "texto_nuevo",
				detail: "El texto que reemplazará los caracteres en texto_antiguo."
			}
		}
	},
	REPT: {
		description: "Repite el texto un número determinado de veces",
		abstract: "Repite el texto un número determinado de veces",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/rept-function-04c4d778-e712-43b4-9c15-d656582bb061"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto que desea repetir."
			},
			numberTimes: {
				name: "núm_de_veces",
				detail: "Un número positivo que especifica el número de veces que se debe repetir el texto."
			}
		}
	},
	RIGHT: {
		description: "Devuelve los caracteres del final de una cadena de texto",
		abstract: "Devuelve los caracteres del final de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/right-rightb-functions-240267ee-9afa-4639-a02b-f19e1786cf2f"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			numChars: {
				name: "núm_de_caracteres",
				detail: "Especifica el número de caracteres que desea que DERECHA extraiga."
			}
		}
	},
	RIGHTB: {
		description: "Devuelve los caracteres del final de una cadena de texto",
		abstract: "Devuelve los caracteres del final de una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/right-rightb-functions-240267ee-9afa-4639-a02b-f19e1786cf2f"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "La cadena de texto que contiene los caracteres que desea extraer."
			},
			numBytes: {
				name: "núm_de_bytes",
				detail: "Especifica el número de caracteres que desea que DERECHAB extraiga, basado en bytes."
			}
		}
	},
	SEARCH: {
		description: "Busca un valor de texto dentro de otro (no distingue mayúsculas y minúsculas)",
		abstract: "Busca un valor de texto dentro de otro (no distingue mayúsculas y minúsculas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/search-searchb-functions-9ab04538-0e55-4719-a72e-b6f54513b495"
		}],
		functionParameter: {
			findText: {
				name: "texto_buscado",
				detail: "El texto que desea buscar."
			},
			withinText: {
				name: "dentro_del_texto",
				detail: "El texto que contiene el texto que desea buscar."
			},
			startNum: {
				name: "núm_inicial",
				detail: "Especifica el carácter en el que iniciar la búsqueda. Si omite núm_inicial, se asume que es 1."
			}
		}
	},
	SEARCHB: {
		description: "Busca un valor de texto dentro de otro (no distingue mayúsculas y minúsculas)",
		abstract: "Busca un valor de texto dentro de otro (no distingue mayúsculas y minúsculas)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/search-searchb-functions-9ab04538-0e55-4719-a72e-b6f54513b495"
		}],
		functionParameter: {
			findText: {
				name: "texto_buscado",
				detail: "El texto que desea buscar."
			},
			withinText: {
				name: "dentro_del_texto",
				detail: "El texto que contiene el texto que desea buscar."
			},
			startNum: {
				name: "núm_inicial",
				detail: "Especifica el carácter en el que iniciar la búsqueda. Si omite núm_inicial, se asume que es 1."
			}
		}
	},
	SUBSTITUTE: {
		description: "Sustituye el texto antiguo por texto nuevo en una cadena de texto",
		abstract: "Sustituye el texto antiguo por texto nuevo en una cadena de texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/substitute-function-6434944e-a904-4336-a9b0-1e58df3bc332"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto o la referencia a una celda que contiene el texto en el que desea sustituir caracteres."
			},
			oldText: {
				name: "texto_antiguo",
				detail: "El texto que desea reemplazar."
			},
			newText: {
				name: "texto_nuevo",
				detail: "El texto con el que desea reemplazar texto_antiguo."
			},
			instanceNum: {
				name: "núm_de_instancia",
				detail: "Especifica qué ocurrencia de texto_antiguo desea reemplazar con texto_nuevo. Si especifica núm_de_instancia, solo se reemplaza esa instancia de texto_antiguo. De lo contrario, cada ocurrencia de texto_antiguo en texto se cambia por texto_nuevo."
			}
		}
	},
	T: {
		description: "Convierte sus argumentos a texto",
		abstract: "Convierte sus argumentos a texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/t-function-fb83aeec-45e7-4924-af95-53e073541228"
		}],
		functionParameter: { value: {
			name: "valor",
			detail: "El valor que desea probar."
		} }
	},
	TEXT: {
		description: "Da formato a un número y lo convierte en texto",
		abstract: "Da formato a un número y lo convierte en texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/text-function-20d5ac4d-7b94-49fd-bb38-93d29371225c"
		}],
		functionParameter: {
			value: {
				name: "valor",
				detail: "Un valor numérico que desea convertir a texto."
			},
			formatText: {
				name: "formato_texto",
				detail: "Una cadena de texto que define el formato que desea aplicar al valor suministrado."
			}
		}
	},
	TEXTAFTER: {
		description: "Devuelve el texto que aparece después de un carácter o cadena dados",
		abstract: "Devuelve el texto que aparece después de un carácter o cadena dados",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/textafter-function-c8db2546-5b51-416a-9690-c7e6722e90b4"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto en el que está buscando. No se permiten caracteres comodín."
			},
			delimiter: {
				name: "delimitador",
				detail: "El texto que marca el punto después del cual desea extraer."
			},
			instanceNum: {
				name: "núm_de_instancia",
				detail: "La instancia del delimitador después de la cual desea extraer el texto."
			},
			matchMode: {
				name: "modo_de_coincidencia",
				detail: "Determina si la búsqueda de texto distingue entre mayúsculas y minúsculas. El valor predeterminado es sensible a mayúsculas y minúsculas."
			},
			matchEnd: {
				name: "coincidir_final",
				detail: "Trata el final del texto como un delimitador. Por defecto, el texto es una coincidencia exacta."
			},
			ifNotFound: {
				name: "si_no_se_encuentra",
				detail: "Valor devuelto si no se encuentra ninguna coincidencia. Por defecto, se devuelve #N/A."
			}
		}
	},
	TEXTBEFORE: {
		description: "Devuelve el texto que aparece antes de un carácter o cadena dados",
		abstract: "Devuelve el texto que aparece antes de un carácter o cadena dados",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/textbefore-function-d099c28a-dba8-448e-ac6c-f086d0fa1b29"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto en el que está buscando. No se permiten caracteres comodín."
			},
			delimiter: {
				name: "delimitador",
				detail: "El texto que marca el punto antes del cual desea extraer."
			},
			instanceNum: {
				name: "núm_de_instancia",
				detail: "La instancia del delimitador antes de la cual desea extraer el texto."
			},
			matchMode: {
				name: "modo_de_coincidencia",
				detail: "Determina si la búsqueda de texto distingue entre mayúsculas y minúsculas. El valor predeterminado es sensible a mayúsculas y minúsculas."
			},
			matchEnd: {
				name: "coincidir_final",
				detail: "Trata el final del texto como un delimitador. Por defecto, el texto es una coincidencia exacta."
			},
			ifNotFound: {
				name: "si_no_se_encuentra",
				detail: "Valor devuelto si no se encuentra ninguna coincidencia. Por defecto, se devuelve #N/A."
			}
		}
	},
	TEXTJOIN: {
		description: "Texto: Combina el texto de múltiples rangos y/o cadenas",
		abstract: "Texto: Combina el texto de múltiples rangos y/o cadenas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/textjoin-function-357b449a-ec91-49d0-80c3-0e8fc845691c"
		}],
		functionParameter: {
			delimiter: {
				name: "delimitador",
				detail: "Una cadena de texto, ya sea vacía, o uno o más caracteres entre comillas dobles, o una referencia a una cadena de texto válida."
			},
			ignoreEmpty: {
				name: "ignorar_vacías",
				detail: "Si es VERDADERO, ignora las celdas vacías."
			},
			text1: {
				name: "texto1",
				detail: "Elemento de texto a unir. Una cadena de texto, o una matriz de cadenas, como un rango de celdas."
			},
			text2: {
				name: "texto2",
				detail: "Elementos de texto adicionales a unir. Puede haber un máximo de 252 argumentos de texto para los elementos de texto, incluido texto1. Cada uno puede ser una cadena de texto, o una matriz de cadenas, como un rango de celdas."
			}
		}
	},
	TEXTSPLIT: {
		description: "Divide cadenas de texto usando delimitadores de columna y fila",
		abstract: "Divide cadenas de texto usando delimitadores de columna y fila",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/textsplit-function-b1ca414e-4c21-4ca0-b1b7-bdecace8a6e7"
		}],
		functionParameter: {
			text: {
				name: "texto",
				detail: "El texto a dividir."
			},
			colDelimiter: {
				name: "delimitador_col",
				detail: "El carácter o cadena por el cual dividir la columna."
			},
			rowDelimiter: {
				name: "delimitador_fila",
				detail: "El carácter o cadena en el que dividir la línea."
			},
			ignoreEmpty: {
				name: "ignorar_vacías",
				detail: "Si se deben ignorar las celdas vacías. El valor predeterminado es FALSO."
			},
			matchMode: {
				name: "modo_de_coincidencia",
				detail: "Busca una coincidencia de delimitador en el texto. Por defecto, se realiza una coincidencia sensible a mayúsculas y minúsculas."
			},
			padWith: {
				name: "rellenar_con",
				detail: "El valor a usar para el relleno. Por defecto, se usa #N/A."
			}
		}
	},
	TRIM: {
		description: "Elimina todos los espacios del texto excepto los espacios individuales entre palabras.",
		abstract: "Elimina espacios del texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/trim-function-410388fa-c5df-49c6-b16c-9e5630b479f9"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto del que desea eliminar los espacios."
		} }
	},
	UNICHAR: {
		description: "Devuelve el carácter Unicode al que hace referencia el valor numérico dado",
		abstract: "Devuelve el carácter Unicode al que hace referencia el valor numérico dado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/unichar-function-ffeb64f5-f131-44c6-b332-5cd72f0659b8"
		}],
		functionParameter: { number: {
			name: "número",
			detail: "Número es el número Unicode que representa el carácter."
		} }
	},
	UNICODE: {
		description: "Devuelve el número (punto de código) que corresponde al primer carácter del texto",
		abstract: "Devuelve el número (punto de código) que corresponde al primer carácter del texto",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/unicode-function-adb74aaa-a2a5-4dde-aff6-966e4e81f16f"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "Texto es el carácter del que desea el valor Unicode."
		} }
	},
	UPPER: {
		description: "Convierte el texto a mayúsculas",
		abstract: "Convierte el texto a mayúsculas",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/upper-function-c11f29b3-d1a3-4537-8df6-04d0049963d6"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto que desea convertir a mayúsculas."
		} }
	},
	VALUE: {
		description: "Convierte un argumento de texto a un número",
		abstract: "Convierte un argumento de texto a un número",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/value-function-257d0108-07dc-437d-ae1c-bc2d3953d8c2"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "El texto entre comillas o una referencia a una celda que contiene el texto que desea convertir."
		} }
	},
	VALUETOTEXT: {
		description: "Devuelve texto desde cualquier valor especificado",
		abstract: "Devuelve texto desde cualquier valor especificado",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/valuetotext-function-5fff61a2-301a-4ab2-9ffa-0a5242a08fea"
		}],
		functionParameter: {
			value: {
				name: "valor",
				detail: "El valor a devolver como texto."
			},
			format: {
				name: "formato",
				detail: "El formato de los datos devueltos. Puede ser uno de dos valores: \n0 Predeterminado. Formato conciso y fácil de leer. \n1 Formato estricto que incluye caracteres de escape y delimitadores de fila. Genera una cadena que se puede analizar al introducirla en la barra de fórmulas. Encapsula las cadenas devueltas entre comillas, excepto para valores booleanos, números y errores."
			}
		}
	},
	CALL: {
		description: "Llama a un procedimiento en una biblioteca de vínculos dinámicos o recurso de código",
		abstract: "Llama a un procedimiento en una biblioteca de vínculos dinámicos o recurso de código",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/call-function-32d58445-e646-4ffd-8d5e-b45077a5e995"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	EUROCONVERT: {
		description: "Convierte un número a euros, convierte un número de euros a una moneda de un miembro del euro, o convierte un número de una moneda de un miembro del euro a otra usando el euro como intermediario (triangulación)",
		abstract: "Convierte un número a euros, convierte un número de euros a una moneda de un miembro del euro, o convierte un número de una moneda de un miembro del euro a otra usando el euro como intermediario (triangulación)",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/euroconvert-function-79c8fd67-c665-450c-bb6c-15fc92f8345c"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	REGISTER_ID: {
		description: "Devuelve el ID de registro de la biblioteca de vínculos dinámicos (DLL) especificada o del recurso de código que se ha registrado previamente",
		abstract: "Devuelve el ID de registro de la biblioteca de vínculos dinámicos (DLL) especificada o del recurso de código que se ha registrado previamente",
		links: [{
			title: "Instrucciones",
			url: "https://support.microsoft.com/es-es/office/register-id-function-f8f0af0f-fd66-4704-a0f2-87b27b175b50"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	}
};

//#endregion
//#region src/locale/function-list/univer/es-ES.ts
const locale$2 = {};

//#endregion
//#region src/locale/function-list/web/es-ES.ts
const locale$1 = {
	ENCODEURL: {
		description: "Devuelve una cadena codificada en URL",
		abstract: "Devuelve una cadena codificada en URL",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/en-us/office/encodeurl-function-07c7fb90-7c60-4bff-8687-fac50fe33d0e"
		}],
		functionParameter: { text: {
			name: "texto",
			detail: "Una cadena que se va a codificar en URL"
		} }
	},
	FILTERXML: {
		description: "Devuelve datos específicos del contenido XML utilizando la XPath especificada",
		abstract: "Devuelve datos específicos del contenido XML utilizando la XPath especificada",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/en-us/office/filterxml-function-4df72efc-11ec-4951-86f5-c1374812f5b7"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	},
	WEBSERVICE: {
		description: "Devuelve datos de un servicio web",
		abstract: "Devuelve datos de un servicio web",
		links: [{
			title: "Instrucción",
			url: "https://support.microsoft.com/en-us/office/webservice-function-0546a35a-ecc6-4739-aed7-c0b7ce1562c4"
		}],
		functionParameter: {
			number1: {
				name: "número1",
				detail: "primero"
			},
			number2: {
				name: "número2",
				detail: "segundo"
			}
		}
	}
};

//#endregion
//#region src/locale/es-ES.ts
const es_locale_es_ES_locale = { "sheets-formula": { functionList: {
	...locale$15,
	...locale$14,
	...locale$13,
	...locale$12,
	...locale$11,
	...locale$10,
	...locale$9,
	...locale$8,
	...locale$7,
	...locale$6,
	...locale$5,
	...locale$4,
	...locale$3,
	...locale$2,
	...locale$1
} } };

//#endregion

;// ./node_modules/@univerjs/sheets-formula-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const lib_es_locale_es_ES_locale = { "sheets-formula-ui": {
	shortcut: { "quick-sum": "Suma rápida" },
	insert: {
		tooltip: "Funciones",
		common: "Funciones comunes"
	},
	prompt: {
		helpExample: "EJEMPLO",
		helpAbstract: "ACERCA DE",
		required: "Obligatorio.",
		optional: "Opcional."
	},
	error: {
		title: "Error",
		divByZero: "Error de división por cero",
		name: "Error de nombre no válido",
		value: "Error en el valor",
		num: "Error numérico",
		na: "Error de valor no disponible",
		cycle: "Error de referencia circular",
		ref: "Error de referencia de celda no válida",
		spill: "El rango de desbordamiento no está vacío",
		calc: "Error de cálculo",
		error: "Error",
		connect: "Obteniendo datos",
		null: "Error nulo"
	},
	functionType: {
		financial: "Financiera",
		date: "Fecha y hora",
		math: "Matemáticas y trigonometría",
		statistical: "Estadística",
		lookup: "Búsqueda y referencia",
		database: "Base de datos",
		text: "Texto",
		logical: "Lógica",
		information: "Información",
		engineering: "Ingeniería",
		cube: "Cubo",
		compatibility: "Compatibilidad",
		web: "Web",
		array: "Matriz",
		univer: "Univer",
		user: "Definida por el usuario",
		definedname: "Nombre definido"
	},
	moreFunctions: {
		confirm: "Confirmar",
		prev: "Anterior",
		next: "Siguiente",
		searchFunctionPlaceholder: "Buscar función",
		allFunctions: "Todas las funciones",
		syntax: "SINTAXIS"
	},
	operation: {
		copyFormulaOnly: "Copiar solo fórmula",
		pasteFormula: "Pegar fórmula"
	},
	rangeSelector: {
		title: "Selecciona un rango de datos",
		addAnotherRange: "Agregar rango",
		buttonTooltip: "Seleccionar rango de datos",
		placeHolder: "Selecciona un rango o escribe.",
		confirm: "Confirmar",
		cancel: "Cancelar"
	}
} };

//#endregion

;// ./node_modules/@univerjs/sheets-numfmt-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const sheets_numfmt_ui_lib_es_locale_es_ES_locale = { "sheets-numfmt-ui": {
	title: "Formato de número",
	numfmtType: "Tipos de formato",
	cancel: "Cancelar",
	confirm: "Confirmar",
	general: "General",
	accounting: "Contabilidad",
	text: "Texto",
	number: "Número",
	percent: "Porcentaje",
	scientific: "Científico",
	currency: "Moneda",
	date: "Fecha",
	time: "Hora",
	thousandthPercentile: "Separador de miles",
	preview: "Vista previa",
	dateTime: "Fecha y hora",
	decimalLength: "Decimales",
	currencyType: "Símbolo de moneda",
	moreFmt: "Formatos",
	financialValue: "Valor financiero",
	roundingCurrency: "Redondear la moneda",
	timeDuration: "Duración",
	currencyDes: "El formato de moneda se utiliza para representar valores monetarios generales. El formato de contabilidad alinea una columna de valores con los puntos decimales.",
	accountingDes: "El formato de número de contabilidad alinea una columna de valores con símbolos de moneda y puntos decimales.",
	dateType: "Tipo de fecha",
	dateDes: "El formato de fecha presenta valores de series de fecha y hora como valores de fecha.",
	negType: "Tipo de número negativo",
	generalDes: "El formato regular no contiene ningún formato de número específico.",
	thousandthPercentileDes: "El formato de separador de miles se utiliza para la representación de números ordinarios. Los formatos monetarios y de contabilidad proporcionan un formato especializado para cálculos de valores monetarios.",
	addDecimal: "Aumentar decimales",
	subtractDecimal: "Disminuir decimales",
	customFormat: "Formato personalizado",
	customFormatDes: "Generar formatos de número personalizados basados en los existentes.",
	info: {
		error: "Error",
		forceStringInfo: "Número almacenado como texto"
	}
} };

//#endregion

;// ./node_modules/@univerjs/sheets-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const sheets_ui_lib_es_locale_es_ES_locale = { "sheets-ui": {
	toolbar: {
		undo: "Deshacer",
		redo: "Rehacer",
		formatPainter: "Copiar formato",
		font: "Fuente",
		fontSize: "Tamaño de fuente",
		fontSizeIncrease: "Aumentar tamaño de fuente",
		fontSizeDecrease: "Disminuir tamaño de fuente",
		bold: "Negrita",
		italic: "Cursiva",
		strikethrough: "Tachado",
		subscript: "Subíndice",
		superscript: "Superíndice",
		underline: "Subrayado",
		textColor: {
			main: "Color del texto",
			right: "Elegir color"
		},
		resetColor: "Restablecer",
		fillColor: {
			main: "Color de relleno",
			right: "Elegir color"
		},
		border: {
			main: "Borde",
			right: "Estilo de borde"
		},
		mergeCell: {
			main: "Combinar celdas",
			right: "Elegir tipo de combinación"
		},
		horizontalAlignMode: {
			main: "Alineación horizontal",
			right: "Alineación"
		},
		verticalAlignMode: {
			main: "Alineación vertical",
			right: "Alineación"
		},
		textWrapMode: {
			main: "Ajuste de texto",
			right: "Modo de ajuste de texto"
		},
		textRotateMode: {
			main: "Girar texto",
			right: "Modo de giro de texto"
		},
		more: "Más",
		toggleGridlines: "Alternar líneas de cuadrícula",
		textToNumber: "Texto a número"
	},
	align: {
		left: "izquierda",
		center: "centro",
		right: "derecha",
		top: "superior",
		middle: "medio",
		bottom: "inferior"
	},
	button: {
		confirm: "Aceptar",
		cancel: "Cancelar",
		close: "Cerrar",
		insert: "Insertar",
		prevPage: "Anterior",
		nextPage: "Siguiente",
		total: "total:"
	},
	borderLine: {
		borderTop: "bordeSuperior",
		borderBottom: "bordeInferior",
		borderLeft: "bordeIzquierdo",
		borderRight: "bordeDerecho",
		borderNone: "sinBorde",
		borderAll: "todosLosBordes",
		borderOutside: "bordeExterior",
		borderInside: "bordeInterior",
		borderHorizontal: "bordeHorizontal",
		borderVertical: "bordeVertical",
		borderColor: "colorBorde",
		borderSize: "grosorBorde",
		borderType: "tipoBorde"
	},
	merge: {
		all: "Combinar todo",
		vertical: "Combinar verticalmente",
		horizontal: "Combinar horizontalmente",
		cancel: "Separar celdas",
		overlappingError: "No se pueden combinar áreas superpuestas",
		partiallyError: "No se puede realizar esta operación en celdas parcialmente combinadas"
	},
	filter: {},
	textWrap: {
		overflow: "Desbordamiento",
		wrap: "Ajustar",
		clip: "Cortar"
	},
	textRotate: {
		none: "Ninguno",
		angleUp: "Inclinar hacia arriba",
		angleDown: "Inclinar hacia abajo",
		vertical: "Apilar verticalmente",
		rotationUp: "Girar hacia arriba",
		rotationDown: "Girar hacia abajo"
	},
	sheetConfig: {
		delete: "Eliminar",
		copy: "Copiar",
		rename: "Cambiar nombre",
		changeColor: "Cambiar color",
		hide: "Ocultar",
		unhide: "Mostrar",
		moveLeft: "Mover a la izquierda",
		moveRight: "Mover a la derecha",
		resetColor: "Restablecer color",
		cancelText: "Cancelar",
		chooseText: "Confirmar color",
		tipNameRepeat: "¡El nombre de la pestaña no se puede repetir! Por favor, revisa",
		noMoreSheet: "El libro de trabajo debe contener al menos una hoja de cálculo visible. Para eliminar la hoja de cálculo seleccionada, inserte una nueva o muestre una hoja oculta.",
		confirmDelete: "¿Seguro que quieres eliminar?",
		redoDelete: "Se puede deshacer con Ctrl+Z",
		noHide: "No se puede ocultar, mantén al menos una pestaña de hoja",
		chartEditNoOpt: "¡Esta operación no está permitida en el modo de edición de gráficos!",
		sheetNameErrorTitle: "Ha habido un problema",
		sheetNameSpecCharError: "El nombre no puede exceder los 31 caracteres, no puede comenzar ni terminar con ', y no puede contener: [ ] : \\ ? * /",
		sheetNameCannotIsEmptyError: "El nombre de la hoja no puede estar vacío.",
		sheetNameAlreadyExistsError: "El nombre de la hoja ya existe. Por favor, introduce otro nombre.",
		deleteSheet: "Eliminar hoja de cálculo",
		deleteSheetContent: "¿Confirmar para eliminar esta hoja de cálculo?",
		deleteLargeSheetContent: "Confirma para eliminar esta hoja de cálculo. No se podrá recuperar después de la eliminación. ¿Estás seguro de que quieres eliminarla?",
		addProtectSheet: "Proteger hoja de cálculo",
		removeProtectSheet: "Desproteger hoja de cálculo",
		changeSheetPermission: "Cambiar permisos de la hoja de cálculo",
		viewAllProtectArea: "Ver todos los rangos de protección"
	},
	rightClick: {
		copy: "Copiar",
		cut: "Cortar",
		paste: "Pegar",
		copySpecial: "Copiar especial",
		pasteSpecial: "Pegado especial",
		pasteValue: "Pegar solo valores",
		pasteFormat: "Pegar solo formato",
		pasteColWidth: "Pegar ancho de columna",
		pasteBesidesBorder: "Pegar todo excepto los bordes",
		insert: "Insertar",
		insertRow: "Insertar fila",
		insertRowBefore: "Insertar fila antes",
		insertRowsAfter: "Insertar",
		insertRowsAbove: "Insertar",
		insertRowsAfterSuffix: "filas después",
		insertRowsAboveSuffix: "filas arriba",
		insertColumn: "Insertar columna",
		insertColumnBefore: "Insertar columna antes",
		insertColsLeft: "Insertar",
		insertColsRight: "Insertar",
		insertColsLeftSuffix: "columnas a la izquierda",
		insertColsRightSuffix: "columnas a la derecha",
		delete: "Eliminar",
		deleteCell: "Eliminar celda",
		insertCell: "Insertar celda",
		deleteSelected: "Eliminar seleccionado ",
		hide: "Ocultar",
		hideSelected: "Ocultar seleccionado ",
		showHide: "Mostrar oculto",
		toTopAdd: "Añadir hacia arriba",
		toBottomAdd: "Añadir hacia abajo",
		toLeftAdd: "Añadir a la izquierda",
		toRightAdd: "Añadir a la derecha",
		deleteSelectedRow: "Eliminar fila seleccionada",
		deleteSelectedColumn: "Eliminar columna seleccionada",
		hideSelectedRow: "Ocultar fila seleccionada",
		showHideRow: "Mostrar/Ocultar fila",
		rowHeight: "Altura de fila",
		hideSelectedColumn: "Ocultar columna seleccionada",
		showHideColumn: "Mostrar/Ocultar columna",
		columnWidth: "Ancho de columna",
		moveLeft: "Mover a la izquierda",
		moveUp: "Mover hacia arriba",
		moveRight: "Mover a la derecha",
		moveDown: "Mover hacia abajo",
		add: "Añadir",
		row: "Fila",
		column: "Columna",
		confirm: "Confirmar",
		clearSelection: "Borrar",
		clearContent: "Borrar contenido",
		clearFormat: "Borrar formato",
		clearAll: "Borrar todo",
		root: "Raíz",
		log: "Registro",
		delete0: "Eliminar 0 valores en ambos extremos",
		removeDuplicate: "Eliminar valores duplicados",
		byRow: "Por fila",
		byCol: "Por columna",
		generateNewMatrix: "Generar nueva matriz",
		fitContent: "Ajustar al contenido",
		freeze: "Inmovilizar",
		freezeCell: "Inmovilizar hasta la celda activa ({0} fila {1} columna)",
		freezeCol: "Inmovilizar hasta columna {0}",
		freezeRow: "Inmovilizar hasta fila {0}",
		freezeFirstCol: "Inmovilizar primera columna",
		freezeFirstRow: "Inmovilizar primera fila",
		cancelFreeze: "Movilizar paneles",
		deleteAllRowsAlert: "No puedes eliminar todas las filas de la hoja",
		deleteAllColumnsAlert: "No puedes eliminar todas las columnas de la hoja",
		hideAllRowsAlert: "No puedes ocultar todas las filas de la hoja",
		hideAllColumnsAlert: "No puedes ocultar todas las columnas de la hoja",
		protectRange: "Proteger filas y columnas",
		editProtectRange: "Establecer rango de protección",
		removeProtectRange: "Eliminar rango de protección",
		turnOnProtectRange: "Añadir rango de protección",
		viewAllProtectArea: "Ver todos los rangos de protección",
		textToNumber: "Texto a número"
	},
	info: {
		notChangeMerge: "No puedes realizar cambios parciales en las celdas combinadas",
		detailUpdate: "Nuevo abierto",
		detailSave: "Caché local restaurada",
		row: "",
		column: "",
		loading: "Cargando...",
		copy: "Copiar",
		return: "Salir",
		rename: "Cambiar nombre",
		tips: "Cambiar nombre",
		noName: "Hoja de cálculo sin título",
		wait: "esperando actualización",
		add: "Añadir",
		addLast: "más filas en la parte inferior",
		backTop: "Volver al principio",
		nextPage: "Siguiente",
		tipInputNumber: "Por favor, introduce el número",
		tipInputNumberLimit: "El rango de aumento está limitado a 1-100",
		tipRowHeightLimit: "La altura de la fila debe estar entre 0 y 545",
		tipColumnWidthLimit: "El ancho de la columna debe estar entre 0 y 2038",
		problem: "Ha habido un problema"
	},
	clipboard: {
		paste: {
			exceedMaxCells: "El número de celdas pegadas excede el número máximo de celdas",
			overlappingMergedCells: "El área de pegado se superpone con celdas combinadas"
		},
		shortCutNotify: {
			title: "Por favor, pega usando los atajos de teclado.",
			useShortCutInstead: "Se detectó contenido de Excel. Usa el atajo de teclado para pegar."
		}
	},
	statusbar: {
		sum: "Suma",
		average: "Promedio",
		min: "Mín",
		max: "Máx",
		count: "Recuento numérico",
		countA: "Contar",
		clickToCopy: "Hacer clic para copiar",
		copied: "Copiado"
	},
	shortcut: {
		"sheet-view": "Sheet View",
		"sheet-edit": "Sheet Edit",
		sheet: {
			"zoom-in": "Acercar",
			"zoom-out": "Alejar",
			"reset-zoom": "Restablecer nivel de zoom",
			"select-below-cell": "Seleccionar la celda de abajo",
			"select-up-cell": "Seleccionar la celda de arriba",
			"select-left-cell": "Seleccionar la celda de la izquierda",
			"select-right-cell": "Seleccionar la celda de la derecha",
			"select-next-cell": "Seleccionar la celda siguiente",
			"select-previous-cell": "Seleccionar la celda anterior",
			"select-up-value-cell": "Seleccionar la celda superior que tiene valor",
			"select-below-value-cell": "Seleccionar la celda inferior que tiene valor",
			"select-left-value-cell": "Seleccionar la celda izquierda que tiene valor",
			"select-right-value-cell": "Seleccionar la celda derecha que tiene valor",
			"expand-selection-down": "Expandir selección hacia abajo",
			"expand-selection-up": "Expandir selección hacia arriba",
			"expand-selection-left": "Expandir selección a la izquierda",
			"expand-selection-right": "Expandir selección a la derecha",
			"expand-selection-to-left-gap": "Expandir selección al espacio izquierdo",
			"expand-selection-to-below-gap": "Expandir selección al espacio inferior",
			"expand-selection-to-right-gap": "Expandir selección al espacio derecho",
			"expand-selection-to-up-gap": "Expandir selección al espacio superior",
			"select-all": "Seleccionar todo",
			"toggle-editing": "Alternar edición",
			"delete-and-start-editing": "Borrar y comenzar a editar",
			"abort-editing": "Abortar edición",
			"break-line": "Salto de línea",
			"set-bold": "Alternar negrita",
			"start-editing": "Comenzar a editar (Selección en el editor)",
			"repeat-last-action": "Repetir última acción",
			"set-italic": "Alternar cursiva",
			"set-underline": "Alternar subrayado",
			"set-strike-through": "Alternar tachado"
		}
	},
	definedName: {
		managerTitle: "Administrador de nombres",
		managerDescription: "Crea un nombre definido seleccionando celdas o fórmulas e introduciendo el nombre deseado en el cuadro de texto.",
		addButton: "Añadir un nombre definido",
		featureTitle: "Nombres definidos",
		ratioRange: "Rango",
		ratioFormula: "Fórmula",
		confirm: "Confirmar",
		cancel: "Cancelar",
		scopeWorkbook: "Libro de trabajo",
		inputNamePlaceholder: "Por favor, introduce un nombre (sin espacios)",
		inputCommentPlaceholder: "Por favor, introduce un comentario",
		inputRangePlaceholder: "Por favor, introduce un rango (sin espacios)",
		inputFormulaPlaceholder: "Por favor, introduce una fórmula (sin espacios)",
		formulaOrRefStringInvalid: "Fórmula o cadena de referencia no válida",
		defaultName: "NombreDefinido",
		updateButton: "Actualizar",
		deleteButton: "Eliminar",
		deleteConfirmText: "¿Estás seguro de que quieres eliminar este nombre definido?"
	},
	uploadLoading: { loading: "Cargando..., restante" },
	"data-validation": {
		alert: { ok: "Aceptar" },
		list: {
			edit: "Editar",
			dropdown: "Seleccione un elemento"
		},
		listMultiple: { dropdown: "Seleccione elementos" }
	},
	permission: {
		toolbarMenu: "Protección",
		panel: {
			title: "Proteger filas y columnas",
			name: "Nombre",
			protectedRange: "Rango protegido",
			permissionDirection: "Descripción del permiso",
			permissionDirectionPlaceholder: "Introducir descripción del permiso",
			editPermission: "Permisos de edición",
			onlyICanEdit: "Solo yo puedo editar",
			designedUserCanEdit: "Los usuarios especificados pueden editar",
			viewPermission: "Permisos de visualización",
			othersCanView: "Otros pueden ver",
			noOneElseCanView: "Nadie más puede ver",
			designedPerson: "Personas especificadas",
			addPerson: "Añadir persona",
			canEdit: "Puede editar",
			canView: "Puede ver",
			delete: "Eliminar",
			currentSheet: "Hoja actual",
			allSheet: "Todas las hojas",
			edit: "Editar",
			Print: "Imprimir",
			Comment: "Comentar",
			Copy: "Copiar",
			SetCellStyle: "Establecer estilo de celda",
			SetCellValue: "Establecer valor de celda",
			SetHyperLink: "Establecer hipervínculo",
			Sort: "Ordenar",
			Filter: "Filtrar",
			PivotTable: "Tabla dinámica",
			FloatImage: "Imagen flotante",
			RowHeightColWidth: "Altura de fila y ancho de columna",
			RowHeightColWidthReadonly: "Altura de fila y ancho de columna de solo lectura",
			FilterReadonly: "Filtro de solo lectura",
			nameError: "El nombre no puede estar vacío",
			created: "Creado",
			iCanEdit: "Puedo editar",
			iCanNotEdit: "No puedo editar",
			iCanView: "Puedo ver",
			iCanNotView: "No puedo ver",
			emptyRangeError: "El rango не puede estar vacío",
			rangeOverlapError: "El rango no puede superponerse",
			rangeOverlapOverPermissionError: "El rango no puede superponerse con el rango que tiene el mismo permiso",
			InsertHyperlink: "Insertar hipervínculo",
			SetRowStyle: "Establecer estilo de fila",
			SetColumnStyle: "Establecer estilo de columna",
			InsertColumn: "Insertar columna",
			InsertRow: "Insertar fila",
			DeleteRow: "Eliminar fila",
			DeleteColumn: "Eliminar columna",
			EditExtraObject: "Editar objeto extra"
		},
		dialog: {
			allowUserToEdit: "Permitir al usuario editar",
			allowedPermissionType: "Tipos de permisos permitidos",
			setCellValue: "Establecer valor de celda",
			setCellStyle: "Establecer estilo de celda",
			copy: "Copiar",
			alert: "Alerta",
			search: "Buscar",
			ownerInherit: "Propietario del documento, herencia de permisos habilitada",
			ownerWithoutInherit: "Propietario del documento, herencia de permisos no habilitada",
			alertContent: "Este rango está protegido y no hay permisos de edición disponibles actualmente. Si necesitas editar, contacta al creador.",
			userEmpty: "ninguna persona designada, comparte el enlace para invitar a personas específicas.",
			listEmpty: "No has configurado ningún rango u hoja como protegido.",
			commonErr: "El rango está protegido y no tienes permiso para esta operación. Para editar, contacta al creador.",
			editErr: "El rango está protegido y no tienes permiso de edición. Para editar, contacta al creador.",
			pasteErr: "El rango está protegido y no tienes permiso para pegar. Para pegar, contacta al creador.",
			setStyleErr: "El rango está protegido y no tienes permiso para establecer estilos. Para establecer estilos, contacta al creador.",
			copyErr: "El rango está protegido y no tienes permiso para copiar. Para copiar, contacta al creador.",
			workbookCopyErr: "El libro de trabajo está protegido y no tienes permiso para copiar. Para copiar, contacta al creador.",
			setRowColStyleErr: "El rango está protegido y no tienes permiso para establecer estilos de fila y columna. Para establecer estilos de fila y columna, contacta al creador.",
			moveRowColErr: "El rango está protegido y no tienes permiso para mover filas y columnas. Para mover filas y columnas, contacta al creador.",
			moveRangeErr: "El rango está protegido y no tienes permiso para mover la selección. Para mover la selección, contacta al creador.",
			insertRowColErr: "El rango está protegido y no tienes permiso para insertar filas y columnas. Para insertar filas y columnas, contacta al creador.",
			removeRowColErr: "El rango está protegido y no tienes permiso para eliminar filas y columnas. Para eliminar filas y columnas, contacta al creador.",
			autoFillErr: "El rango está protegido y no tienes permiso para autorrellenar. Para usar el autorrellenado, contacta al creador.",
			filterErr: "El rango está protegido y no tienes permiso para filtrar. Para filtrar, contacta al creador.",
			operatorSheetErr: "La hoja de cálculo está protegida y no tienes permiso para operar en ella. Para operar en la hoja de cálculo, contacta al creador.",
			insertOrDeleteMoveRangeErr: "El rango insertado o eliminado se cruza con el rango protegido, y esta operación no es compatible por ahora.",
			printErr: "La hoja de cálculo está protegida y no tienes permiso para imprimir. Para imprimir, contacta al creador.",
			formulaErr: "El rango o el rango referenciado está protegido, y no tienes permiso de edición. Para editar, contacta al creador.",
			hyperLinkErr: "El rango está protegido y no tienes permiso para establecer hipervínculos. Para establecer hipervínculos, contacta al creador.",
			commentErr: "El rango está protegido y no tienes permiso para comentar. Para comentar, contacta al creador."
		},
		button: {
			confirm: "Confirmar",
			cancel: "Cancelar",
			addNewPermission: "Añadir nuevo permiso"
		}
	}
} };

//#endregion

;// ./node_modules/@univerjs/ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const ui_lib_es_locale_es_ES_locale = { ui: {
	toolbar: { heading: {
		normal: "Normal",
		title: "Título",
		subTitle: "Subtítulo",
		1: "Encabezado 1",
		2: "Encabezado 2",
		3: "Encabezado 3",
		4: "Encabezado 4",
		5: "Encabezado 5",
		6: "Encabezado 6",
		tooltip: "Establecer encabezado"
	} },
	ribbon: {
		start: "Inicio",
		startDesc: "Inicia la hoja de cálculo y establece los parámetros básicos.",
		insert: "Insertar",
		insertDesc: "Inserta filas, columnas, gráficos y otros elementos.",
		formulas: "Fórmulas",
		formulasDesc: "Utiliza funciones y fórmulas para cálculos de datos.",
		data: "Datos",
		dataDesc: "Gestiona los datos, incluyendo importación, ordenación y filtrado.",
		view: "Vista",
		viewDesc: "Cambia los modos de vista y ajusta el efecto de visualización.",
		others: "Otros",
		othersDesc: "Otras funciones y configuraciones.",
		more: "Más"
	},
	fontFamily: {
		"not-supported": "No se encontró esta fuente en el sistema, se utiliza la fuente predeterminada.",
		arial: "Arial",
		"times-new-roman": "Times New Roman",
		tahoma: "Tahoma",
		verdana: "Verdana",
		"microsoft-yahei": "Microsoft YaHei",
		simsun: "SimSun",
		simhei: "SimHei",
		kaiti: "Kaiti",
		fangsong: "FangSong",
		nsimsun: "NSimSun",
		stxinwei: "STXinwei",
		stxingkai: "STXingkai",
		stliti: "STLiti"
	},
	"shortcut-panel": { title: "Atajos" },
	shortcut: {
		undo: "Deshacer",
		redo: "Rehacer",
		cut: "Cortar",
		copy: "Copiar",
		paste: "Pegar",
		"shortcut-panel": "Alternar panel de atajos"
	},
	"common-edit": "Atajos de edición comunes",
	"toggle-shortcut-panel": "Alternar panel de atajos",
	clipboard: { authentication: {
		title: "Permiso denegado",
		content: "Por favor, permite que Univer acceda a tu portapapeles."
	} },
	textEditor: {
		formulaError: "Por favor, introduce una fórmula válida, como =SUMA(A1)",
		rangeError: "Por favor, introduce un rango válido, como A1:B10"
	},
	rangeSelector: {
		title: "Selecciona un rango de datos",
		addAnotherRange: "Agregar rango",
		buttonTooltip: "Seleccionar rango de datos",
		placeHolder: "Selecciona un rango o escribe.",
		confirm: "Confirmar",
		cancel: "Cancelar"
	},
	"global-shortcut": "Atajo global",
	"zoom-slider": { resetTo: "Restablecer a" },
	row: "Fila",
	column: "Columna"
} };

//#endregion

;// ./node_modules/@univerjs/preset-sheets-core/lib/es/locales/es-ES.js









const g = (0,es/* mergeLocales */.Otp)(
  locale,
  es_ES_locale,
  locale_es_ES_locale,
  es_locale_es_ES_locale,
  lib_es_locale_es_ES_locale,
  sheets_numfmt_ui_lib_es_locale_es_ES_locale,
  sheets_ui_lib_es_locale_es_ES_locale,
  ui_lib_es_locale_es_ES_locale
);



/***/ },

/***/ 7943
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ d)
});

// EXTERNAL MODULE: ./node_modules/@univerjs/core/lib/es/index.js + 143 modules
var es = __webpack_require__(3487);
;// ./node_modules/@univerjs/data-validation/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale = { "data-validation": {
	operators: {
		between: "entre",
		greaterThan: "mayor que",
		greaterThanOrEqual: "mayor o igual que",
		lessThan: "menor que",
		lessThanOrEqual: "menor o igual que",
		equal: "igual",
		notEqual: "no igual",
		notBetween: "no entre",
		legal: "es tipo legal"
	},
	ruleName: {
		between: "Está entre {FORMULA1} y {FORMULA2}",
		greaterThan: "Es mayor que {FORMULA1}",
		greaterThanOrEqual: "Es mayor o igual que {FORMULA1}",
		lessThan: "Es menor que {FORMULA1}",
		lessThanOrEqual: "Es menor o igual que {FORMULA1}",
		equal: "Es igual a {FORMULA1}",
		notEqual: "No es igual a {FORMULA1}",
		notBetween: "No está entre {FORMULA1} y {FORMULA2}",
		legal: "Es un {TYPE} legal"
	},
	errorMsg: {
		between: "El valor debe estar entre {FORMULA1} y {FORMULA2}",
		greaterThan: "El valor debe ser mayor que {FORMULA1}",
		greaterThanOrEqual: "El valor debe ser mayor o igual que {FORMULA1}",
		lessThan: "El valor debe ser menor que {FORMULA1}",
		lessThanOrEqual: "El valor debe ser menor o igual que {FORMULA1}",
		equal: "El valor debe ser igual a {FORMULA1}",
		notEqual: "El valor no debe ser igual a {FORMULA1}",
		notBetween: "El valor no debe estar entre {FORMULA1} y {FORMULA2}",
		legal: "El valor debe ser un {TYPE} legal"
	},
	date: {
		operators: {
			between: "entre",
			greaterThan: "después de",
			greaterThanOrEqual: "en o después de",
			lessThan: "antes de",
			lessThanOrEqual: "en o antes de",
			equal: "igual",
			notEqual: "no igual",
			notBetween: "no entre",
			legal: "es una fecha legal"
		},
		ruleName: {
			between: "está entre {FORMULA1} y {FORMULA2}",
			greaterThan: "es después de {FORMULA1}",
			greaterThanOrEqual: "es en o después de {FORMULA1}",
			lessThan: "es antes de {FORMULA1}",
			lessThanOrEqual: "es en o antes de {FORMULA1}",
			equal: "es {FORMULA1}",
			notEqual: "no es {FORMULA1}",
			notBetween: "no está entre {FORMULA1}",
			legal: "es una fecha legal"
		},
		errorMsg: {
			between: "El valor debe ser una fecha legal y estar entre {FORMULA1} y {FORMULA2}",
			greaterThan: "El valor debe ser una fecha legal y después de {FORMULA1}",
			greaterThanOrEqual: "El valor debe ser una fecha legal y en o después de {FORMULA1}",
			lessThan: "El valor debe ser una fecha legal y antes de {FORMULA1}",
			lessThanOrEqual: "El valor debe ser una fecha legal y en o antes de {FORMULA1}",
			equal: "El valor debe ser una fecha legal y {FORMULA1}",
			notEqual: "El valor debe ser una fecha legal y no {FORMULA1}",
			notBetween: "El valor debe ser una fecha legal y no estar entre {FORMULA1}",
			legal: "El valor debe ser una fecha legal"
		},
		title: "Fecha"
	},
	textLength: {
		errorMsg: {
			between: "La longitud del texto debe estar entre {FORMULA1} y {FORMULA2}",
			greaterThan: "La longitud del texto debe ser mayor que {FORMULA1}",
			greaterThanOrEqual: "La longitud del texto debe ser mayor o igual que {FORMULA1}",
			lessThan: "La longitud del texto debe ser menor que {FORMULA1}",
			lessThanOrEqual: "La longitud del texto debe ser menor o igual que {FORMULA1}",
			equal: "La longitud del texto debe ser {FORMULA1}",
			notEqual: "La longitud del texto no debe ser {FORMULA1}",
			notBetween: "La longitud del texto no debe estar entre {FORMULA1}"
		},
		title: "Longitud del texto"
	},
	custom: {
		ruleName: "La fórmula personalizada es {FORMULA1}",
		title: "Fórmula personalizada",
		validFail: "Por favor, introduce una fórmula válida",
		error: "El contenido de esta celda viola su regla de validación"
	},
	validFail: {
		value: "Por favor, introduce un valor",
		common: "Por favor, introduce un valor o fórmula",
		number: "Por favor, introduce un número o fórmula",
		formula: "Por favor, introduce una fórmula",
		integer: "Por favor, introduce un entero o fórmula",
		date: "Por favor, introduce una fecha o fórmula",
		list: "Por favor, introduce opciones",
		listInvalid: "La fuente de la lista debe ser una lista delimitada o una referencia a una sola fila o columna",
		checkboxEqual: "Introduce valores diferentes para los contenidos de celda marcados y desmarcados.",
		formulaError: "El rango de referencia contiene datos invisibles, ajusta el rango",
		listIntersects: "El rango seleccionado no puede cruzarse con el ámbito de las reglas",
		primitive: "No se permiten fórmulas para valores personalizados marcados y desmarcados."
	},
	any: {
		title: "Cualquier valor",
		error: "El contenido de esta celda viola la regla de validación"
	},
	list: {
		title: "Desplegable",
		name: "El valor contiene uno del rango",
		error: "La entrada debe estar dentro del rango especificado",
		emptyError: "Por favor, introduce un valor",
		add: "Añadir",
		dropdown: "Seleccionar",
		options: "Opciones",
		customOptions: "Personalizado",
		refOptions: "De un rango",
		formulaError: "La fuente de la lista debe ser una lista delimitada de datos o una referencia a una sola fila o columna.",
		edit: "Editar"
	},
	listMultiple: {
		title: "Desplegable-múltiple",
		dropdown: "Selección múltiple"
	},
	decimal: { title: "Número" },
	whole: { title: "Entero" },
	checkbox: {
		title: "Casilla de verificación",
		error: "El contenido de esta celda viola su regla de validación",
		tips: "Usa valores personalizados dentro de las celdas",
		checked: "Valor seleccionado",
		unchecked: "Valor no seleccionado"
	}
} };

//#endregion

;// ./node_modules/@univerjs/sheets-data-validation/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const es_ES_locale = { "sheets-data-validation": {
	operators: {
		between: "entre",
		greaterThan: "mayor que",
		greaterThanOrEqual: "mayor o igual que",
		lessThan: "menor que",
		lessThanOrEqual: "menor o igual que",
		equal: "igual",
		notEqual: "no igual",
		notBetween: "no entre",
		legal: "es tipo legal"
	},
	ruleName: {
		between: "Está entre {FORMULA1} y {FORMULA2}",
		greaterThan: "Es mayor que {FORMULA1}",
		greaterThanOrEqual: "Es mayor o igual que {FORMULA1}",
		lessThan: "Es menor que {FORMULA1}",
		lessThanOrEqual: "Es menor o igual que {FORMULA1}",
		equal: "Es igual a {FORMULA1}",
		notEqual: "No es igual a {FORMULA1}",
		notBetween: "No está entre {FORMULA1} y {FORMULA2}",
		legal: "Es un {TYPE} legal"
	},
	errorMsg: {
		between: "El valor debe estar entre {FORMULA1} y {FORMULA2}",
		greaterThan: "El valor debe ser mayor que {FORMULA1}",
		greaterThanOrEqual: "El valor debe ser mayor o igual que {FORMULA1}",
		lessThan: "El valor debe ser menor que {FORMULA1}",
		lessThanOrEqual: "El valor debe ser menor o igual que {FORMULA1}",
		equal: "El valor debe ser igual a {FORMULA1}",
		notEqual: "El valor no debe ser igual a {FORMULA1}",
		notBetween: "El valor no debe estar entre {FORMULA1} y {FORMULA2}",
		legal: "El valor debe ser un {TYPE} legal"
	},
	date: {
		operators: {
			between: "entre",
			greaterThan: "después de",
			greaterThanOrEqual: "en o después de",
			lessThan: "antes de",
			lessThanOrEqual: "en o antes de",
			equal: "igual",
			notEqual: "no igual",
			notBetween: "no entre",
			legal: "es una fecha legal"
		},
		ruleName: {
			between: "está entre {FORMULA1} y {FORMULA2}",
			greaterThan: "es después de {FORMULA1}",
			greaterThanOrEqual: "es en o después de {FORMULA1}",
			lessThan: "es antes de {FORMULA1}",
			lessThanOrEqual: "es en o antes de {FORMULA1}",
			equal: "es {FORMULA1}",
			notEqual: "no es {FORMULA1}",
			notBetween: "no está entre {FORMULA1}",
			legal: "es una fecha legal"
		},
		errorMsg: {
			between: "El valor debe ser una fecha legal y estar entre {FORMULA1} y {FORMULA2}",
			greaterThan: "El valor debe ser una fecha legal y después de {FORMULA1}",
			greaterThanOrEqual: "El valor debe ser una fecha legal y en o después de {FORMULA1}",
			lessThan: "El valor debe ser una fecha legal y antes de {FORMULA1}",
			lessThanOrEqual: "El valor debe ser una fecha legal y en o antes de {FORMULA1}",
			equal: "El valor debe ser una fecha legal y {FORMULA1}",
			notEqual: "El valor debe ser una fecha legal y no {FORMULA1}",
			notBetween: "El valor debe ser una fecha legal y no estar entre {FORMULA1}",
			legal: "El valor debe ser una fecha legal"
		},
		title: "Fecha"
	},
	textLength: {
		errorMsg: {
			between: "La longitud del texto debe estar entre {FORMULA1} y {FORMULA2}",
			greaterThan: "La longitud del texto debe ser mayor que {FORMULA1}",
			greaterThanOrEqual: "La longitud del texto debe ser mayor o igual que {FORMULA1}",
			lessThan: "La longitud del texto debe ser menor que {FORMULA1}",
			lessThanOrEqual: "La longitud del texto debe ser menor o igual que {FORMULA1}",
			equal: "La longitud del texto debe ser {FORMULA1}",
			notEqual: "La longitud del texto no debe ser {FORMULA1}",
			notBetween: "La longitud del texto no debe estar entre {FORMULA1}"
		},
		title: "Longitud del texto"
	},
	custom: {
		ruleName: "La fórmula personalizada es {FORMULA1}",
		title: "Fórmula personalizada",
		validFail: "Por favor, introduce una fórmula válida",
		error: "El contenido de esta celda viola su regla de validación"
	},
	validFail: {
		value: "Por favor, introduce un valor",
		common: "Por favor, introduce un valor o fórmula",
		number: "Por favor, introduce un número o fórmula",
		formula: "Por favor, introduce una fórmula",
		integer: "Por favor, introduce un entero o fórmula",
		date: "Por favor, introduce una fecha o fórmula",
		list: "Por favor, introduce opciones",
		listInvalid: "La fuente de la lista debe ser una lista delimitada o una referencia a una sola fila o columna",
		checkboxEqual: "Introduce valores diferentes para los contenidos de celda marcados y desmarcados.",
		formulaError: "El rango de referencia contiene datos invisibles, ajusta el rango",
		listIntersects: "El rango seleccionado no puede cruzarse con el ámbito de las reglas",
		primitive: "No se permiten fórmulas para valores personalizados marcados y desmarcados."
	},
	any: {
		title: "Cualquier valor",
		error: "El contenido de esta celda viola la regla de validación"
	},
	list: {
		title: "Desplegable",
		name: "El valor contiene uno del rango",
		error: "La entrada debe estar dentro del rango especificado",
		emptyError: "Por favor, introduce un valor",
		add: "Añadir",
		dropdown: "Seleccionar",
		options: "Opciones",
		customOptions: "Personalizado",
		refOptions: "De un rango",
		formulaError: "La fuente de la lista debe ser una lista delimitada de datos o una referencia a una sola fila o columna.",
		edit: "Editar"
	},
	listMultiple: {
		title: "Desplegable-múltiple",
		dropdown: "Selección múltiple"
	},
	decimal: { title: "Número" },
	whole: { title: "Entero" },
	checkbox: {
		title: "Casilla de verificación",
		error: "El contenido de esta celda viola su regla de validación",
		tips: "Usa valores personalizados dentro de las celdas",
		checked: "Valor seleccionado",
		unchecked: "Valor no seleccionado"
	}
} };

//#endregion

;// ./node_modules/@univerjs/sheets-data-validation-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale_es_ES_locale = { "sheets-data-validation-ui": {
	title: "Validación de datos",
	validFail: {
		value: "Por favor, introduce un valor",
		common: "Por favor, introduce un valor o fórmula",
		number: "Por favor, introduce un número o fórmula",
		formula: "Por favor, introduce una fórmula",
		integer: "Por favor, introduce un entero o fórmula",
		date: "Por favor, introduce una fecha o fórmula",
		list: "Por favor, introduce opciones",
		listInvalid: "La fuente de la lista debe ser una lista delimitada o una referencia a una sola fila o columna",
		checkboxEqual: "Introduce valores diferentes para los contenidos de celda marcados y desmarcados.",
		formulaError: "El rango de referencia contiene datos invisibles, ajusta el rango",
		listIntersects: "El rango seleccionado no puede cruzarse con el ámbito de las reglas",
		primitive: "No se permiten fórmulas para valores personalizados marcados y desmarcados."
	},
	panel: {
		title: "Gestión de validación de datos",
		addTitle: "Crear nueva validación de datos",
		removeAll: "Eliminar todo",
		add: "Añadir regla",
		range: "Rangos",
		type: "Tipo",
		options: "Opciones avanzadas",
		operator: "Operador",
		removeRule: "Eliminar",
		done: "Hecho",
		formulaPlaceholder: "Por favor, introduce valor o fórmula",
		valuePlaceholder: "Por favor, introduce valor",
		formulaAnd: "y",
		invalid: "Inválido",
		showWarning: "Mostrar advertencia",
		rejectInput: "Rechazar entrada",
		messageInfo: "Mensaje de ayuda",
		showInfo: "Mostrar texto de ayuda para la celda seleccionada",
		rangeError: "Los rangos no son válidos",
		allowBlank: "Permitir valores en blanco"
	},
	any: {
		title: "Cualquier valor",
		error: "El contenido de esta celda viola la regla de validación"
	},
	date: { title: "Fecha" },
	list: {
		title: "Desplegable",
		name: "El valor contiene uno del rango",
		error: "La entrada debe estar dentro del rango especificado",
		emptyError: "Por favor, introduce un valor",
		add: "Añadir",
		dropdown: "Seleccionar",
		options: "Opciones",
		customOptions: "Personalizado",
		refOptions: "De un rango",
		formulaError: "La fuente de la lista debe ser una lista delimitada de datos o una referencia a una sola fila o columna.",
		edit: "Editar"
	},
	listMultiple: {
		title: "Desplegable-múltiple",
		dropdown: "Selección múltiple"
	},
	textLength: { title: "Longitud del texto" },
	decimal: { title: "Número" },
	whole: { title: "Entero" },
	checkbox: {
		title: "Casilla de verificación",
		error: "El contenido de esta celda viola su regla de validación",
		tips: "Usa valores personalizados dentro de las celdas",
		checked: "Valor seleccionado",
		unchecked: "Valor no seleccionado"
	},
	custom: {
		title: "Fórmula personalizada",
		error: "El contenido de esta celda viola su regla de validación",
		validFail: "Por favor, introduce una fórmula válida"
	},
	alert: {
		title: "Error",
		ok: "OK"
	},
	error: { title: "Inválido:" },
	renderMode: {
		arrow: "Flecha",
		chip: "Chip",
		text: "Texto plano",
		label: "Estilo de visualización"
	},
	showTime: { label: "Mostrar selector de hora" },
	permission: { dialog: { setStyleErr: "El rango está protegido y no tienes permiso para establecer estilos. Para establecer estilos, contacta al creador." } }
} };

//#endregion

;// ./node_modules/@univerjs/preset-sheets-data-validation/lib/es/locales/es-ES.js




const d = (0,es/* mergeLocales */.Otp)(
  locale,
  es_ES_locale,
  locale_es_ES_locale
);



/***/ },

/***/ 9383
(__unused_webpack_module, __webpack_exports__, __webpack_require__) {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  A: () => (/* binding */ t)
});

// EXTERNAL MODULE: ./node_modules/@univerjs/core/lib/es/index.js + 143 modules
var es = __webpack_require__(3487);
;// ./node_modules/@univerjs/sheets-note-ui/lib/es/locale/es-ES.js
//#region src/locale/es-ES.ts
const locale = { "sheets-note-ui": {
	note: { placeholder: "Escribe aquí" },
	rightClick: {
		addNote: "Agregar nota",
		deleteNote: "Eliminar nota",
		toggleNote: "Mostrar/Ocultar nota"
	}
} };

//#endregion

;// ./node_modules/@univerjs/preset-sheets-note/lib/es/locales/es-ES.js


const t = (0,es/* mergeLocales */.Otp)(
  locale
);



/***/ }

}]);