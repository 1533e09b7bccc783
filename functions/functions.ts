/*
 * The custom functions of MUNI: signatures and documentation; the answers are computed beside.
 * The build reads this file's comments for Excel's function list and the help pages, so each parameter is
 * documented here in English and in descriptions.es.json in Spanish.
 * Every argument may arrive as one value or as rows of values, whatever its declared type (see cell.ts).
 */
import * as budget from "./answers/budget";
import * as calendar from "./answers/calendar-check";
import * as workdays from "./answers/workdays";
import * as membership from "./answers/membership";
import * as petition from "./answers/petition";
import * as outcome from "./answers/outcome";

/**
 * Last day for the mayor to accept or reject a petition for a special session.
 * @customfunction MUNI_PETITION_DEADLINE
 * @helpurl help/MUNI_PETITION_DEADLINE.html
 * @remarks Cite: § 4203(b)(2). Errors: #N/A without received or delivery; #VALUE! for text that is no date, an electronic delivery, an unknown option, a range with steps=yes; #NUM! for a date outside 1991–2100.
 * @param received Day of delivery, or of the postal receipt: one cell or a range
 * @param delivery personal or mail: one cell, or a range of the same shape
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as reading=388; steps=yes
 * @returns The last day, inside the term, under the chosen reading (as written by default); with steps=yes a table of the steps that decide it
 * @example =MUNI_PETITION_DEADLINE("2026-06-09","mail") gives 2026-06-14
 */
export function petitionDeadline(
  received: any[][],
  delivery: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return petition.petitionDeadline(received, delivery, holidays, options) as any[][];
}

/**
 * The mayor's term to answer a petition under every reading, with the dates that are safe under all.
 * @customfunction MUNI_PETITION_TERM
 * @helpurl help/MUNI_PETITION_TERM.html
 * @remarks Cite: § 4203(b)(2). Errors: #N/A without received or delivery; #VALUE! for text that is no date, an electronic delivery, an unknown option, a range where one cell belongs; #NUM! for a date outside 1991–2100.
 * @param received Day of delivery, or of the postal receipt: one cell
 * @param delivery personal or mail: one cell
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as language=en
 * @returns A table: reading, first day, last day, President may call from, why; last the row safe
 * @example =MUNI_PETITION_TERM("2025-07-22","personal") ends with safe 2025-07-27 and 2025-08-01
 */
export function petitionTerm(
  received: any[][],
  delivery: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return petition.petitionTermUnderAll(received, delivery, holidays, options);
}

/**
 * Least number of signatures of a petition for a special session: two thirds of the members.
 * @customfunction MUNI_PETITION_SIGNATURES
 * @helpurl help/MUNI_PETITION_SIGNATURES.html
 * @remarks Cite: § 4203(b) ¶1. Errors: #N/A without members; #VALUE! for text; #NUM! below 1 or for a fraction.
 * @param members Total members of the legislature: one cell or a range
 * @returns Number of signatures, rounded up
 * @example =MUNI_PETITION_SIGNATURES(16) gives 11
 */
export function petitionSignatures(members: any[][]): any[][] {
  return membership.petitionSignatures(members) as any[][];
}

/**
 * Last day to hold a special session called on a petition.
 * @customfunction MUNI_HOLD_DEADLINE
 * @helpurl help/MUNI_HOLD_DEADLINE.html
 * @remarks Cite: § 4203(b)(2). Errors: #N/A without called; #VALUE! for text that is no date, a range with steps=yes; #NUM! outside 1991–2100.
 * @param called Date of the call: one cell or a range
 * @param [options] Name and value in two columns, or a text such as steps=yes
 * @returns Ten days after the call; the session must have started by then; with steps=yes a table of the steps that decide it
 * @example =MUNI_HOLD_DEADLINE("2026-06-09") gives 2026-06-19
 */
export function holdDeadline(called: any[][], options?: any[][]): any[][] {
  return petition.holdDeadlines(called, options) as any[][];
}

/**
 * Last day for the President to answer a committee that asks for leave to meet.
 * @customfunction MUNI_COMMITTEE_DEADLINE
 * @helpurl help/MUNI_COMMITTEE_DEADLINE.html
 * @remarks Cite: § 4203(a) ¶2. Errors: #N/A without filed; #VALUE! for text that is no date, an unknown option, a range with steps=yes; #NUM! outside 1991–2100.
 * @param filed Day of the filing at the Secretary's office: one cell or a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as filing=same; steps=yes
 * @returns The last day, inside the term, under the chosen readings; with steps=yes a table of the steps that decide it
 * @example =MUNI_COMMITTEE_DEADLINE("2026-06-09") gives 2026-06-14
 */
