import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";

/** Why a change of a workbook cannot be made, and what to do. */
const EDIT_TEXTS = {
  noSheet: {
    es: "El libro no tiene la hoja «{sheet}». Escriba su nombre como aparece en la pestaña.",
    en: 'The workbook has no sheet "{sheet}". Write its name as its tab shows it.',
  },
  sheetNameTaken: {
    es: "El libro ya tiene una hoja «{sheet}», que no se sobrescribe. Escoja otro nombre o cambie el de la hoja.",
    en: 'The workbook already has a sheet "{sheet}", which is not overwritten. Choose another name or rename that sheet.',
  },
  sheetName: {
    es: "«{sheet}» no puede ser el nombre de una hoja: use de 1 a 31 caracteres, sin [ ] : * ? / \\ y sin apóstrofo al principio o al final.",
    en: '"{sheet}" cannot be the name of a sheet: use 1 to 31 characters, without [ ] : * ? / \\ and with no apostrophe at its start or end.',
  },
  nameTaken: {
    es: "El libro ya usa el nombre «{name}» para otra cosa. Escoja otro.",
    en: 'The workbook already uses the name "{name}" for something else. Choose another.',
  },
  nameForm: {
    es: "«{name}» no puede ser un nombre: empiece con una letra, use letras, números, puntos y rayas bajas, y que no parezca una celda.",
    en: '"{name}" cannot be a name: begin with a letter, use letters, digits, dots and underscores, and nothing that looks like a cell.',
  },
  tableHeaders: {
    es: "Los encabezados de la tabla «{table}» deben ser textos distintos, sin celdas vacías.",
    en: 'The headers of table "{table}" must be different texts, with no blank cell.',
  },
  messageTooLong: {
    es: "El título de un mensaje de validación admite 32 caracteres y su texto 255: «{text}». Acórtelo.",
    en: 'The title of a validation message takes 32 characters and its text 255: "{text}". Shorten it.',
  },
  place: {
    es: "La fila {row} y la columna {column} no caben en una hoja de Excel, que tiene 1,048,576 filas y 16,384 columnas.",
    en: "Row {row} and column {column} do not fit in an Excel sheet, which has 1,048,576 rows and 16,384 columns.",
  },
  arrayCell: {
    es: "La celda {cell} de la hoja «{sheet}» es parte de una fórmula que llena {range}. Cambie esa fórmula en Excel.",
    en: 'Cell {cell} of sheet "{sheet}" is part of a formula that fills {range}. Change that formula in Excel.',
  },
  tableHeader: {
    es: "La celda {cell} de la hoja «{sheet}» es el encabezado de una tabla. Cámbielo en Excel.",
    en: 'Cell {cell} of sheet "{sheet}" is the header of a table. Change it in Excel.',
  },
  noFormula: {
    es: "La celda {cell} de la hoja «{sheet}» no tiene una fórmula cuyo resultado se pueda renovar.",
    en: 'Cell {cell} of sheet "{sheet}" has no formula whose result could be renewed.',
  },
  resultSize: {
    es: "La fórmula de {cell} en la hoja «{sheet}» llena {range} y no puede tomar otro tamaño.",
    en: 'The formula of {cell} in sheet "{sheet}" fills {range} and cannot take another size.',
  },
  spillBlocked: {
    es: "El resultado de {cell} en la hoja «{sheet}» necesita {range}, pero la celda {other} está ocupada. Vacíela.",
    en: 'The result of {cell} in sheet "{sheet}" needs {range}, but cell {other} is taken. Clear it.',
  },
  textTooLong: {
    es: "El texto de la celda {cell} pasa de 32,767 caracteres, lo más que admite Excel. Acórtelo.",
    en: "The text of cell {cell} has more than 32,767 characters, the most that Excel takes. Shorten it.",
  },
  notNumber: {
    es: "El valor para la celda {cell} no es un número que quepa en un libro.",
    en: "The value for cell {cell} is not a number that a workbook can hold.",
  },
  noteTaken: {
    es: "La celda {cell} de la hoja «{sheet}» ya tiene una nota o un comentario, que no se cambia.",
    en: 'Cell {cell} of sheet "{sheet}" already has a note or comment, which is not changed.',
  },
  noteDrawing: {
    es: "El dibujo de las notas de la hoja «{sheet}» no se puede leer. Guarde el libro de nuevo en Excel.",
    en: 'The drawing of the notes of sheet "{sheet}" cannot be read. Save the workbook again in Excel.',
  },
  columnTaken: {
    es: "A la derecha de {range} en la hoja «{sheet}» no hay una columna libre: {cell} está ocupada. Deje libre esa columna.",
    en: 'There is no free column at the right of {range} in sheet "{sheet}": {cell} is taken. Leave that column free.',
  },
  columnText: {
    es: "La columna «{header}» de la hoja «{sheet}» tiene algo que MUNI no escribió ({cell}). Cámbiele el encabezado o bórrela.",
    en: 'Column "{header}" of sheet "{sheet}" has something that MUNI did not write ({cell}). Change its header or delete it.',
  },
  tableRange: {
    es: "El rango {range} de la hoja «{sheet}» solo cubre parte de la tabla «{table}». Use el rango completo.",
    en: 'Range {range} of sheet "{sheet}" covers only part of table "{table}". Use the whole range.',
  },
  tableLinked: {
    es: "La tabla «{table}» viene de una consulta o conexión. Agregue la columna en Excel.",
    en: 'Table "{table}" comes from a query or connection. Add the column in Excel.',
  },
  listTooLong: {
    es: "La lista de valores de {range} pasa de 255 caracteres o tiene una coma. Ponga los valores en celdas.",
    en: "The list of values of {range} has more than 255 characters or a comma. Put the values in cells.",
  },
  damaged: {
    es: "La parte «{part}» del libro no tiene la forma esperada. Guarde el libro de nuevo en Excel.",
    en: 'The part "{part}" of the workbook has not the expected form. Save the workbook again in Excel.',
  },
  noSheets: {
    es: "Un libro necesita al menos una hoja.",
    en: "A workbook needs at least one sheet.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/**
 * The problem of a change that cannot be made.
 *
 * @example
 * editProblem("noSheet", { sheet: "Enero" }).text.en
 * //=> 'The workbook has no sheet "Enero". Write its name as its tab shows it.'
 */
export function editProblem(
  text: keyof typeof EDIT_TEXTS,
  figures: Readonly<Record<string, string | number>> = {},
): Problem {
  return new Problem("value", fill(EDIT_TEXTS[text], figures));
}
