import type { Text } from "./text";

/** What the workbench says when a workbook is opened or saved. `{file}` is the file's name. */
export const WORKBENCH_FILE_TEXTS = {
  open: { es: "Abrir libro…", en: "Open workbook…" },
  save: { es: "Guardar copia…", en: "Save a copy…" },
  saveAsNew: { es: "Guardar como libro nuevo", en: "Save as a new workbook" },
  openAnyway: { es: "Abrir sin guardar", en: "Open without saving" },
  keep: { es: "Volver al libro", en: "Back to the workbook" },
  close: { es: "Cerrar", en: "Close" },
  notice: { es: "Aviso sobre el libro", en: "About the workbook" },
  drop: { es: "Suelte aquí el libro (.xlsx) para abrirlo", en: "Drop the workbook (.xlsx) here to open it" },
  reading: { es: "Leyendo «{file}»…", en: "Reading “{file}”…" },
  saving: { es: "Preparando la copia…", en: "Preparing the copy…" },
  marked: { es: "marcado", en: "marked" },
  opened: {
    es: "Se abrió «{file}». El archivo no se modifica: lo que usted cambie va en la copia que guarde.",
    en: "“{file}” is open. The file is not changed: what you change goes into the copy that you save.",
  },
  several: {
    es: "Se soltaron varios archivos; se abrió solo el primero.",
    en: "Several files were dropped; only the first was opened.",
  },
  notOpened: {
    es: "No se abrió «{file}». {reason} Sigue abierto el libro de antes.",
    en: "“{file}” was not opened. {reason} The workbook of before is still open.",
  },
  unexpectedlyNotOpened: {
    es: "Algo del libro no se pudo mostrar. Ábralo en Excel, guárdelo de nuevo y pruebe otra vez ({detail}).",
    en: "Something in the workbook could not be shown. Open it in Excel, save it again and try once more ({detail}).",
  },
  halfOpened: {
    es: "«{file}» no se pudo mostrar completo ({detail}). El archivo no se tocó. Vuelva a cargar esta página.",
    en: "“{file}” could not be shown whole ({detail}). The file was not touched. Load this page again.",
  },
  tooManyCells: {
    es: "Tiene más de {limit} celdas, el máximo que se muestra en esta página. Revíselo con la orden muni check, que lee libros mayores.",
    en: "It has more than {limit} cells, the most that this page shows. Check it with the command muni check, which reads larger workbooks.",
  },
  tooFar: {
    es: "La hoja «{sheet}» tiene datos más allá de la fila {rows} o la columna {column}, lo más que se muestra en esta página. Borre lo que sobra o revíselo con la orden muni check.",
    en: "The sheet “{sheet}” has data beyond row {rows} or column {column}, the most that this page shows. Delete what is not needed or check it with the command muni check.",
  },
  unsaved: {
    es: "El libro abierto tiene cambios que no se han guardado en una copia. Si abre «{file}», se pierden.",
    en: "The open workbook has changes that were not saved in a copy. If you open “{file}”, they are lost.",
  },
  kept: {
    es: "No se muestra aquí, pero se conserva en la copia:",
    en: "Not shown here, but kept in the copy:",
  },
  storedFormulas: {
    es: "{count} fórmulas que esta página no calcula, con el valor que guarda el archivo (la primera, {cell})",
    en: "{count} formulas that this page does not compute, with the value that the file keeps (the first, {cell})",
  },
  dates1904: {
    es: "El libro cuenta los días desde 1904. Aquí se ven las mismas fechas que en Excel y así se guardan; pero si en Excel usa las fórmulas MUNI con este libro, cambie primero esa opción.",
    en: "The workbook counts days from 1904. The dates here are those that Excel shows, and they are saved so; but before using MUNI formulas with this workbook in Excel, change that option.",
  },
  unchanged: {
    es: "No hay cambios: «{file}» es idéntica al original, byte por byte.",
    en: "Nothing changed: “{file}” is identical to the original, byte for byte.",
  },
  saved: {
    es: "Se guardó «{file}»: {changes}. Lo demás del archivo original quedó intacto.",
    en: "“{file}” was saved: {changes}. The rest of the original file is untouched.",
  },
  savedNew: {
    es: "Se guardó «{file}», un libro nuevo con los valores, fórmulas, formatos de celda, anchos, tablas, listas, nombres y marcas de esta mesa.",
    en: "“{file}” was saved, a new workbook with the values, formulas, cell formats, widths, tables, lists, names and marks of this workbench.",
  },
  cells: { es: "{count} celdas", en: "{count} cells" },
  results: { es: "{count} resultados de fórmulas", en: "{count} results of formulas" },
  marks: { es: "las marcas de {sheets}", en: "the marks of {sheets}" },
  sheets: { es: "la hoja nueva {sheets}", en: "the new sheet {sheets}" },
  columns: { es: "la columna «{header}» de {sheets}", en: "the column “{header}” of {sheets}" },
  notInCopy: {
    es: "La copia no lleva estos cambios hechos aquí:",
    en: "The copy does not have these changes made here:",
  },
  cannotSave: {
    es: "Esta copia no se puede guardar dentro del archivo original: {reasons}. Puede deshacerlo, o guardar un libro nuevo.",
    en: "This copy cannot be saved within the original file: {reasons}. You can undo it, or save a new workbook.",
  },
  refused: {
    es: "Esta copia no se puede guardar dentro del archivo original. {reason} También puede guardar un libro nuevo.",
    en: "This copy cannot be saved within the original file. {reason} You can also save a new workbook.",
  },
  newLoses: {
    es: "El libro nuevo lleva valores, fórmulas, formatos de celda, anchos, tablas, listas, nombres y marcas. No lleva imágenes, gráficos, notas, macros, protección ni filas, columnas u hojas ocultas; las fórmulas que esta página no calcula quedan como valores.",
    en: "The new workbook has values, formulas, cell formats, widths, tables, lists, names and marks. It has no pictures, charts, notes, macros, protection, nor hidden rows, columns or sheets; formulas that this page does not compute become values.",
  },
  notSaved: { es: "No se guardó nada. {reason}", en: "Nothing was saved. {reason}" },
  unexpectedlyNotSaved: {
    es: "Algo falló al preparar la copia ({detail}). El libro sigue abierto; guarde un libro nuevo o inténtelo otra vez.",
    en: "Something failed while the copy was prepared ({detail}). The workbook is still open; save a new workbook or try again.",
  },
} as const satisfies Record<string, Text>;

