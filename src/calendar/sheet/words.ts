import { fold } from "../../messages/fold";

/** The words of the calendar's columns, folded, each with what it says. */
export type Words<Value extends string> = ReadonlyMap<string, Value>;

function words<Value extends string>(table: Readonly<Record<Value, readonly string[]>>): Words<Value> {
  return new Map(
    (Object.keys(table) as Value[]).flatMap((value) =>
      table[value].map((word) => [fold(word), value] as const),
    ),
  );
}

export type Status = "planned" | "held" | "suspended" | "cancelled";

export const STATUS_WORDS = words<Status>({
  planned: ["programada", "planificada", "por celebrar", "pendiente", "planned", "scheduled", "pending"],
  held: ["celebrada", "realizada", "held"],
  suspended: ["suspendida", "pospuesta", "aplazada", "suspended", "postponed"],
  cancelled: ["cancelada", "anulada", "cancelled", "canceled"],
});

export type Caller = "mayor" | "president";

export const CALLER_WORDS = words<Caller>({
  mayor: ["alcalde", "alcaldesa", "el alcalde", "la alcaldesa", "mayor", "the mayor"],
  president: [
    "presidente",
    "presidenta",
    "el presidente",
    "la presidenta",
    "presidente de la legislatura",
    "presidenta de la legislatura",
    "president",
    "the president",
  ],
});

export type Answer = "accepted" | "rejected" | "none";

export const ANSWER_WORDS = words<Answer>({
  accepted: ["aceptada", "aceptó", "acepta", "accepted"],
  rejected: ["rechazada", "rechazó", "rechaza", "denegada", "rejected", "denied"],
  none: ["ninguna", "no contestó", "no respondió", "sin respuesta", "none", "no answer"],
});

export type Decision = "authorised" | "denied";

export const DECISION_WORDS = words<Decision>({
  authorised: ["autorizada", "aprobada", "concedida", "authorised", "authorized", "approved", "granted"],
  denied: ["denegada", "rechazada", "denied", "rejected"],
});

export type YesNo = "yes" | "no";

export const YES_NO_WORDS = words<YesNo>({
  yes: ["sí", "s", "x", "✓", "verdadero", "yes", "y", "true"],
  no: ["no", "n", "falso", "false"],
});
