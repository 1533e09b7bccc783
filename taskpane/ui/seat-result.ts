import { PANE_SEATS_TEXTS } from "../../src/messages/pane-seats";
import type { Language } from "../../src/messages/text";
import type { SeatAnswer, SeatCell } from "../seat-answer";
import { element } from "./element";
import { pictured } from "./pictured";

/** The seats as MUNI_SEATS tells them: drawn, in a table, and with its notes; or why there are none. */
export function seatResult(answer: SeatAnswer, language: Language): HTMLElement[] {
  if (answer.kind === "needs-size") return [element("p", {}, PANE_SEATS_TEXTS.needsSize[language])];
  if (answer.kind === "problem")
    return [element("p", { class: "warning", role: "alert" }, answer.problem[language])];
  const rows = answer.table.slice(1);
  // The rows of text below the parties have no figures.
  const texts = rows.filter(([, direct]) => typeof direct !== "number");
  const parties = rows.filter(([, direct]) => typeof direct === "number");
  return [
    pictured(language, ({ hemicycle, seatDataOf }) => {
      const seats = seatDataOf(answer.table, answer.members);
      // What is undecided stands below with its name, among the other notes.
      return seats && hemicycle({ parties: seats.parties, total: seats.total }, { language });
    }),
    ...(texts.length > 0 ? [noteList(texts)] : []),
    element(
      "details",
      { class: "box" },
      element("summary", {}, PANE_SEATS_TEXTS.parties[language]),
      noteList(parties),
    ),
    element("p", { class: "quiet" }, PANE_SEATS_TEXTS.asFunction[language]),
  ];
}

/** The name and the note of rows, which stand first and last in them. */
function noteList(rows: readonly (readonly SeatCell[])[]): HTMLElement {
  const items = rows.map((row) =>
    element("div", {}, element("dt", {}, String(row[0])), element("dd", {}, String(row.at(-1)))),
  );
  return element("dl", { class: "seat-notes" }, ...items);
}
