import { UNDERSTANDING_TEXTS } from "../../src/messages/pane-understanding";
import { sessionOfFinding } from "../../src/workbook/session-at";
import type { Finding } from "../../src/calendar/finding";
import type { Book } from "../../src/calendar/model/book";
import { Problem } from "../../src/messages/problem";
import { petitionWayOf } from "../pictures/petition-data";
import type { PetitionWay } from "../pictures/petition-timeline";
import { element } from "./element";
import type { FindingContext } from "./finding-context";
import { pictured } from "./pictured";

/** Rules about the days of a petition and of what follows from it. */
const OF_PETITION = /^4203b2/;

/** The way of the petition that a finding is about; nothing where it is about none, or its days are not recorded. */
export function findingWay(finding: Finding, { book, language }: FindingContext): HTMLElement[] {
  if (!book || !OF_PETITION.test(finding.rule)) return [];
  const way = wayOf(finding, book);
  if (!way) return [];
  return [
    element("h4", {}, UNDERSTANDING_TEXTS.way[language]),
    pictured(language, ({ petitionTimeline }) => petitionTimeline(way, { language })),
  ];
}

function wayOf(finding: Finding, book: Book): PetitionWay | undefined {
  const session = sessionOfFinding(finding, book);
  try {
    return session && petitionWayOf(session, book);
  } catch (error) {
    // A term that leaves the years of the holiday table has no days to draw; its rule says so.
    if (error instanceof Problem) return undefined;
    throw error;
  }
}
