/** Said before the pane's own module is there, so kept apart and small. */
export const PANE_START_TEXTS = {
  failed: {
    es: "El panel no pudo abrir. Las funciones MUNI_* siguen calculando. Cierre el panel y ábralo otra vez; si continúa, comunique este código a quien instaló MUNI:",
    en: "The pane could not open. The MUNI_* functions keep calculating. Close the pane and open it again; if it stays, give this code to whoever installed MUNI:",
  },
};