export function committeeDeadline(filed: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return petition.committeeDeadlines(filed, holidays, options) as any[][];
}

/**
 * Whether a budget session is shown lawful: start, days, end and approval.
 * @customfunction MUNI_BUDGET_SESSION_OK
 * @helpurl help/MUNI_BUDGET_SESSION_OK.html
 * @remarks Cite: § 4203(a) ¶1, ¶3. Errors: #N/A without start or end; #VALUE! for text that is no date or a meeting day outside the session; #NUM! when it ends before it starts or outside 1991–2100.
 * @param start First day: one cell
 * @param end Last day: one cell
 * @param [approved] Day on which the budget was approved: one cell
 * @param [meeting_days] Days met: a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as extension=2027-06-10; extended to=2027-06-13
 * @returns TRUE when every test holds, else FALSE; with steps=yes a table of the days counted and the tests
 * @example =MUNI_BUDGET_SESSION_OK("2025-06-03","2025-06-13","2025-06-13") gives TRUE
 */
export function budgetSessionOk(
  start: any[][],
  end: any[][],
  approved?: any[][],
  meeting_days?: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return budget.budgetSessionOk({
    start,
    end,
    approved,
    meetingDays: meeting_days,
    holidays,
    options,
  }) as any[][];
}

/**
 * The tests of a budget session, one a row: rule, holds, found, limit, message.
 * @customfunction MUNI_BUDGET_SESSION_CHECK
 * @helpurl help/MUNI_BUDGET_SESSION_CHECK.html
 * @remarks Cite: § 4203(a) ¶1, ¶3. Errors: #N/A without start or end; #VALUE! for text that is no date or a meeting day outside the session; #NUM! when it ends before it starts or outside 1991–2100.
 * @param start First day: one cell
 * @param end Last day: one cell
 * @param [approved] Day on which the budget was approved: one cell
 * @param [meeting_days] Days met: a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as language=en
 * @returns A table with a row for each test
 * @example =MUNI_BUDGET_SESSION_CHECK("2027-06-04","2027-06-13") says that it starts after 3 June
 */
export function budgetSessionCheck(
  start: any[][],
  end: any[][],
  approved?: any[][],
  meeting_days?: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return budget.budgetSessionCheck({ start, end, approved, meetingDays: meeting_days, holidays, options });
}

/**
 * Countable days of a budget session from start to end: neither Sundays nor holidays.
 * @customfunction MUNI_BUDGET_DAYS
 * @helpurl help/MUNI_BUDGET_DAYS.html
 * @remarks Cite: § 4203(a) ¶3. Errors: #N/A without start or end; #VALUE! for text that is no date, shapes that differ, a range with steps=yes; #NUM! when end comes before start or outside 1991–2100.
 * @param start First day: one cell or a range
 * @param end Last day: one cell, or a range of the same shape
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as steps=yes
 * @returns Number of days, both ends included; with steps=yes a table of the days, each counted or with why not
 * @example =MUNI_BUDGET_DAYS("2027-06-03","2027-06-13") gives 9
 */
export function budgetDays(start: any[][], end: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return budget.budgetDays(start, end, holidays, options) as any[][];
}

/**
 * Latest lawful opening of a budget session that still leaves so many countable days.
 * @customfunction MUNI_BUDGET_LATEST_START
 * @helpurl help/MUNI_BUDGET_LATEST_START.html
 * @remarks Cite: § 4203(a) ¶3. Errors: #N/A without year; #VALUE! for text; #NUM! for a year outside 1991–2100 or more days than the year leaves.
 * @param year Calendar year: one cell
 * @param [days] Countable days to leave, 10 unless given: one cell
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as steps=yes
 * @returns A date; with steps=yes a table of the steps that decide it
 * @example =MUNI_BUDGET_LATEST_START(2027) gives 2027-06-02
 */
export function budgetLatestStart(
  year: any[][],
  days?: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return budget.budgetLatestStart(year, days, holidays, options) as any[][];
}

/**
 * The limits of a year's budget: message, start and end, each with its citation and version of the law.
 * @customfunction MUNI_BUDGET_DATES
 * @helpurl help/MUNI_BUDGET_DATES.html
 * @remarks Cite: § 4203(a) ¶3, (b) ¶2. Errors: #N/A without year; #VALUE! for text or an unknown option; #NUM! for a year outside 1991–2100.
 * @param year Calendar year: one cell
 * @param [options] Name and value in two columns, or a text such as law=49-2016
 * @returns A table: what, date, citation, version, verified, note
 * @example =MUNI_BUDGET_DATES(2027) lists 2027-05-31, 2027-06-03 and 2027-06-13
 */
