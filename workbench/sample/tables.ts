/** Settings of the made-up municipality; names as the product reads them. */
export const SETTINGS: readonly (readonly [string, string | number])[] = [
  ["Nombre", "Valor"],
  ["miembros", 16],
  ["ley", "81-1991"],
  ["lectura", "letra"],
  ["desde", "2027-01-01"],
  ["hasta", "2027-12-31"],
  // A name that is misspelled.
  ["sesiones reglamnto", 12],
];

/** The municipality's own days; made up. */
export const OWN_HOLIDAYS: readonly (readonly string[])[] = [
  ["Fecha", "Nombre", "Fuente", "+ o -"],
  ["2027-10-04", "Día del patrono (ejemplo)", "Ordenanza de ejemplo 12", "+"],
  ["2027-05-21", "Aniversario del municipio (ejemplo)", "Ordenanza de ejemplo 30", "+"],
  ["2027-07-05", "Día concedido (ejemplo)", "Orden ejecutiva de ejemplo 4", "+"],
  ["2027-10-04", "Fiesta patronal (ejemplo)", "Ordenanza de ejemplo 12", "+"],
  // A date that cannot be read.
  ["'11/8/2027", "Festival del pueblo (ejemplo)", "Ordenanza de ejemplo 33", "+"],
];

/** Exceptions from rules that the sample breaks, one of each kind of trouble. */
export const EXCEPTIONS: readonly (readonly string[])[] = [
  ["Regla", "Sesión", "Motivo", "Vence"],
  ["4203b-length", "E-01", "Paso de un huracán (ejemplo)", ""],
  ["4203b2-hold", "E-02", "", ""],
  ["4203a-budget-start", "P-01", "Motivo de ejemplo", "2027-06-01"],
  ["4203a-length", "O-01", "Ya no hace falta", ""],
  ["4203a-lenght", "O-03", "La regla no existe", ""],
];
