import type { Text } from "./text";

/** "Correcciones", and taking a change back. */
export const FIX_TEXTS = {
  title: { es: "Correcciones", en: "Fixes" },
  titleWith: { es: "Correcciones ({number})", en: "Fixes ({number})" },
  none: {
    es: "Ningún hallazgo tiene una corrección que MUNI pueda proponer.",
    en: "No finding has a fix that MUNI can propose.",
  },
  noReport: {
    es: "Revise el calendario para ver sus correcciones.",
    en: "Check the calendar to see its fixes.",
  },
  safe: { es: "Seguras", en: "Safe" },
  safeMeaning: {
    es: "No cambian ningún dato legal: solo cómo está escrito.",
    en: "They change no legal fact: only how it is written.",
  },
  suggested: { es: "Sugeridas", en: "Suggested" },
  suggestedMeaning: {
    es: "Cambian un dato legal. Mire el antes y el después; se aplican de una en una. MUNI nunca escribe votos, firmas ni autorizaciones.",
    en: "They change a legal fact. Look at before and after; they are applied one at a time. MUNI never writes votes, signatures or authorisations.",
  },
  fix: { es: "Corregir", en: "Fix" },
  fixAll: { es: "Corregir las {number} seguras", en: "Fix the {number} safe ones" },
  see: { es: "Ver el cambio", en: "See the change" },
  seeOf: { es: "Ver el cambio: {label}", en: "See the change: {label}" },
  fixOf: { es: "Corregir: {label}", en: "Fix: {label}" },
  apply: { es: "Aplicar", en: "Apply" },
  dismiss: { es: "No cambiar", en: "Do not change" },
  cell: { es: "Celda", en: "Cell" },
  before: { es: "Antes", en: "Before" },
  after: { es: "Después", en: "After" },
  blank: { es: "(en blanco)", en: "(blank)" },
  newRow: { es: "fila nueva", en: "new row" },
  formula: {
    es: "La celda {cell} tiene una fórmula ({formula}); el cambio la reemplaza.",
    en: "Cell {cell} has a formula ({formula}); the change replaces it.",
  },
  stale: {
    es: "No se cambió nada: la celda {cell} ya no dice lo que decía en la revisión. Oprima «Revisar».",
    en: "Nothing was changed: cell {cell} no longer says what it said in the check. Press “Check”.",
  },
  noRoom: {
    es: "No se cambió nada: la fila debajo de la última sesión no está en blanco (celda {cell}).",
    en: "Nothing was changed: the row below the last session is not blank (cell {cell}).",
  },
  protected: {
    es: "No se cambió nada: está protegida la hoja {sheets}. Desprotéjala y vuelva a intentarlo.",
    en: "Nothing was changed: the sheet {sheets} is protected. Unprotect it and try again.",
  },
  done: { es: "Hecho: {label}.", en: "Done: {label}." },
  late: {
    es: "Excel sí hizo el cambio que se dejó de esperar: {label}. Puede deshacerlo aquí.",
    en: "Excel did make the change that was no longer waited for: {label}. You can undo it here.",
  },
  lateSheets: {
    es: "Excel sí añadió las hojas que se dejaron de esperar: {sheets}. Si no las quiere, bórrelas.",
    en: "Excel did add the sheets that were no longer waited for: {sheets}. If you do not want them, delete them.",
  },
  doneAll: { es: "{number} correcciones seguras", en: "{number} safe fixes" },
  lastChange: { es: "Último cambio: {label}.", en: "Last change: {label}." },
  undo: { es: "Deshacer", en: "Undo" },
  undone: { es: "Se deshizo: {label}.", en: "Undone: {label}." },
  undoStale: {
    es: "No se deshizo: la celda {cell} cambió después. Corríjala a mano.",
    en: "Not undone: cell {cell} changed afterwards. Mend it by hand.",
  },
  undoProtected: {
    es: "No se deshizo nada: está protegida la hoja {sheets}. Desprotéjala y oprima «Deshacer» otra vez.",
    en: "Nothing was undone: the sheet {sheets} is protected. Unprotect it and press “Undo” again.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What the pane is doing, where nothing else says it. */
export const WRITING_TEXTS = {
  fixing: { es: "Corrigiendo…", en: "Fixing…" },
  undoing: { es: "Deshaciendo…", en: "Undoing…" },
  saving: { es: "Guardando en el libro…", en: "Saving in the workbook…" },
  writing: { es: "Escribiendo en el libro…", en: "Writing in the workbook…" },
} as const satisfies Readonly<Record<string, Text>>;