export function budgetDates(year: any[][], options?: any[][]): any[][] {
  return budget.budgetDates(year, options);
}

/**
 * Whether one session of a type is shown lawful in its length and fixed dates.
 * @customfunction MUNI_SESSION_OK
 * @helpurl help/MUNI_SESSION_OK.html
 * @remarks Cite: § 4203(a), (b); § 4153 ¶1. Errors: #N/A without type, start or end; #VALUE! for an unknown type, a committee or a petition, text that is no date, a meeting day outside the session; #NUM! when it ends before it starts or outside 1991–2100.
 * @param type regular, budget, special, urgent, budget message or inaugural: one cell
 * @param start First day: one cell
 * @param end Last day: one cell
 * @param [meeting_days] Days met: a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as regular days=consecutive; steps=yes
 * @returns TRUE when every test holds, else FALSE; with steps=yes a table of the days counted and the tests
 * @example =MUNI_SESSION_OK("special","2027-03-01","2027-03-06") gives FALSE: six days
 */
export function sessionOk(
  type: any[][],
  start: any[][],
  end: any[][],
  meeting_days?: any[][],
  holidays?: any[][],
  options?: any[][],
): any[][] {
  return budget.sessionOk(type, { start, end, meetingDays: meeting_days, holidays, options }) as any[][];
}

/**
 * The findings of a whole calendar of sessions, with headers as the guide names them: what the pane lists.
 * @customfunction MUNI_CALENDAR_CHECK
 * @helpurl help/MUNI_CALENDAR_CHECK.html
 * @remarks Cite: § 4203; § 4153 ¶1. Errors: #N/A without table, or where the part of MUNI that checks calendars could not be loaded; #VALUE! for a table whose header row is not recognised. What cannot be read inside the ranges is a finding, not an error.
 * @param table Calendar with its header row: Session, Type, Starts and more
 * @param [settings] Settings: name and value in two columns
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [exceptions] Exceptions: rule, session, reason, document, by, date, expires
 * @returns A table: severity, rule, session, column, message, citation; one row when nothing is found
 * @example =MUNI_CALENDAR_CHECK(A1:F30) lists the findings, the gravest first
 */
export function calendarCheck(
  table: any[][],
  settings?: any[][],
  holidays?: any[][],
  exceptions?: any[][],
): any[][] {
  return calendar.calendarCheck({ table, settings, holidays, exceptions });
}

/**
 * Day on which the members elected in a general election take office.
 * @customfunction MUNI_TERM_START
 * @helpurl help/MUNI_TERM_START.html
 * @remarks Cite: § 4153 ¶1. Errors: #N/A without election_year; #VALUE! for text; #NUM! for a year without general election.
 * @param election_year Year of the general election: one cell or a range
 * @returns Second Monday of January of the next year
 * @example =MUNI_TERM_START(2024) gives 2025-01-13
 */
export function termStart(election_year: any[][]): any[][] {
  return membership.termStarts(election_year) as any[][];
}

/**
 * Day on which the members elected in a general election leave office.
 * @customfunction MUNI_TERM_END
 * @helpurl help/MUNI_TERM_END.html
 * @remarks Cite: § 4153 ¶1. Errors: #N/A without election_year; #VALUE! for text; #NUM! for a year without general election.
 * @param election_year Year of the general election: one cell or a range
 * @returns Second Monday of January after the next general election
 * @example =MUNI_TERM_END(2024) gives 2029-01-08
 */
export function termEnd(election_year: any[][]): any[][] {
  return membership.termEnds(election_year) as any[][];
}

/**
 * Day of the general election of a year.
 * @customfunction MUNI_ELECTION_DAY
 * @helpurl help/MUNI_ELECTION_DAY.html
 * @remarks Cite: Law 58-2020 art. 9.3; § 4153 ¶1. Errors: #N/A without year; #VALUE! for text; #NUM! for a year without general election.
 * @param year Year of the general election, divisible by 4: one cell or a range
 * @returns Tuesday after the first Monday of November
 * @example =MUNI_ELECTION_DAY(2024) gives 2024-11-05
 */
export function electionDay(year: any[][]): any[][] {
  return membership.electionDays(year) as any[][];
}

/**
 * Whether a day is a holiday in Puerto Rico; a plain Sunday is none.
 * @customfunction MUNI_IS_HOLIDAY
 * @helpurl help/MUNI_IS_HOLIDAY.html
 * @remarks Source: the holiday table, each day with its law (see MUNI_HOLIDAYS). Errors: #N/A without date; #VALUE! for text that is no date; #NUM! outside 1991–2100.
 * @param date A day: one cell or a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as holidays=general
 * @returns TRUE or FALSE
 * @example =MUNI_IS_HOLIDAY("2026-04-03") gives TRUE: Good Friday
 */