/** What a workbook may have that the grid does not show. */
export const UNSEEN_TEXTS = {
  drawings: { es: "imágenes, gráficos o controles", en: "pictures, charts or controls" },
  notes: { es: "notas y comentarios", en: "notes and comments" },
  links: { es: "hipervínculos", en: "hyperlinks" },
  filter: {
    es: "filtros (las filas que ocultan siguen ocultas)",
    en: "filters (the rows they hide stay hidden)",
  },
  validations: { es: "validaciones que no son listas", en: "validations other than lists" },
  conditionalFormats: {
    es: "formatos condicionales con barras, escalas, iconos o rangos",
    en: "conditional formats with bars, scales, icons or ranks",
  },
  pivotTables: {
    es: "tablas dinámicas (se ve su último resultado)",
    en: "pivot tables (their last result shows)",
  },
  extensions: { es: "elementos de versiones recientes de Excel", en: "items of recent versions of Excel" },
  otherSheets: { es: "hojas de gráficos", en: "chart sheets" },
  macros: { es: "macros", en: "macros" },
} as const satisfies Record<string, Text>;

/** Why a workbook can no longer be saved in its own file. */
export const STRUCTURE_TEXTS = {
  rows: {
    es: "se insertaron, quitaron o movieron filas en «{sheet}»",
    en: "rows were inserted, removed or moved in “{sheet}”",
  },
  columns: {
    es: "se insertaron, quitaron o movieron columnas en «{sheet}»",
    en: "columns were inserted, removed or moved in “{sheet}”",
  },
  removedSheet: { es: "se eliminó la hoja «{sheet}»", en: "the sheet “{sheet}” was deleted" },
  renamedSheet: {
    es: "la hoja «{sheet}» cambió de nombre",
    en: "the sheet “{sheet}” was renamed",
  },
  movedSheets: { es: "las hojas cambiaron de orden", en: "the sheets changed order" },
} as const satisfies Record<string, Text>;

/** Changes in the grid that a copy of the original does not take. */
export const UNSAVED_TEXTS = {
  look: {
    es: "el aspecto de celdas (negrita, colores, bordes, alineación)",
    en: "looks of cells (bold, colours, borders, alignment)",
  },
  sizes: {
    es: "anchos y altos, filas o columnas ocultas, paneles fijos",
    en: "widths and heights, hidden rows or columns, frozen panes",
  },
  merges: { es: "celdas combinadas", en: "merged cells" },
  conditionalFormats: {
    es: "formatos condicionales que no son marcas",
    en: "conditional formats other than marks",
  },
  validations: { es: "validaciones de datos", en: "data validations" },
  notes: { es: "notas", en: "notes" },
  names: { es: "nombres de rangos", en: "names of ranges" },
  filters: { es: "filtros", en: "filters" },
  tables: { es: "tablas nuevas o ampliadas", en: "new or widened tables" },
  protection: { es: "protección u ocultación de hojas", en: "protection or hiding of sheets" },
} as const satisfies Record<string, Text>;
