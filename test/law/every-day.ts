import { checkCalendar } from "../../src/calendar/check";
import type { Day } from "../../src/days/civil";
import { isoText, parseIso } from "../../src/days/iso";
import { LAST_DAY } from "../../src/days/range";
import { parametersOf } from "../../src/law/parameters";
import { LAW_VERSIONS, VERSION_NAMES, versionOn, type LawVersion } from "../../src/law/versions";

/** Day on which Law 81-1991 was approved. */
const FIRST_LAW = parseIso("1991-08-30")!;

const HEADERS = [
  "Sesión",
  "Tipo",
  "Comienza",
  "Termina",
  "Convocada",
  "Convocada por",
  "Petición recibida",
  "Entrega",
  "Solicitud radicada",
];
const TYPES = [
  "ordinaria",
  "presupuesto",
  "extraordinaria (alcalde)",
  "extraordinaria (petición)",
  "urgente",
  "mensaje de presupuesto",
  "inaugural",
  "comisión",
];

/**
 * Walks over every day of the law and asks for its version and for a check of a session of each kind on it.
 *
 * @returns what is wrong: a day without version or with two, a version without numbers, an error thrown
 */
export function everyDay(): { readonly days: number; readonly problems: readonly string[] } {
  const problems: string[] = [];
  for (let day = FIRST_LAW; day <= LAST_DAY; day++) {
    try {
      problems.push(...problemsOf(day).map((problem) => `${isoText(day)}: ${problem}`));
    } catch (error) {
      problems.push(`${isoText(day)}: ${String(error)}`);
    }
  }
  return { days: LAST_DAY - FIRST_LAW + 1, problems };
}

function problemsOf(day: Day): string[] {
  const versions = VERSION_NAMES.filter((name) => {
    const { first, last } = LAW_VERSIONS[name];
    return day >= first && day <= last;
  });
  const [version] = versions;
  if (version === undefined || versions.length > 1) return [`versions: ${versions.join(", ") || "none"}`];
  if (versionOn(day) !== version) return [`versionOn gives ${versionOn(day)}`];
  if (Object.values(parametersOf(version)).includes(undefined)) return ["a number is missing"];
  const { recognised, isOutside } = checkUnder(version, day);
  return [...(recognised ? [] : ["not recognised"]), ...(isOutside ? ["outside its own version"] : [])];
}

/** A session of each kind on a day, checked under a version of the law. */
export function checkUnder(version: LawVersion, day: Day): { recognised: boolean; isOutside: boolean } {
  const { recognised, findings } = checkCalendar({
    calendar: [
      HEADERS,
      ...TYPES.map((type, at) => [at, type, day, day, day, "presidente", day, "correo", day]),
    ],
    settings: [
      ["Nombre", "Valor"],
      ["ley", version],
    ],
  });
  const notes = findings.filter(({ rule }) => rule === "law-version");
  return {
    recognised,
    isOutside: notes.some(({ message }) => message.en.includes("dated under another version")),
  };
}