export function isHoliday(date: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return workdays.areHolidays(date, holidays, options) as any[][];
}

/**
 * Whether a day is a working day: Monday to Friday and no holiday.
 * @customfunction MUNI_IS_WORKDAY
 * @helpurl help/MUNI_IS_WORKDAY.html
 * @remarks Cite: § 4203(b)(2)(ii). Errors: #N/A without date; #VALUE! for text that is no date; #NUM! outside 1991–2100.
 * @param date A day: one cell or a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as saturday=working day
 * @returns TRUE or FALSE
 * @example =MUNI_IS_WORKDAY("2026-04-03") gives FALSE
 */
export function isWorkday(date: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return workdays.areWorkdays(date, holidays, options) as any[][];
}

/**
 * First working day after a day.
 * @customfunction MUNI_NEXT_WORKDAY
 * @helpurl help/MUNI_NEXT_WORKDAY.html
 * @remarks Cite: § 4203(b)(2)(ii). Errors: #N/A without date; #VALUE! for text that is no date, a range with steps=yes; #NUM! outside 1991–2100.
 * @param date A day: one cell or a range
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as saturday=working day; steps=yes
 * @returns A date; with steps=yes a table of the days passed over, each with why
 * @example =MUNI_NEXT_WORKDAY("2025-07-24") gives 2025-07-29
 */
export function nextWorkday(date: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return workdays.nextWorkdays(date, holidays, options) as any[][];
}

/**
 * The holidays of a year with the list and the law of each.
 * @customfunction MUNI_HOLIDAYS
 * @helpurl help/MUNI_HOLIDAYS.html
 * @remarks Source: the laws that each row names. Errors: #N/A without year; #VALUE! for text; #NUM! outside 1991–2100.
 * @param year Calendar year: one cell
 * @param [holidays] Own holidays: date, name, source, + or -
 * @param [options] Name and value in two columns, or a text such as holidays=general
 * @returns A table: date, weekday, name, list, law
 * @example =MUNI_HOLIDAYS(2026) has 2026-04-03, Good Friday
 */
export function holidaysOfYear(year: any[][], holidays?: any[][], options?: any[][]): any[][] {
  return workdays.holidaysOf(year, holidays, options);
}

/**
 * Seats of each party: direct, minority and total, with what is open and where another reading differs.
 * @customfunction MUNI_SEATS
 * @helpurl help/MUNI_SEATS.html
 * @remarks Cite: § 4153 ¶4. Errors: #N/A without candidates or size; #VALUE! for unreadable votes, a ballot row twice in a party, an unknown size or option.
 * @param candidates Party, ballot row, votes, candidate, status: a range with or without headers
 * @param size 12, 14, 16, 17, 5, San Juan or Culebra: one cell
 * @param [options] Name and value in two columns, or a text such as rank=top
 * @param [party_votes] Party and its emblem votes, which settle ranks and ties across parties: a range
 * @returns A table: party, direct, minority, total, note
 * @example =MUNI_SEATS(A1:C60,16) gives a row for each party
 */
export function seatsByParty(
  candidates: any[][],
  size: any[][],
  options?: any[][],
  party_votes?: any[][],
): any[][] {
  return outcome.seats(candidates, size, options, party_votes);
}

/**
 * Who is elected: one row for each candidate, in the sheet's order, with the reason.
 * @customfunction MUNI_ELECTED
 * @helpurl help/MUNI_ELECTED.html
 * @remarks Cite: § 4153 ¶2, ¶4, ¶6. Errors: #N/A without candidates or size; #VALUE! for unreadable votes, a ballot row twice in a party, an unknown size or option.
 * @param candidates Party, ballot row, votes, candidate, status: a range with or without headers
 * @param size 12, 14, 16, 17, 5, San Juan or Culebra: one cell
 * @param [options] Name and value in two columns, or a text such as rank=top
 * @param [party_votes] Party and its emblem votes, which settle ranks and ties across parties: a range
 * @returns A table: result, why, other reading
 * @example =MUNI_ELECTED(A1:C60,16) spills beside the candidates
 */
export function electedCandidates(
  candidates: any[][],
  size: any[][],
  options?: any[][],
  party_votes?: any[][],
): any[][] {
  return outcome.elected(candidates, size, options, party_votes);
}

