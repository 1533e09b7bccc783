import { fold } from "../messages/fold";

/**
 * Members elected in each municipality in the general election of 2020, as many as its slates had seats for
 * (data/municipalities.csv; Comisión Estatal de Elecciones, Escrutinio General 2020). A later census can change them
 * for a later election (§ 4153 ¶7).
 */
const MEMBERS_2020: readonly (readonly [members: number, municipalities: string])[] = [
  [
    16,
    "Aguada|Aguadilla|Arecibo|Bayamón|Cabo Rojo|Caguas|Canóvanas|Carolina|Cayey|Cidra|Coamo|Guayama|Guaynabo|Gurabo|Hatillo|Humacao|Isabela|Juana Díaz|Juncos|Manatí|Mayagüez|Moca|Ponce|Río Grande|San Lorenzo|San Sebastián|Toa Alta|Toa Baja|Trujillo Alto|Vega Baja|Yauco",
  ],
  [
    14,
    "Aguas Buenas|Aibonito|Añasco|Barceloneta|Barranquitas|Camuy|Cataño|Comerío|Corozal|Dorado|Fajardo|Guayanilla|Lajas|Lares|Las Piedras|Loíza|Luquillo|Morovis|Naguabo|Naranjito|Orocovis|Peñuelas|Quebradillas|Sabana Grande|Salinas|San Germán|Santa Isabel|Utuado|Vega Alta|Villalba|Yabucoa",
  ],
  [
    12,
    "Adjuntas|Arroyo|Ceiba|Ciales|Florida|Guánica|Hormigueros|Jayuya|Las Marías|Maricao|Maunabo|Patillas|Rincón|Vieques",
  ],
  [17, "San Juan"],
  [5, "Culebra"],
];

/** Names as they are written, in alphabetical order within each size. */
export const MUNICIPALITIES: ReadonlyMap<string, number> = new Map(
  MEMBERS_2020.flatMap(([members, names]) => names.split("|").map((name) => [name, members] as const)),
);

const byFolded: ReadonlyMap<string, string> = new Map(
  [...MUNICIPALITIES.keys()].map((name) => [fold(name), name]),
);

/** What clerks write before the name. */
const BEFORE_NAME = /^(?:municipio|mun\.|municipality|pueblo)(?: autonomo)?(?: de| of) /;

/**
 * Members that a municipality elected in 2020.
 *
 * @param name case and accents do not matter; `Municipio de` may stand before it
 * @returns undefined for a name that is no municipality
 * @example
 * membersOfMunicipality("municipio de anasco") //=> 14
 */
export function membersOfMunicipality(name: string): number | undefined {
  return MUNICIPALITIES.get(municipalityNamed(name) ?? "");
}

/**
 * The municipality that a text names, as its name is written; undefined for a name that is none.
 *
 * @example
 * municipalityNamed("MUNICIPIO DE SAN JUAN") //=> "San Juan"
 */
export function municipalityNamed(name: string): string | undefined {
  return byFolded.get(fold(name).replace(BEFORE_NAME, ""));
}
