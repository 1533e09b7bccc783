/** Writes the workbooks of the libraries into a folder: node make-books.mjs FOLDER. Some load only as modules. */
import { writeFileSync } from "node:fs";
import path from "node:path";
import { exceljsBooks } from "./exceljs-books.mjs";
import { libraryBooks } from "./library-books.mjs";

const [, , folder] = process.argv;
const books = { ...(await exceljsBooks()), ...(await libraryBooks()) };
for (const [name, bytes] of Object.entries(books)) writeFileSync(path.join(folder, `${name}.xlsx`), bytes);
