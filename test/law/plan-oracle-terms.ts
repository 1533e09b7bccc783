import { isoText } from "../../src/days/iso";
import type { Plan } from "../../src/plan/plan";
import type { PlanWishes } from "../../src/plan/wishes";
import { planFaults, type WishName, type Wishes } from "../oracle/plan-oracle";

/** Wishes that a plan itself says it does not keep, by its sentences. */
function unmetNames({ unmet }: Plan): WishName[] {
  const says = (pattern: RegExp): boolean => unmet.some(({ es }) => pattern.test(es));
  return [
    ...(says(/^Se pidieron \d+ ordinarias|no queda sitio/) ? (["count"] as const) : []),
    ...(says(/^La ordinaria|^Desde el|^En \S+ hay/) ? (["weekday"] as const) : []),
  ];
}

/** What the independent checker finds wrong with a plan. */
export function faultsOf(plan: Plan, wishes: PlanWishes): string[] {
  const rows = plan.sessions.map(({ type, first, last, met }) => ({
    type,
    first: isoText(first),
    last: isoText(last),
    ...(met.length > 0 ? { meetingDays: met.map(isoText) } : {}),
  }));
  const own = (wishes.holidays ?? []).filter(({ sign }) => sign === "+").map(({ day }) => isoText(day));
  const asked: Wishes = {
    year: wishes.year,
    members: wishes.members ?? 16,
    regularSessions:
      wishes.sessions ?? plan.sessions.filter(({ type }) => type === "regular" || type === "budget").length,
    weekday: wishes.weekday ?? 2,
    week: wishes.week ?? 2,
    ownHolidays: own,
    law: plan.settings.law,
  };
  return planFaults(rows, asked, unmetNames(plan));
}
