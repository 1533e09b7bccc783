import { strToU8, zipSync } from "fflate";

const HEADERS = [
  ...["Sesión", "Tipo", "Estado", "Comienza", "Termina", "Convocada", "Convocada por", "Citada para"],
  ...[
    "Petición recibida",
    "Entrega",
    "Firmas",
    "Certificado",
    "Respuesta del alcalde",
    "Respondida",
    "Acuse",
  ],
  ...["Agenda", "Presupuesto aprobado", "Interrumpe a", "Emergencia", "Votos a favor"],
];
const SESSIONS = 60;
const MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const R = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const PACKAGE = "http://schemas.openxmlformats.org/package/2006";
const TYPE = "application/vnd.openxmlformats-officedocument.spreadsheetml";
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** Excel's number for 1 January of a year, 1991–2100. */
function newYear(year) {
  return Math.round(Date.UTC(year, 0, 1) / 86_400_000) + 25_569;
}

/** A session of the calendar as its cells by header; a date is `{ day }`. */
function session(number, year, shift) {
  const first = newYear(year) + 6 + number * 6 + shift;
  const kind = number % 5;
  const base = { Sesión: `S-${number + 1}`, Estado: "celebrada", Comienza: { day: first } };
  if (kind === 0 && number < 55) {
    return { ...base, Tipo: "ordinaria", Termina: { day: first + (number % 7) } };
  }
  if (kind === 1) {
    const petition = {
      "Petición recibida": { day: first - 20 },
      Entrega: number % 2 ? "personal" : "correo",
    };
    const answer = { "Respuesta del alcalde": "aceptada", Respondida: { day: first - 14 }, Acuse: "sí" };
    const call = { Convocada: { day: first - 5 }, "Convocada por": "alcalde", Agenda: "Contratos" };
    return {
      ...base,
      ...petition,
      ...answer,
      ...call,
      Tipo: "extraordinaria (petición)",
      Termina: { day: first + 2 },
      Firmas: 11,
      Certificado: "sí",
    };
  }
  const call = { Convocada: { day: first - 3 }, "Convocada por": "alcalde", "Citada para": { day: first } };
  return {
    ...base,
    ...call,
    Tipo: "extraordinaria (alcalde)",
    Termina: { day: first + 1 },
    Agenda: "Fondos",
  };
}

function columnName(index) {
  return String.fromCharCode(65 + index);
}

/** Gathers texts as a workbook shares them. */
function sharedTexts() {
  const texts = new Map();
  return {
    index(text) {
      if (!texts.has(text)) texts.set(text, texts.size);
      return texts.get(text);
    },
    part: () =>
      `${XML}<sst xmlns="${MAIN}">${[...texts.keys()].map((text) => `<si><t>${text}</t></si>`).join("")}</sst>`,
  };
}

function sheetPart(rows, texts) {
  const cell = (content, address) => {
    if (content === undefined) return "";
    if (typeof content === "object") return `<c r="${address}" s="1"><v>${content.day}</v></c>`;
    if (typeof content === "number") return `<c r="${address}"><v>${content}</v></c>`;
    return `<c r="${address}" t="s"><v>${texts.index(content)}</v></c>`;
  };
  const lines = rows.map(
    (cells, row) =>
      `<row r="${row + 1}">${cells.map((one, at) => cell(one, columnName(at) + (row + 1))).join("")}</row>`,
  );
  return `${XML}<worksheet xmlns="${MAIN}"><sheetData>${lines.join("")}</sheetData></worksheet>`;
}

const links = (...targets) =>
  `${XML}<Relationships xmlns="${PACKAGE}/relationships">` +
  targets
    .map(([kind, to], at) => `<Relationship Id="rId${at + 1}" Type="${R}/${kind}" Target="${to}"/>`)
    .join("") +
  `</Relationships>`;

const CONTENT_TYPES =
  `${XML}<Types xmlns="${PACKAGE}/content-types">` +
  `<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
  `<Default Extension="xml" ContentType="application/xml"/>` +
  [
    ["workbook", "sheet.main"],
    ["worksheets/sheet1", "worksheet"],
    ["worksheets/sheet2", "worksheet"],
    ["styles", "styles"],
    ["sharedStrings", "sharedStrings"],
  ]
    .map(([part, type]) => `<Override PartName="/xl/${part}.xml" ContentType="${TYPE}.${type}+xml"/>`)
    .join("") +
  `</Types>`;

const STYLES =
  `${XML}<styleSheet xmlns="${MAIN}"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills>` +
  `<borders count="1"><border/></borders><cellXfs count="2"><xf/><xf numFmtId="14" applyNumberFormat="1"/></cellXfs></styleSheet>`;

const WORKBOOK =
  `${XML}<workbook xmlns="${MAIN}" xmlns:r="${R}"><sheets><sheet name="Calendario" sheetId="1" r:id="rId1"/>` +
  `<sheet name="Parámetros" sheetId="2" r:id="rId2"/></sheets></workbook>`;

/**
 * A made-up workbook: a calendar of sixty sessions, some of them wrong, and its Parámetros. Each number gives another
 * one, always the same.
 *
 * @param {number} number
 * @returns {Uint8Array}
 */
export function batchCalendar(number) {
  const year = 1995 + (number % 100);
  const texts = sharedTexts();
  const sessions = Array.from({ length: SESSIONS }, (_, at) => session(at, year, number % 6));
  const rows = [HEADERS, ...sessions.map((one) => HEADERS.map((header) => one[header]))];
  const settings = [
    ["Nombre", "Valor"],
    ["miembros", 16],
  ];
  const parts = {
    "[Content_Types].xml": CONTENT_TYPES,
    "_rels/.rels": links(["officeDocument", "xl/workbook.xml"]),
    "xl/workbook.xml": WORKBOOK,
    "xl/_rels/workbook.xml.rels": links(
      ["worksheet", "worksheets/sheet1.xml"],
      ["worksheet", "worksheets/sheet2.xml"],
      ["styles", "styles.xml"],
      ["sharedStrings", "sharedStrings.xml"],
    ),
    "xl/styles.xml": STYLES,
    "xl/worksheets/sheet1.xml": sheetPart(rows, texts),
    "xl/worksheets/sheet2.xml": sheetPart(settings, texts),
    "xl/sharedStrings.xml": texts.part(),
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])));
}
