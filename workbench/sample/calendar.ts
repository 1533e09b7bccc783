/** Headers of the calendar, as the clerks write them. */
export const CALENDAR_HEADERS = [
  "Sesión",
  "Tipo",
  "Estado",
  "Comienza",
  "Termina",
  "Días de reunión",
  "Lugar",
  "Convocada",
  "Convocada por",
  "Citada para",
  "Hora citada",
  "Prórroga autorizada",
  "Prórroga hasta",
  "Interrumpe a",
  "Emergencia",
  "Votos a favor",
  "Autorizada por",
  "Petición recibida",
  "Entrega",
  "Firmas",
  "Certificado",
  "Respuesta del alcalde",
  "Respondida",
  "Acuse",
  "Presupuesto aprobado",
  "Solicitud radicada",
  "Contestada",
  "Decisión",
  "Motivos",
  "Agenda",
  "Ampliación de la convocatoria",
  "Notas",
] as const;

export type CalendarRow = Partial<Record<(typeof CALENDAR_HEADERS)[number], string | number>>;

const HALL = "Salón de sesiones";

function regular(id: string, first: string, last: string, days = ""): CalendarRow {
  return {
    Sesión: id,
    Tipo: "ordinaria",
    Estado: "programada",
    Comienza: first,
    Termina: last,
    "Días de reunión": days,
    Lugar: HALL,
  };
}

/**
 * A made-up calendar of 2027 with a finding for each of the common rules. A date is written YYYY-MM-DD; a cell
 * that begins with an apostrophe is text, as in Excel.
 */
