import { parseIso } from "../days/iso";
import type { Day } from "../days/civil";
import { LAST_DAY } from "../days/range";
import type { Text } from "../messages/text";

/** Version of the law, by the number and year of its act. */
export type LawVersion = "81-1991" | "49-2016" | "107-2020";

interface VersionFact {
  readonly title: Text;
  /** Days the version covers, both inclusive. */
  readonly first: Day;
  readonly last: Day;
  /** First day of the wording that was read, where the version had an earlier one. */
  readonly readFrom?: Day;
  /** What is known, and what is not, of its text. */
  readonly known: Text;
}

const on = (text: string): Day => parseIso(text)!;

/**
 * The versions of the sessions article, in order of time.
 *
 * 81-1991 is the text that §§ 4203 and 4153 of title 21 give (amended to 4 August 2008 and 16 December 2005).
 * Dates and contents of the later acts come from stored public copies of Law 49-2016 and of Law 107-2020.
 */
export const LAW_VERSIONS: Readonly<Record<LawVersion, VersionFact>> = {
  "81-1991": {
    title: { es: "Ley 81-1991", en: "Law 81-1991" },
    first: on("1991-08-30"),
    last: on("2016-05-16"),
    readFrom: on("2008-08-04"),
    known: {
      es: "Texto leído según enmendado al 4 de agosto de 2008; la redacción anterior a esa fecha no se leyó.",
      en: "Text read as amended to 4 August 2008; the wording before that date was not read.",
    },
  },
  "49-2016": {
    title: { es: "Ley 49-2016", en: "Law 49-2016" },
    first: on("2016-05-17"),
    last: on("2020-08-13"),
    known: {
      es: "Adelantó el mensaje de presupuesto al 27 de mayo; sus demás cambios al artículo de sesiones no se leyeron.",
      en: "Moved the budget message to 27 May; its other changes to the sessions article were not read.",
    },
  },
  "107-2020": {
    title: { es: "Código Municipal, Ley 107-2020", en: "Municipal Code, Law 107-2020" },
    first: on("2020-08-14"),
    last: LAST_DAY,
    known: {
      es: "Los números de su artículo 1.037 no se verificaron; se usan los de la Ley 81-1991. Si los conoce, escríbalos en Parámetros.",
      en: "The numbers of its article 1.037 were not verified; those of Law 81-1991 are used. If you know them, set them in Parameters.",
    },
  },
};

export const VERSION_NAMES = Object.keys(LAW_VERSIONS) as readonly LawVersion[];

/**
 * The version in force on a day, or undefined before the first one.
 *
 * @example
 * versionOn(fromCivil(2027, 6, 3)) //=> "107-2020"
 */
export function versionOn(day: Day): LawVersion | undefined {
  return VERSION_NAMES.find((name) => day >= LAW_VERSIONS[name].first && day <= LAW_VERSIONS[name].last);
}

/**
 * Whether a day lies in the part of a version's time whose wording was read.
 *
 * @example
 * wasRead("81-1991", fromCivil(1999, 6, 3)) //=> false
 */
export function wasRead(name: LawVersion, day: Day): boolean {
  const { first, last, readFrom = first } = LAW_VERSIONS[name];
  return day >= readFrom && day <= last;
}
