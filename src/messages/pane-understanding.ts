import type { SEVERITY_WORDS } from "./calendar";
import type { Text } from "./text";

/** What opens below a finding. */
export const UNDERSTANDING_TEXTS = {
  law: { es: "Qué dice la ley", en: "What the law says" },
  noClause: {
    es: "Esta regla mira si la hoja se puede leer; no sirve a ningún inciso por sí sola.",
    en: "This rule looks at whether the sheet can be read; by itself it serves no clause.",
  },
  rulePage: { es: "La regla {rule}, con ejemplos", en: "The rule {rule}, with examples" },
  help: { es: "Funciones que lo calculan:", en: "Functions that compute it:" },
  found: { es: "Qué se encontró", en: "What was found" },
  cell: { es: "{column}: {value}", en: "{column}: {value}" },
  blank: { es: "en blanco", en: "blank" },
  unread: { es: "no se pudo leer", en: "could not be read" },
  excused: {
    es: "Sin la excepción sería: {severity}. Motivo de la excepción: {reason}",
    en: "Without the exception it would be: {severity}. Reason of the exception: {reason}",
  },
  count: { es: "La cuenta, día por día", en: "The count, day by day" },
  steps: { es: "Cómo se llegó", en: "How it was reached" },
  way: { es: "El camino de la petición", en: "The way of the petition" },
  toDo: { es: "Qué hacer", en: "What to do" },
  proposed: {
    es: "MUNI propone: {label}.",
    en: "MUNI proposes: {label}.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** What a finding of each severity leaves to the clerk. */
export const TO_DO: Readonly<Record<keyof typeof SEVERITY_WORDS, Text>> = {
  violation: {
    es: "Si la celda está mal, corríjala. Si el hecho fue así, consérvelo; lo que lo justifique se escribe en «Excepciones», con su motivo.",
    en: "If the cell is wrong, mend it. If that is how it was, keep it; what justifies it is written under “Exceptions”, with its reason.",
  },
  warning: {
    es: "Mire la celda y corríjala si no dice lo que debe.",
    en: "Look at the cell and mend it if it does not say what it should.",
  },
  judgement: {
    es: "Decida con quien asesora a la Legislatura. Si se adopta una lectura, escríbala en «Parámetros»: así se aplica a todo el libro.",
    en: "Decide with whoever advises the Legislature. If a reading is adopted, write it under “Parameters”: it then applies to the whole workbook.",
  },
  missing: {
    es: "Complete la celda con lo que conste en el expediente. Mientras falte, no se dice que se incumplió.",
    en: "Fill the cell with what the record shows. While it is missing, nothing is said to be a violation.",
  },
  note: { es: "No hay que hacer nada.", en: "Nothing needs to be done." },
  excused: {
    es: "Compruebe que la excepción y su motivo siguen siendo ciertos.",
    en: "Make sure that the exception and its reason still hold.",
  },
};

/** The filters of the list. */
export const FILTER_TEXTS = {
  bySeverity: { es: "Mostrar solo", en: "Show only" },
  more: { es: "Filtrar por sesión, regla o palabra", en: "Filter by session, rule or word" },
  moreOn: { es: "Filtrar por sesión, regla o palabra (activo)", en: "Filter by session, rule or word (on)" },
  session: { es: "Sesión", en: "Session" },
  everySession: { es: "Todas las sesiones", en: "All sessions" },
  noSession: { es: "Sin sesión", en: "No session" },
  rule: { es: "Regla", en: "Rule" },
  everyRule: { es: "Todas las reglas", en: "All rules" },
  sessionTold: { es: "{name}, {facts}", en: "{name}, {facts}" },
  choice: { es: "{name} ({number})", en: "{name} ({number})" },
  ruleChoice: { es: "{cite} · {rule} ({number})", en: "{cite} · {rule} ({number})" },
  word: { es: "Palabra", en: "Word" },
  shown: {
    es: "Se muestran {shown} de {all} hallazgos.",
    en: "{shown} of {all} findings are shown.",
  },
  none: {
    es: "Ninguno de los {all} hallazgos pasa este filtro.",
    en: "None of the {all} findings passes this filter.",
  },
  clear: { es: "Quitar filtros", en: "Remove filters" },
} as const satisfies Readonly<Record<string, Text>>;

/** The section of the year. */
export const YEAR_SECTION_TEXTS = {
  title: { es: "El año de un vistazo", en: "The year at a glance" },
  year: { es: "Año", en: "Year" },
  none: {
    es: "Ninguna sesión de la hoja tiene fecha.",
    en: "No session of the sheet has a date.",
  },
  gone: {
    es: "Esa sesión ya no está donde estaba: la hoja cambió, y el año se puso al día.",
    en: "That session is no longer where it was: the sheet changed, and the year was brought up to date.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** While a picture is brought, and where it does not come. */
export const PICTURE_TEXTS = {
  loading: { es: "Preparando el dibujo…", en: "Preparing the picture…" },
  failed: {
    es: "No se pudo cargar el dibujo. Compruebe la red y vuelva a abrir esta parte; lo demás sigue disponible.",
    en: "The picture could not be loaded. Check the network and open this part again; everything else is still there.",
  },
} as const satisfies Readonly<Record<string, Text>>;