export const CALENDAR: readonly CalendarRow[] = [
  regular("O-01", "2027-01-12", "2027-01-14", "2027-01-12; 2027-01-13; 2027-01-14"),
  regular("O-02", "2027-02-09", "2027-02-10"),
  {
    // Seven days in a row: a special session has five.
    Sesión: "E-01",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Comienza: "2027-02-16",
    Termina: "2027-02-22",
    Lugar: HALL,
    Convocada: "2027-02-12",
    "Convocada por": "alcalde",
    "Citada para": "2027-02-16",
    Agenda: "Venta de vehículos en desuso",
  },
  {
    Sesión: "C-01",
    Tipo: "comisión",
    Estado: "programada",
    Comienza: "2027-03-05",
    "Solicitud radicada": "2027-03-01",
    Contestada: "2027-03-03",
    Decisión: "autorizada",
  },
  // Met on six days: a regular session has five.
  {
    ...regular("O-03", "2027-03-09", "2027-03-16"),
    "Días de reunión": "2027-03-09; 2027-03-10; 2027-03-11; 2027-03-12; 2027-03-15; 2027-03-16",
  },
  regular("O-04", "2027-04-13", "2027-04-14"),
  regular("O-05", "2027-05-11", "2027-05-12"),
  {
    // The second budget session of the year.
    Sesión: "P-02",
    Tipo: "presupuesto",
    Estado: "programada",
    Comienza: "2027-05-28",
    Termina: "2027-06-02",
    Lugar: HALL,
    "Presupuesto aprobado": "2027-06-02",
    Notas: "Segunda convocatoria: revisar si procede",
  },
  {
    // One day after the limit for the message.
    Sesión: "MP-01",
    Tipo: "mensaje de presupuesto",
    Estado: "programada",
    Comienza: "2027-06-03",
    Termina: "2027-06-03",
    Lugar: HALL,
    Convocada: "2027-06-01",
    "Convocada por": "alcalde",
    "Citada para": "2027-06-03",
    Agenda: "Mensaje sobre el presupuesto",
  },
  {
    // Begins late, meets on eleven days, ends and is approved late.
    Sesión: "P-01",
    Tipo: "presupuesto",
    Estado: "programada",
    Comienza: "2027-06-04",
    Termina: "2027-06-18",
    "Días de reunión":
      "2027-06-04; 2027-06-05; 2027-06-07; 2027-06-08; 2027-06-09; 2027-06-10; 2027-06-11; 2027-06-14; 2027-06-15; 2027-06-17; 2027-06-18",
    Lugar: HALL,
    "Presupuesto aprobado": "2027-06-17",
  },
  regular("O-06", "2027-06-22", "2027-06-23"),
  {
    // Met on a sixth day, extended by the mayor only on that day: late or not is open.
    ...regular("O-07", "2027-07-13", "2027-07-20"),
    "Días de reunión": "2027-07-13; 2027-07-14; 2027-07-15; 2027-07-16; 2027-07-19; 2027-07-20",
    "Prórroga autorizada": "2027-07-20",
    "Prórroga hasta": "2027-07-20",
  },
  {
    // A petition that led to no session; the mayor answered after the term.
    Sesión: "PT-01",
    Tipo: "petición",
    "Petición recibida": "2027-08-03",
    Entrega: "personal",
    Firmas: 11,
    Certificado: "sí",
    "Respuesta del alcalde": "rechazada",
    Respondida: "2027-08-16",
    Acuse: "sí",
  },
  regular("O-08", "2027-08-10", "2027-08-11"),
  {
    // Sent in a way that the law does not know.
    Sesión: "PT-02",
    Tipo: "petición",
    "Petición recibida": "2027-08-17",
    Entrega: "correo electrónico",
    Firmas: 11,
    "Respuesta del alcalde": "aceptada",
    Respondida: "2027-08-19",
    Acuse: "sí",
  },
  regular("O-09", "2027-08-24", "2027-08-25"),
  regular("O-10", "2027-09-14", "2027-09-15"),
  {
    // Held seventeen days after its call.
    Sesión: "E-02",
    Tipo: "extraordinaria (petición)",
    Estado: "programada",
    Comienza: "2027-09-20",
    Termina: "2027-09-21",
    Lugar: HALL,
    Convocada: "2027-09-03",
    "Convocada por": "alcalde",
    "Citada para": "2027-09-20",
    "Petición recibida": "2027-09-01",
    Entrega: "personal",
    Firmas: 11,
    Certificado: "sí",
    "Respuesta del alcalde": "aceptada",
    Respondida: "2027-09-03",
    Acuse: "sí",
    Agenda: "Alumbrado de la plaza pública",
  },
  // Two rows of one session that end on different days.
  regular("O-11", "2027-10-13", "2027-10-14"),
  regular("O-11", "2027-10-13", "2027-10-15"),
  {
    // Ends before it starts.
    Sesión: "E-03",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Comienza: "2027-10-20",
    Termina: "2027-10-18",
    Lugar: HALL,
    Convocada: "2027-10-15",
    "Convocada por": "alcalde",
    "Citada para": "2027-10-20",
    Agenda: "Enmienda al presupuesto",
  },
  regular("O-12", "2027-11-09", "2027-11-10"),
  {
    // Dates that are text, but can be read in one way only.
    Sesión: "E-04",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Comienza: "'16 de noviembre de 2027",
    Termina: "'16 de noviembre de 2027",
    Lugar: HALL,
    Convocada: "2027-11-12",
    "Convocada por": "alcalde",
    "Citada para": "2027-11-16",
    Agenda: "Contrato de recogido de desperdicios",
  },
  {
    // A text in which day and month can be swapped.
    Sesión: "E-05",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Comienza: "'10/12/2027",
    Termina: "'10/12/2027",
    Lugar: HALL,
    Convocada: "2027-11-29",
    "Convocada por": "alcalde",
    "Citada para": "2027-12-10",
    Agenda: "Nombramientos",
  },
  {
    // A type that is misspelled.
    Sesión: "E-07",
    Tipo: "extraordinara",
    Estado: "programada",
    Comienza: "2027-11-18",
    Termina: "2027-11-18",
    Lugar: HALL,
    Convocada: "2027-11-15",
    "Convocada por": "alcalde",
    Agenda: "Donativos",
  },
  {
    // The figures of its year are swapped.
    Sesión: "E-08",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Comienza: "2207-11-23",
    Termina: "2207-11-23",
    Lugar: HALL,
    Convocada: "2027-11-19",
    "Convocada por": "alcalde",
    Agenda: "Permiso de uso",
  },
  {
    // Without the day on which it starts.
    Sesión: "E-06",
    Tipo: "extraordinaria (alcalde)",
    Estado: "programada",
    Termina: "2027-12-03",
    Lugar: HALL,
    Convocada: "2027-11-30",
    "Convocada por": "alcalde",
    Agenda: "Obras en el parque",
  },
  // The thirteenth regular session of the year.
  regular("O-13", "2027-12-14", "2027-12-15"),
  {
    // An inaugural session in a year that follows no general election.
    Sesión: "I-01",
    Tipo: "inaugural",
    Estado: "programada",
    Comienza: "2027-12-20",
    Termina: "2027-12-20",
    Lugar: HALL,
  },
];
