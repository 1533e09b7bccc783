/** Settings of the made-up municipality; names as the product reads them. */
export const SETTINGS: readonly (readonly [string, string | number])[] = [
  ["Nombre", "Valor"],
  ["miembros", 16],
  ["ley", "81-1991"],
  ["lectura", "letra"],
  ["desde", "2027-01-01"],
  ["hasta", "2027-12-31"],
  ["idioma", "es"],
  // A name that is misspelled.
  ["sesiones reglamnto", 12],
];

/** The municipality's own days; made up. */
export const OWN_HOLIDAYS: readonly (readonly string[])[] = [
  ["Fecha", "Nombre", "Fuente", "+ o -"],
  ["2027-10-04", "Día del patrono (ejemplo)", "Ordenanza de ejemplo 12", "+"],
  ["2027-05-21", "Aniversario del municipio (ejemplo)", "Ordenanza de ejemplo 30", "+"],
  ["2027-07-05", "Día concedido (ejemplo)", "Orden ejecutiva de ejemplo 4", "+"],
  // A date that cannot be read.
  ["'11/8/2027", "Festival del pueblo (ejemplo)", "Ordenanza de ejemplo 33", "+"],
];
