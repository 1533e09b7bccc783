import type { Text } from "../messages/text";

/** How the product serves a clause; what cannot be computed says why. */
export type Service =
  | { readonly kind: "rule" }
  | { readonly kind: "function"; readonly functions: readonly string[] }
  | { readonly kind: "not-computable"; readonly reason: Text };

export interface Clause {
  readonly cite: string;
  readonly says: Text;
  readonly served: readonly Service[];
}

const RULE: Service = { kind: "rule" };

function functions(...names: string[]): Service {
  return { kind: "function", functions: names };
}

function notComputable(es: string, en: string): Service {
  return { kind: "not-computable", reason: { es, en } };
}

/** Every clause of §§ 4203 and 4153 in one line, in the order of the statutes. */
export const CLAUSES: Readonly<Record<string, Clause>> = {
  "4203-public": {
    cite: "§ 4203 ¶1",
    says: {
      es: "Las sesiones son públicas, en los días y horas del reglamento, también en feriados.",
      en: "Sessions are public, on the days and hours of the bylaws, on holidays too.",
    },
    served: [
      notComputable(
        "Que una sesión fuera pública no consta en una hoja; ninguna regla reprocha un domingo o un feriado.",
        "A sheet does not record that a session was public; no rule faults a Sunday or a holiday.",
      ),
    ],
  },
  "4203a-count": {
    cite: "§ 4203(a) ¶1",
    says: {
      es: "El reglamento fija cuántas ordinarias hay en el año, hasta doce.",
      en: "The bylaws fix how many regular sessions a year has, up to twelve.",
    },
    served: [RULE],
  },
  "4203a-length": {
    cite: "§ 4203(a) ¶1",
    says: {
      es: "Una ordinaria dura hasta cinco días y la de presupuesto hasta diez, salvo prórroga previa del alcalde.",
      en: "A regular session lasts up to five days, the budget one up to ten, unless the mayor extended it beforehand.",
    },
    served: [RULE, functions("MUNI_SESSION_OK", "MUNI_BUDGET_SESSION_OK", "MUNI_BUDGET_SESSION_CHECK")],
  },
  "4203a-interrupt": {
    cite: "§ 4203(a) ¶1",
    says: {
      es: "Dos tercios de los miembros pueden interrumpir una ordinaria, hasta cinco días, por una extraordinaria de emergencia.",
      en: "Two thirds of the members may interrupt a regular session, for up to five days, for an emergency special one.",
    },
    served: [RULE, functions("MUNI_TWO_THIRDS")],
  },
  "4203a-resume": {
    cite: "§ 4203(a) ¶1",
    says: {
      es: "Después la ordinaria sigue por los días que le quedaban.",
      en: "Afterwards the regular session goes on for the days it had left.",
    },
    served: [RULE],
  },
  "4203a-committee-request": {
    cite: "§ 4203(a) ¶2",
    says: {
      es: "Las comisiones piden por escrito al Presidente permiso para reunirse e indican los asuntos.",
      en: "Committees ask the President in writing for leave to meet and name the matters.",
    },
    served: [RULE],
  },
  "4203a-committee-answer": {
    cite: "§ 4203(a) ¶2",
    says: {
      es: "El Presidente contesta dentro de cinco días de la radicación.",
      en: "The President answers within five days of the filing.",
    },
    served: [RULE, functions("MUNI_COMMITTEE_DEADLINE")],
  },
  "4203a-committee-reasons": {
    cite: "§ 4203(a) ¶2",
    says: { es: "Una denegación lleva sus motivos.", en: "A denial gives its reasons." },
    served: [RULE],
  },
  "4203a-budget-session": {
    cite: "§ 4203(a) ¶3",
    says: {
      es: "Una de las ordinarias se dedica al presupuesto (§ 4301).",
      en: "One of the regular sessions is given to the budget (§ 4301).",
    },
    served: [RULE],
  },
  "4203a-budget-start": {
    cite: "§ 4203(a) ¶3",
    says: {
      es: "Comienza a más tardar el 3 de junio; puede comenzar antes.",
      en: "It starts by 3 June; it may start earlier.",
    },
    served: [
      RULE,
      functions(
        "MUNI_BUDGET_SESSION_OK",
        "MUNI_BUDGET_SESSION_CHECK",
        "MUNI_BUDGET_DATES",
        "MUNI_BUDGET_LATEST_START",
      ),
    ],
  },
  "4203a-budget-days": {
    cite: "§ 4203(a) ¶3",
    says: {
      es: "Dura hasta diez días, seguidos o no, sin contar domingos ni feriados.",
      en: "It lasts up to ten days, running or not; Sundays and holidays do not count.",
    },
    served: [
      RULE,
      functions(
        "MUNI_BUDGET_DAYS",
        "MUNI_BUDGET_SESSION_OK",
        "MUNI_BUDGET_SESSION_CHECK",
        "MUNI_HOLIDAYS",
        "MUNI_IS_HOLIDAY",
      ),
    ],
  },
  "4203a-budget-end": {
    cite: "§ 4203(a) ¶3",
    says: {
      es: "Termina siempre a más tardar el 13 de junio, con el presupuesto aprobado (§ 4304).",
      en: "It always ends by 13 June, with the budget approved (§ 4304).",
    },
    served: [RULE, functions("MUNI_BUDGET_SESSION_OK", "MUNI_BUDGET_SESSION_CHECK", "MUNI_BUDGET_DATES")],
  },
  "4203b-callers": {
    cite: "§ 4203(b) ¶1",
    says: {
      es: "El alcalde convoca las extraordinarias, por iniciativa propia o por petición de dos tercios de los miembros.",
      en: "The mayor calls special sessions, of his own accord or on a petition of two thirds of the members.",
    },
    served: [RULE, functions("MUNI_PETITION_SIGNATURES")],
  },
  "4203b-length": {
    cite: "§ 4203(b) ¶1",
    says: {
      es: "Una extraordinaria dura hasta cinco días corridos, salvo prórroga.",
      en: "A special session lasts up to five consecutive days, unless extended.",
    },
    served: [RULE, functions("MUNI_SESSION_OK")],
  },
  "4203b-agenda": {
    cite: "§ 4203(b) ¶1",
    says: {
      es: "Solo se tratan los asuntos de la convocatoria; el alcalde puede añadir otros.",
      en: "Only matters in the call are taken up; the mayor may add others.",
    },
    served: [RULE],
  },
  "4203b-budget-message": {
    cite: "§ 4203(b) ¶2",
    says: {
      es: "A más tardar el 31 de mayo el alcalde convoca una extraordinaria de un día para el mensaje de presupuesto.",
      en: "By 31 May the mayor calls a special session of one day for the budget message.",
    },
    served: [RULE, functions("MUNI_BUDGET_DATES", "MUNI_SESSION_OK")],
  },
  "4203b1-summons": {
    cite: "§ 4203(b)(1)",
    says: {
      es: "Por iniciativa del alcalde, la sesión comienza el día y la hora de la citación.",
      en: "On the mayor's initiative the session starts on the day and hour summoned for.",
    },
    served: [RULE],
  },
  "4203b2-answer": {
    cite: "§ 4203(b)(2)",
    says: {
      es: "El alcalde acepta o rechaza una petición por escrito, con acuse de recibo, dentro de cinco días.",
      en: "The mayor accepts or rejects a petition in writing, with a receipt, within five days.",
    },
    served: [RULE, functions("MUNI_PETITION_DEADLINE", "MUNI_PETITION_TERM")],
  },
  "4203b2i-personal": {
    cite: "§ 4203(b)(2)(i)",
    says: {
      es: "Entregada en persona, el término corre desde el día siguiente; una certificación dice cuándo y dónde.",
      en: "Delivered by hand, the term runs from the next day; a certificate says when and where.",
    },
    served: [RULE, functions("MUNI_PETITION_DEADLINE", "MUNI_PETITION_TERM")],
  },
  "4203b2ii-mail": {
    cite: "§ 4203(b)(2)(ii)",
    says: {
      es: "Por correo, el término corre desde el primer día laborable tras la fecha del acuse postal.",
      en: "By mail, the term runs from the first working day after the date of the postal receipt.",
    },
    served: [
      RULE,
      functions("MUNI_PETITION_DEADLINE", "MUNI_PETITION_TERM", "MUNI_IS_WORKDAY", "MUNI_NEXT_WORKDAY"),
    ],
  },
  "4203b2-silence": {
    cite: "§ 4203(b)(2)",
    says: {
      es: "Si el alcalde no actúa en el término, el Presidente puede convocar.",
      en: "If the mayor does not act in the term, the President may call the session.",
    },
    served: [RULE, functions("MUNI_PETITION_TERM")],
  },
  "4203b2-urgent": {
    cite: "§ 4203(b)(2)",
    says: {
      es: "En un asunto urgente que el alcalde no apruebe, el Presidente convoca un día en que el voto pleno puede aprobar la extraordinaria.",
      en: "On an urgent matter that the mayor does not approve, the President calls one day on which the full vote may approve the special session.",
    },
    served: [RULE, functions("MUNI_SESSION_OK")],
  },
  "4203b2-hold": {
    cite: "§ 4203(b)(2)",
    says: {
      es: "Una extraordinaria por petición se celebra dentro de diez días de su convocatoria.",
      en: "A special session on a petition is held within ten days of its call.",
    },
    served: [RULE, functions("MUNI_HOLD_DEADLINE")],
  },
  "4153-term": {
    cite: "§ 4153 ¶1",
    says: {
      es: "Se eligen cada cuatro años y sirven desde el segundo lunes de enero que sigue a la elección.",
      en: "They are elected every four years and serve from the second Monday of January after the election.",
    },
    served: [RULE, functions("MUNI_TERM_START", "MUNI_TERM_END", "MUNI_ELECTION_DAY", "MUNI_SESSION_OK")],
  },
  "4153-unsworn": {
    cite: "§ 4153 ¶2",
    says: {
      es: "El escaño de quien no pueda juramentar queda vacante hasta que juramente.",
      en: "The seat of one who cannot be sworn in stays vacant until sworn.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-nominations": {
    cite: "§ 4153 ¶3",
    says: {
      es: "Un partido postula hasta 13, 11 o 9 candidatos; 14 en San Juan y 4 en Culebra.",
      en: "A party nominates up to 13, 11 or 9 candidates; 14 in San Juan and 4 in Culebra.",
    },
    served: [functions("MUNI_NOMINATION_LIMIT", "MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-direct": {
    cite: "§ 4153 ¶4",
    says: {
      es: "Ese número de candidatos con más votos directos resulta electo.",
      en: "That number of candidates with most direct votes is elected.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED", "MUNI_SEATS_ALL", "MUNI_DIRECT_SEATS")],
  },
  "4153-direct-tie": {
    cite: "§ 4153 ¶4",
    says: {
      es: "Un empate por el último escaño directo lo decide el orden en la papeleta.",
      en: "A tie for the last direct seat goes by the order on the ballot.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-minority": {
    cite: "§ 4153 ¶4(a)",
    says: {
      es: "Tres más, uno en Culebra: dos del segundo partido en votos y uno del tercero.",
      en: "Three more, one in Culebra: two of the party second in votes and one of the third.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED", "MUNI_SEATS_ALL", "MUNI_SEATS_TOTAL")],
  },
  "4153-minority-tie": {
    cite: "§ 4153 ¶4(b)",
    says: {
      es: "Los empates ahí los decide el orden en la columna del partido.",
      en: "Ties there go by the order in the party's column.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-two-parties": {
    cite: "§ 4153 ¶4(c)",
    says: {
      es: "Si en la papeleta hay solo dos partidos, los tres son del segundo.",
      en: "With only two parties on the ballot, all three are of the second.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-regulation": {
    cite: "§ 4153 ¶5",
    says: { es: "La Comisión reglamenta lo anterior.", en: "The Commission regulates the above." },
    served: [
      notComputable(
        "Es un mandato a la Comisión, sin cuenta ni plazo.",
        "It is a duty of the Commission, without a count or a term.",
      ),
    ],
  },
  "4153-substitute": {
    cite: "§ 4153 ¶6",
    says: {
      es: "A quien no cualifique para un escaño de minoría lo sustituye quien su partido proponga.",
      en: "One who does not qualify for a minority seat is replaced by whom the party proposes.",
    },
    served: [functions("MUNI_SEATS", "MUNI_ELECTED")],
  },
  "4153-census": {
    cite: "§ 4153 ¶7",
    says: {
      es: "El Secretario de Estado revisa los totales tras cada censo, con efecto en la próxima elección general.",
      en: "The Secretary of State reviews the totals after each census, for the next general election.",
    },
    served: [functions("MUNI_LEGISLATURE_SIZE")],
  },
};

/** Functions that help to read the law and serve no clause by themselves, with their source. */
export const AIDS: Readonly<Record<string, string>> = {
  MUNI_QUORUM: "§ 4201 (Ley 81-1991 art. 5.001)",
  MUNI_CALENDAR_CHECK: "§ 4203; § 4153 ¶1",
};
