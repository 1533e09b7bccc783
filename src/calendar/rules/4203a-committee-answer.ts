import type { Day } from "../../days/civil";
import { isoText } from "../../days/iso";
import type { Step } from "../../law/trace";
import { CALENDAR_TEXTS } from "../../messages/calendar";
import { fill, type Text } from "../../messages/text";
import { committeeTerm } from "../../sessions/committee";
import { committeeSteps } from "../../sessions/committee-steps";
import { missingCell } from "../missing-cell";
import type { Book } from "../model/book";
import { valueOf } from "../model/field";
import type { Session } from "../model/session";
import { NOT_APPLICABLE, OK, type Draft, type Drafts, type SessionRule } from "../rule";
import { severityOf, underReadings, withReadings, withSafeDates, type Verdict } from "../under-readings";

const WHAT = {
  es: "que el Presidente contestó a la comisión a tiempo",
  en: "that the President answered the committee in time",
};

const TEXTS = {
  late: {
    es: "El Presidente contestó el {answered} la solicitud radicada el {filed}; el último día era el {last}.",
    en: "The President answered on {answered} the request filed on {filed}; the last day was {last}.",
  },
  before: {
    es: "La contestación tiene fecha del {answered}, antes de radicarse la solicitud el {filed}. Corrija una de las dos fechas.",
    en: "The answer is dated {answered}, before the request was filed on {filed}. Correct one of the two dates.",
  },
  answered: { es: "el Presidente contesta", en: "the President answers" },
} as const satisfies Readonly<Record<string, Text>>;

/** A request and its answer. */
interface Request {
  readonly filed: Day;
  readonly answered: Day;
}

/** § 4203(a) ¶2: the President answers a committee within five days of the filing (R8; the last day by R1). */
export const committeeAnswer: SessionRule = {
  id: "4203a-committee-answer",
  citation: "§ 4203(a) ¶2",
  clauses: ["4203a-committee-answer"],
  types: ["committee"],
  check: (session, book) => {
    const { filedOn, answered: answeredOn } = session.fields;
    const blank = (["filedOn", "answered"] as const).find((name) => session.fields[name].state === "blank");
    if (blank) return [missingCell(session, blank, WHAT, book)];
    const [filed, answered] = [valueOf(filedOn), valueOf(answeredOn)];
    if (filed === undefined || answered === undefined) return NOT_APPLICABLE;
    return answered < filed
      ? [backwards(session, { filed, answered })]
      : inTime(session, { filed, answered }, book);
  },
};

function backwards({ fields }: Session, { filed, answered }: Request): Draft {
  return {
    severity: "warning",
    cells: [...fields.answered.cells, ...fields.filedOn.cells],
    message: fill(TEXTS.before, { answered: isoText(answered), filed: isoText(filed) }),
  };
}

function inTime({ fields }: Session, request: Request, book: Book): Drafts {
  const { filed, answered } = request;
  const { committeeAnswerDays: length } = book.settings.parameters;
  const asked = underReadings(book.settings, ["term", "filing"], (readings) => {
    const { last } = committeeTerm(filed, length, readings, book.holidays);
    return { holds: answered <= last, day: last };
  });
  const verdict = withSafeDates(asked, CALENDAR_TEXTS.safeAnswer);
  if (verdict.standing === "holds") return OK;
  if (verdict.standing === "unknown") return NOT_APPLICABLE;
  const figures = { answered: isoText(answered), filed: isoText(filed), last: isoText(verdict.result.day!) };
  return [
    {
      severity: severityOf(verdict.standing),
      cells: [...fields.answered.cells, ...fields.filedOn.cells],
      message: withReadings(fill(TEXTS.late, figures), verdict),
      trace: dayByDay(request, verdict, book),
      otherReadings: verdict.otherReadings,
      parameters: ["committeeAnswerDays"],
    },
  ];
}

/** The filing, each day of the term, the answer. */
function dayByDay({ filed, answered }: Request, { readings }: Verdict, { settings, holidays }: Book): Step[] {
  return [
    ...committeeSteps(filed, settings.parameters.committeeAnswerDays, readings, holidays),
    { day: answered, text: TEXTS.answered },
  ];
}
