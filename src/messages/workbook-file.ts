/** Why a workbook file cannot be read, and what to do. `{part}` is the name of a part of the file. */
export const WORKBOOK_FILE_TEXTS = {
  empty: {
    es: "El archivo está vacío. Escoja otra copia del libro.",
    en: "The file is empty. Choose another copy of the workbook.",
  },
  tooLarge: {
    es: "El archivo pasa de {limit} MB, el máximo que se lee. Quite imágenes y hojas que no hagan falta y guárdelo de nuevo.",
    en: "The file is larger than {limit} MB, the most that is read. Remove images and sheets that are not needed and save it again.",
  },
  oldExcel: {
    es: "El archivo está en el formato .xls de Excel 97-2003, que no se lee. Ábralo en Excel y guárdelo como Libro de Excel (.xlsx).",
    en: "The file is in the .xls format of Excel 97-2003, which is not read. Open it in Excel and save it as an Excel Workbook (.xlsx).",
  },
  password: {
    es: "El libro está protegido con una contraseña para abrirlo. Ábralo en Excel, quítela en Archivo > Información > Proteger libro > Cifrar con contraseña, y guárdelo.",
    en: "The workbook is protected with a password to open it. Open it in Excel, remove the password in File > Info > Protect Workbook > Encrypt with Password, and save it.",
  },
  oldOffice: {
    es: "El archivo está en un formato antiguo de Office que no es un libro .xlsx. Ábralo en su programa y guarde el libro como .xlsx.",
    en: "The file is in an old Office format that is not an .xlsx workbook. Open it in its program and save the workbook as .xlsx.",
  },
  html: {
    es: "El archivo es una página web (HTML), aunque su nombre diga otra cosa. Ábralo en Excel y guárdelo como Libro de Excel (.xlsx).",
    en: "The file is a web page (HTML), whatever its name says. Open it in Excel and save it as an Excel Workbook (.xlsx).",
  },
  xml: {
    es: "El archivo es un documento XML suelto, no un libro .xlsx. Ábralo en Excel y guárdelo como Libro de Excel (.xlsx).",
    en: "The file is a single XML document, not an .xlsx workbook. Open it in Excel and save it as an Excel Workbook (.xlsx).",
  },
  pdf: {
    es: "El archivo es un PDF. Escoja el libro de Excel (.xlsx) del que salió.",
    en: "The file is a PDF. Choose the Excel workbook (.xlsx) that it was made from.",
  },
  plainText: {
    es: "El archivo es texto (quizás CSV), no un libro .xlsx. Ábralo en Excel y guárdelo como Libro de Excel (.xlsx).",
    en: "The file is text (perhaps CSV), not an .xlsx workbook. Open it in Excel and save it as an Excel Workbook (.xlsx).",
  },
  unknown: {
    es: "El archivo no es un libro .xlsx. Escoja un libro guardado como Libro de Excel (.xlsx).",
    en: "The file is not an .xlsx workbook. Choose a workbook saved as an Excel Workbook (.xlsx).",
  },
  truncated: {
    es: "El archivo está incompleto: le falta el final. Cópielo o descárguelo de nuevo.",
    en: "The file is incomplete: its end is missing. Copy it or download it again.",
  },
  damaged: {
    es: "El archivo está dañado: el índice de sus partes no concuerda con ellas. Use otra copia, o ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: "The file is damaged: the index of its parts does not agree with them. Use another copy, or open it in Excel, repair it and save it again.",
  },
  overlapping: {
    es: "El archivo está dañado o es engañoso: dos de sus partes ocupan el mismo lugar. No lo use; pida otra copia a quien lo envió.",
    en: "The file is damaged or deceptive: two of its parts are in the same place. Do not use it; ask its sender for another copy.",
  },
  encryptedPart: {
    es: "La parte «{part}» del archivo está cifrada. Guarde el libro desde Excel sin contraseña.",
    en: 'The part "{part}" of the file is encrypted. Save the workbook from Excel without a password.',
  },
  compression: {
    es: "La parte «{part}» está comprimida de un modo que Excel no usa. Ábralo en Excel y guárdelo de nuevo.",
    en: 'The part "{part}" is compressed in a way that Excel does not use. Open it in Excel and save it again.',
  },
  unsafeName: {
    es: "El archivo contiene una parte con un nombre peligroso, «{part}». No lo use; pida otra copia a quien lo envió.",
    en: 'The file has a part with a dangerous name, "{part}". Do not use it; ask its sender for another copy.',
  },
  duplicatePart: {
    es: "El archivo contiene dos veces la parte «{part}», y no se sabe cuál vale. Ábralo en Excel y guárdelo de nuevo, o pida otra copia.",
    en: 'The file has the part "{part}" twice, and which one counts is not known. Open it in Excel and save it again, or ask for another copy.',
  },
  tooManyParts: {
    es: "El archivo tiene más de {limit} partes, el máximo que se lee. Quite lo que no haga falta y guárdelo de nuevo.",
    en: "The file has more than {limit} parts, the most that is read. Remove what is not needed and save it again.",
  },
  partTooLarge: {
    es: "La parte «{part}» pasa de {limit} MB sin comprimir, el máximo que se lee. Deje en el libro solo las hojas que hacen falta y guárdelo de nuevo.",
    en: 'The part "{part}" is larger than {limit} MB uncompressed, the most that is read. Leave in the workbook only the sheets that are needed and save it again.',
  },
  totalTooLarge: {
    es: "El libro pasa de {limit} MB sin comprimir, el máximo que se lee. Quite imágenes y hojas que no hagan falta y guárdelo de nuevo.",
    en: "The workbook is larger than {limit} MB uncompressed, the most that is read. Remove images and sheets that are not needed and save it again.",
  },
  damagedPart: {
    es: "La parte «{part}» del archivo está dañada. Use otra copia, o ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The part "{part}" of the file is damaged. Use another copy, or open it in Excel, repair it and save it again.',
  },
  missingPart: {
    es: "Al archivo le falta la parte «{part}». Use otra copia, o ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The file lacks the part "{part}". Use another copy, or open it in Excel, repair it and save it again.',
  },
  zippedWorkbook: {
    es: "El archivo es un .zip que guarda «{part}». Extraiga el libro y escoja el libro.",
    en: 'The file is a .zip that holds "{part}". Extract the workbook and choose the workbook.',
  },
  noWorkbook: {
    es: "El archivo es un .zip, pero no un libro de Excel. Escoja un libro guardado como Libro de Excel (.xlsx).",
    en: "The file is a .zip, but not an Excel workbook. Choose a workbook saved as an Excel Workbook (.xlsx).",
  },
  otherOffice: {
    es: "El archivo es de otro programa de Office (Word o PowerPoint), no un libro de Excel. Escoja un libro .xlsx.",
    en: "The file is of another Office program (Word or PowerPoint), not an Excel workbook. Choose an .xlsx workbook.",
  },
  binaryWorkbook: {
    es: "El libro está en el formato binario .xlsb, que no se lee. Ábralo en Excel y guárdelo como Libro de Excel (.xlsx).",
    en: "The workbook is in the binary .xlsb format, which is not read. Open it in Excel and save it as an Excel Workbook (.xlsx).",
  },
  openDocument: {
    es: "El archivo está en el formato OpenDocument (.ods). Ábralo en LibreOffice o Excel y guárdelo como .xlsx.",
    en: "The file is in the OpenDocument format (.ods). Open it in LibreOffice or Excel and save it as .xlsx.",
  },
  numbersDocument: {
    es: "El archivo es de Numbers. Expórtelo desde Numbers con Archivo > Exportar a > Excel.",
    en: "The file is of Numbers. Export it from Numbers with File > Export To > Excel.",
  },
  doctype: {
    es: "La parte «{part}» declara un tipo de documento o entidades (DTD), que ningún libro de Excel lleva. No use el archivo; pida otra copia a quien lo envió.",
    en: 'The part "{part}" declares a document type or entities (DTD), which no Excel workbook has. Do not use the file; ask its sender for another copy.',
  },
  badXml: {
    es: "La parte «{part}» del archivo no se puede leer (XML mal formado, cerca de la posición {position}). Ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The part "{part}" of the file cannot be read (malformed XML, near position {position}). Open it in Excel, repair it and save it again.',
  },
  excessiveXml: {
    es: "La parte «{part}» del archivo anida o repite sus elementos más allá de lo que un libro lleva. No use el archivo; pida otra copia a quien lo envió.",
    en: 'The part "{part}" of the file nests or repeats its elements beyond what a workbook has. Do not use the file; ask its sender for another copy.',
  },
  encoding: {
    es: "La parte «{part}» está escrita en una codificación que no es UTF-8 ni UTF-16. Ábralo en Excel y guárdelo de nuevo.",
    en: 'The part "{part}" is written in an encoding other than UTF-8 and UTF-16. Open it in Excel and save it again.',
  },
  wrongRelationship: {
    es: "El libro señala la parte «{part}», que no está en el archivo o queda fuera de él. Ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The workbook points to the part "{part}", which is not in the file or lies outside it. Open it in Excel, repair it and save it again.',
  },
  otherPart: {
    es: "La parte «{part}» no contiene lo que el libro dice que contiene. Ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The part "{part}" does not hold what the workbook says it holds. Open it in Excel, repair it and save it again.',
  },
  noSheets: {
    es: "El libro no tiene hojas que se puedan leer. Ábralo en Excel, compruebe que tenga una hoja con datos y guárdelo de nuevo.",
    en: "The workbook has no sheet that can be read. Open it in Excel, make sure that it has a sheet with data and save it again.",
  },
  badReference: {
    es: "La hoja «{sheet}» nombra una celda que no existe en Excel, «{reference}». Ábralo en Excel, repárelo y guárdelo de nuevo.",
    en: 'The sheet "{sheet}" names a cell that does not exist in Excel, "{reference}". Open it in Excel, repair it and save it again.',
  },
  tooManyCells: {
    es: "Con la hoja «{sheet}» el libro pasa de {limit} millones de celdas, el máximo que se lee. Borre las filas y columnas que no hagan falta y guárdelo de nuevo.",
    en: 'With the sheet "{sheet}" the workbook has more than {limit} million cells, the most that is read. Delete the rows and columns that are not needed and save it again.',
  },
  tooMuchText: {
    es: "Los textos y las fórmulas del libro pasan de lo que se lee, unos {limit} millones de letras. Borre lo que no haga falta y guárdelo de nuevo.",
    en: "The texts and formulas of the workbook exceed what is read, some {limit} million characters. Delete what is not needed and save it again.",
  },
} as const;