/**
 * Seats of each party in many municipalities, from one range with municipality and size columns.
 * @customfunction MUNI_SEATS_ALL
 * @helpurl help/MUNI_SEATS_ALL.html
 * @remarks Cite: § 4153 ¶4. Errors: #N/A without candidates_of_many; #VALUE! for unreadable votes or a ballot row twice in a party, naming the municipality, for a municipality without one size, an unknown option.
 * @param candidates_of_many Municipality, size, party, ballot row, votes, candidate, status: a range with headers
 * @param [options] Name and value in two columns, or a text such as rank=top
 * @returns A table: municipality, party, direct, minority, total, note
 * @example =MUNI_SEATS_ALL(A1:E2747) gives the rows of MUNI_SEATS for each municipality
 */
export function seatsByMunicipality(candidates_of_many: any[][], options?: any[][]): any[][] {
  return outcome.seatsOfAll(candidates_of_many, options);
}

/**
 * Members of a legislature of a size.
 * @customfunction MUNI_SEATS_TOTAL
 * @helpurl help/MUNI_SEATS_TOTAL.html
 * @remarks Cite: § 4153 ¶3, ¶4. Errors: #N/A without size; #VALUE! for an unknown size.
 * @param size 12, 14, 16, 17, 5, San Juan or Culebra: one cell or a range
 * @returns Number of members
 * @example =MUNI_SEATS_TOTAL("San Juan") gives 17
 */
export function seatsTotal(size: any[][]): any[][] {
  return membership.totals(size) as any[][];
}

/**
 * Direct seats of a legislature of a size.
 * @customfunction MUNI_DIRECT_SEATS
 * @helpurl help/MUNI_DIRECT_SEATS.html
 * @remarks Cite: § 4153 ¶4. Errors: #N/A without size; #VALUE! for an unknown size.
 * @param size 12, 14, 16, 17, 5, San Juan or Culebra: one cell or a range
 * @returns Number of direct seats
 * @example =MUNI_DIRECT_SEATS(16) gives 13
 */
export function directSeats(size: any[][]): any[][] {
  return membership.directs(size) as any[][];
}

/**
 * Candidates that a party may nominate.
 * @customfunction MUNI_NOMINATION_LIMIT
 * @helpurl help/MUNI_NOMINATION_LIMIT.html
 * @remarks Cite: § 4153 ¶3. Errors: #N/A without size; #VALUE! for an unknown size.
 * @param size 12, 14, 16, 17, 5, San Juan or Culebra: one cell or a range
 * @returns Number of candidates
 * @example =MUNI_NOMINATION_LIMIT(12) gives 9
 */
export function nominationLimit(size: any[][]): any[][] {
  return membership.nominations(size) as any[][];
}

/**
 * Members of a municipality's legislature by its inhabitants.
 * @customfunction MUNI_LEGISLATURE_SIZE
 * @helpurl help/MUNI_LEGISLATURE_SIZE.html
 * @remarks Cite: § 4152; Law 107-2020 art. 1.020; § 4153 ¶3. Errors: #N/A without population; #VALUE! for text; #NUM! for a negative or fractional number.
 * @param population Inhabitants of the last decennial census: one cell or a range
 * @param [municipality] San Juan and Culebra have sizes of their own: one cell, or a range of the same shape
 * @returns 12, 14 or 16; 17 in San Juan, 5 in Culebra
 * @example =MUNI_LEGISLATURE_SIZE(40000) gives 16
 */
export function legislatureSize(population: any[][], municipality?: any[][]): any[][] {
  return membership.legislatureSizes(population, municipality) as any[][];
}

/**
 * Two thirds of the members, rounded up.
 * @customfunction MUNI_TWO_THIRDS
 * @helpurl help/MUNI_TWO_THIRDS.html
 * @remarks Cite: § 4203(a) ¶1, (b) ¶1. Errors: #N/A without members; #VALUE! for text; #NUM! below 1 or for a fraction.
 * @param members Total members of the legislature: one cell or a range
 * @returns Number of members
 * @example =MUNI_TWO_THIRDS(14) gives 10
 */
export function twoThirds(members: any[][]): any[][] {
  return membership.twoThirds(members) as any[][];
}

/**
 * Quorum: a majority of the total members.
 * @customfunction MUNI_QUORUM
 * @helpurl help/MUNI_QUORUM.html
 * @remarks Cite: § 4201 (Law 81-1991 art. 5.001). Errors: #N/A without members; #VALUE! for text; #NUM! below 1 or for a fraction.
 * @param members Total members of the legislature: one cell or a range
 * @returns Number of members
 * @example =MUNI_QUORUM(16) gives 9
 */
export function quorum(members: any[][]): any[][] {
  return membership.quorum(members) as any[][];
}
