import { SEVERITIES, type Severity } from "../../src/calendar/finding";
import { SESSION_LETTERS } from "../../src/messages/pictures";
import { SEVERITY_LETTERS } from "../../src/messages/pane";
import type { Language } from "../../src/messages/text";
import { element } from "../ui/element";
import type { Look } from "./session-look";
import type { PicturedFinding } from "./year";

/* The small signs of the year: in its days, its lists and its legend. Their meaning is told beside them. */

const HIDDEN = { "aria-hidden": "true" };

/** A box with the letter of a kind of session; its edge tells the status. */
export function sessionSign(look: Look, status: string, language: Language): HTMLElement {
  const attributes = { class: "sign sign-session", "data-look": look, "data-status": status, ...HIDDEN };
  return element("span", attributes, SESSION_LETTERS[look][language]);
}

export function holidaySign(): HTMLElement {
  return element("span", { class: "sign sign-holiday", ...HIDDEN });
}

export function deadlineSign(): HTMLElement {
  return element("span", { class: "sign sign-deadline", ...HIDDEN });
}

export function findingSign(severity: Severity): HTMLElement {
  return element(
    "span",
    { class: "sign badge", "data-severity": severity, ...HIDDEN },
    SEVERITY_LETTERS[severity],
  );
}

/** The gravest of some findings. */
export function gravest(findings: readonly PicturedFinding[]): Severity | undefined {
  return SEVERITIES.find((severity) => findings.some((finding) => finding.severity === severity));
}
