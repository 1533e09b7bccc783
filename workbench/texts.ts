import type { Text } from "../src/messages/text";
import { WORKBENCH_FILE_TEXTS } from "../src/messages/workbench-files";

/** What the page around the grid and the pane says. */
export const TEXTS = {
  product: { es: "Mesa de trabajo", en: "Workbench" },
  aid: {
    es: "Ayuda de cómputo; no es asesoramiento legal. Los datos son inventados, salvo los votos de 2020.",
    en: "A computing aid, not legal advice. The data are made up, except for the votes of 2020.",
  },
  /** While a file is open: what it holds is not made up. */
  aidForFile: {
    es: "Ayuda de cómputo; no es asesoramiento legal. El archivo no sale de esta máquina.",
    en: "A computing aid, not legal advice. The file does not leave this machine.",
  },
  sample: { es: "Muestra", en: "Sample" },
  everyRule: { es: "Un error de cada regla", en: "One error of each rule" },
  open: WORKBENCH_FILE_TEXTS.open,
  save: WORKBENCH_FILE_TEXTS.save,
  drop: WORKBENCH_FILE_TEXTS.drop,
  steps: { es: "Primeros pasos", en: "First steps" },
  close: { es: "Entendido", en: "Got it" },
  language: { es: "Idioma", en: "Language" },
  toDark: { es: "Cambiar a tema oscuro", en: "Switch to dark theme" },
  toLight: { es: "Cambiar a tema claro", en: "Switch to light theme" },
  hidePane: { es: "Ocultar el panel", en: "Hide the pane" },
  showPane: { es: "Mostrar el panel", en: "Show the pane" },
  grid: { es: "Hoja de cálculo", en: "Spreadsheet" },
  pane: { es: "Panel de MUNI", en: "MUNI pane" },
  loading: { es: "Cargando la hoja de cálculo…", en: "Loading the spreadsheet…" },
  failed: { es: "No se pudo abrir la mesa de trabajo: ", en: "The workbench could not open: " },
} as const satisfies Record<string, Text>;

/** The first things to try, in order. */
export const STEPS: readonly Text[] = [
  {
    es: "En el panel de MUNI, oprima «Revisar»: la hoja «Calendario» tiene errores puestos a propósito.",
    en: "In the MUNI pane, press “Check”: the sheet “Calendario” has errors put there on purpose.",
  },
  {
    es: "Oprima un hallazgo para ir a su celda, corrija la fecha y revise otra vez.",
    en: "Press a finding to go to its cell, mend the date and check again.",
  },
  {
    es: "En «Fórmulas» cambie un dato, o escriba =MUNI_ en una celda para ver las funciones y su ayuda.",
    en: "In “Fórmulas” change an input, or type =MUNI_ in a cell to see the functions and their help.",
  },
  {
    es: "En «Escaños» están los votos de 2020 de un municipio y los escaños que resultan.",
    en: "“Escaños” holds the votes of one municipality in 2020 and the seats that follow.",
  },
];
