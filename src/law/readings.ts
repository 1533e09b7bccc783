import type { TermReading } from "../days/term";
import type { SaturdayReading } from "../days/working-day";
import type { Text } from "../messages/text";

/** The readings a user can choose; the values are the words of the options table. */
export interface Readings {
  /** R1 */
  readonly term: TermReading;
  /** R2 */
  readonly saturday: SaturdayReading;
  /** R3 */
  readonly regularDays: "reunión" | "corridos";
  /** R7 */
  readonly hold: "comenzar" | "terminar";
  /** R8 */
  readonly filing: "siguiente" | "mismo";
  /** R9 */
  readonly fullVote: "todos" | "mayoría";
  /** R11 */
  readonly message: "convocatoria y sesión" | "convocatoria" | "sesión";
  /** R12 */
  readonly rank: "suma" | "mejor";
  /** R13 */
  readonly opposition: "no" | "sí";
  /** R14 */
  readonly directTie: "fila" | "emblema";
  /** R17 */
  readonly independents: "candidatos" | "partido";
}

export type ReadingName = keyof Readings;

export const DEFAULT_READINGS: Readings = {
  term: "letra",
  saturday: "no",
  regularDays: "reunión",
  hold: "comenzar",
  filing: "siguiente",
  fullVote: "todos",
  message: "convocatoria y sesión",
  rank: "suma",
  opposition: "no",
  directTie: "fila",
  independents: "candidatos",
};

/** The readings that bear on the calendar; the others are about seats. */
export type CalendarReading = Exclude<ReadingName, "rank" | "opposition" | "directTie" | "independents">;

/** Each of them as the condition of a sentence: what stands after "if". */
export const CONDITIONS: {
  readonly [Name in CalendarReading]: Readonly<Record<Readings[Name], Text>>;
} = {
  term: {
    letra: { es: "el plazo no se corre", en: "the term does not move" },
    "388": {
      es: "el plazo que vence en domingo o feriado se corre (art. 388)",
      en: "a term that ends on a Sunday or a holiday moves on (art. 388)",
    },
    "68.1": {
      es: "no se cuentan sábados, domingos ni feriados (Regla 68.1)",
      en: "Saturdays, Sundays and holidays do not count (Rule 68.1)",
    },
  },
  saturday: {
    no: {
      es: "el sábado no vale como primer día laborable",
      en: "Saturday cannot be the first working day",
    },
    laborable: {
      es: "el sábado vale como primer día laborable",
      en: "Saturday can be the first working day",
    },
  },
  regularDays: {
    reunión: { es: "se cuentan los días de reunión", en: "the days met are counted" },
    corridos: {
      es: "se cuentan días corridos, del primero al último",
      en: "consecutive days are counted, from first to last",
    },
  },
  hold: {
    comenzar: {
      es: "basta que la sesión comience dentro del plazo",
      en: "it is enough that the session starts in time",
    },
    terminar: {
      es: "la sesión también debe terminar dentro del plazo",
      en: "the session must also end in time",
    },
  },
  filing: {
    siguiente: { es: "el día 1 es el siguiente a la radicación", en: "day 1 is the day after the filing" },
    mismo: { es: "el día 1 es el de la radicación", en: "day 1 is the day of the filing" },
  },
  fullVote: {
    todos: {
      es: "el voto pleno es el de todos los miembros",
      en: "the full vote is that of every member",
    },
    mayoría: {
      es: "el voto pleno es la mayoría del total de miembros",
      en: "the full vote is a majority of the total members",
    },
  },
  message: {
    "convocatoria y sesión": {
      es: "el límite es para la convocatoria y la sesión",
      en: "the limit is for both the call and the session",
    },
    convocatoria: {
      es: "el límite es solo para la convocatoria",
      en: "the limit is for the call alone",
    },
    sesión: { es: "el límite es solo para la sesión", en: "the limit is for the session alone" },
  },
};

export interface ReadingFact {
  readonly question: Text;
  /** How the product reads the words unless told otherwise. */
  readonly usual: Text;
  readonly others: readonly Text[];
  /** The option that chooses, where one does. */
  readonly option?: ReadingName;
}

export type ReadingId = `R${number}`;

/** Where the words of the two statutes allow more than one answer. */
export const READINGS: Readonly<Record<ReadingId, ReadingFact>> = {
  R1: {
    question: {
      es: "¿Qué pasa si el último día para contestar cae en domingo o feriado?",
      en: "What if the last day to answer is a Sunday or a holiday?",
    },
    usual: {
      es: "No se corre: vence ese día, como está escrito.",
      en: "It does not move: it ends that day, as written.",
    },
    others: [
      {
        es: "388: pasa al próximo día que no sea domingo ni feriado (art. 388 del Código Político).",
        en: "388: it moves to the next day that is no Sunday or holiday (Political Code art. 388).",
      },
      {
        es: "68.1: solo se cuentan días que no sean sábado, domingo ni feriado (Regla 68.1 de Procedimiento Civil).",
        en: "68.1: only days that are no Saturday, Sunday or holiday count (Civil Procedure Rule 68.1).",
      },
    ],
    option: "term",
  },
  R2: {
    question: { es: "¿Es el sábado día laborable?", en: "Is Saturday a working day?" },
    usual: { es: "No: lunes a viernes que no sean feriado.", en: "No: Monday to Friday that is no holiday." },
    others: [{ es: "Sí, si no es feriado.", en: "Yes, unless it is a holiday." }],
    option: "saturday",
  },
  R3: {
    question: {
      es: "¿Cómo se cuentan los días de una ordinaria?",
      en: "How are a regular session's days counted?",
    },
    usual: { es: "Los días en que se reúne.", en: "The days on which it meets." },
    others: [{ es: "Días corridos del primero al último.", en: "Consecutive days from first to last." }],
    option: "regularDays",
  },
  R4: {
    question: {
      es: "¿Cómo se cuentan los días de una extraordinaria?",
      en: "How are a special session's days counted?",
    },
    usual: {
      es: "Días naturales del primero al último, domingos y feriados incluidos.",
      en: "Calendar days from first to last, Sundays and holidays included.",
    },
    others: [
      {
        es: "Además debe reunirse todos los días, sin huecos.",
        en: "It must also meet every day, without gaps.",
      },
    ],
  },
  R5: {
    question: {
      es: "¿Qué días cuentan en la sesión de presupuesto?",
      en: "Which days count in the budget session?",
    },
    usual: {
      es: "Los días de reunión que no sean domingo ni feriado; el sábado cuenta.",
      en: "Days met that are neither Sunday nor holiday; Saturday counts.",
    },
    others: [],
  },
  R6: {
    question: {
      es: "¿Se corren las fechas fijas del presupuesto si caen en domingo o feriado?",
      en: "Do the fixed budget dates move off a Sunday or a holiday?",
    },
    usual: { es: "No.", en: "No." },
    others: [{ es: "Se informa la fecha corrida.", en: "The moved date is shown as information." }],
  },
  R7: {
    question: {
      es: "¿Qué debe ocurrir dentro de los diez días de la convocatoria?",
      en: "What must happen within ten days of the call?",
    },
    usual: { es: "La sesión debe comenzar.", en: "The session must start." },
    others: [{ es: "La sesión también debe terminar.", en: "The session must also end." }],
    option: "hold",
  },
  R8: {
    question: {
      es: "¿Cuál es el día 1 para contestar a una comisión?",
      en: "Which is day 1 to answer a committee?",
    },
    usual: { es: "El día siguiente a la radicación.", en: "The day after the filing." },
    others: [{ es: "El día de la radicación.", en: "The day of the filing." }],
    option: "filing",
  },
  R9: {
    question: { es: "¿Qué es el voto pleno de la Legislatura?", en: "What is the Legislature's full vote?" },
    usual: { es: "El de todos los miembros.", en: "That of every member." },
    others: [{ es: "La mayoría del total de miembros.", en: "A majority of the total members." }],
    option: "fullVote",
  },
  R10: {
    question: {
      es: "¿Qué sesiones cuentan entre las doce ordinarias?",
      en: "Which sessions count among the twelve?",
    },
    usual: {
      es: "Las ordinarias y la de presupuesto, en el año en que abren.",
      en: "The regular ones and the budget session, in the year they open.",
    },
    others: [],
  },
  R11: {
    question: {
      es: "¿Qué debe ocurrir a más tardar en la fecha del mensaje?",
      en: "What is due by the message date?",
    },
    usual: { es: "La convocatoria y la sesión.", en: "The call and the session." },
    others: [
      { es: "Solo la convocatoria.", en: "The call alone." },
      { es: "Solo la sesión.", en: "The session alone." },
    ],
    option: "message",
  },
  R12: {
    question: { es: "¿Cómo se ordenan los partidos por votos?", en: "How are parties ranked by votes?" },
    usual: {
      es: "Por la suma de los votos de sus candidatos.",
      en: "By the sum of their candidates' votes.",
    },
    others: [
      { es: "Por su candidato con más votos.", en: "By their most voted candidate." },
      { es: "Por los votos del partido que usted dé.", en: "By the party votes that you give." },
    ],
    option: "rank",
  },
  R13: {
    question: {
      es: "¿Y si el partido con más escaños directos no es el primero en votos?",
      en: "What if the party with most direct seats is not first in votes?",
    },
    usual: { es: "Se ordenan todos los partidos.", en: "All parties are ranked." },
    others: [{ es: "Ese partido queda fuera del orden.", en: "That party is left out of the ranking." }],
    option: "opposition",
  },
  R14: {
    question: {
      es: "¿Quién gana un empate por el último escaño directo entre partidos?",
      en: "Who wins a tie for the last direct seat across parties?",
    },
    usual: {
      es: "La fila más alta de la papeleta; en la misma fila no se decide.",
      en: "The upper ballot row; on the same row it is not decided.",
    },
    others: [{ es: "El partido con más votos bajo su emblema.", en: "The party with more emblem votes." }],
    option: "directTie",
  },
  R15: {
    question: { es: "¿Y si empatan los partidos en el orden?", en: "What if parties tie in the ranking?" },
    usual: {
      es: "No se decide más de lo que sale igual.",
      en: "Nothing is decided beyond what is the same either way.",
    },
    others: [{ es: "Decide el orden que usted dé.", en: "The ranking that you give decides." }],
  },
  R16: {
    question: {
      es: "¿Y si a un partido le faltan candidatos no electos?",
      en: "What if a party has too few unelected candidates?",
    },
    usual: { es: "El escaño queda a designar.", en: "The seat stays to be designated." },
    others: [],
  },
  R17: {
    question: { es: "¿Son los independientes un partido?", en: "Are independents a party?" },
    usual: {
      es: "No: compiten por escaños directos, no por los de minoría.",
      en: "No: they compete for direct seats, not for minority seats.",
    },
    others: [{ es: "Se cuentan como un partido.", en: "They are counted as one party." }],
    option: "independents",
  },
  R18: {
    question: {
      es: "¿Puede la sesión de presupuesto reunirse en domingo o feriado?",
      en: "May the budget session meet on a Sunday or a holiday?",
    },
    usual: { es: "Sí, y ese día no cuenta.", en: "Yes, and that day does not count." },
    others: [{ es: "Ese día no es de la sesión.", en: "That day is not a day of the session." }],
  },
  R19: {
    question: {
      es: "¿Vale una prórroga autorizada después del último día ordinario?",
      en: "Is an extension good that was authorised after the last ordinary day?",
    },
    usual: {
      es: "Es tardía: juicio antes de la primera reunión adicional; después, incumplimiento.",
      en: "It is late: a judgement before the first extra meeting, a violation after it.",
    },
    others: [],
  },
};
