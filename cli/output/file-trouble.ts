import { Problem } from "../../src/messages/problem";
import { fill, type Text } from "../../src/messages/text";

const TEXTS: Readonly<Record<string, Text>> = {
  ENOENT: {
    es: "no existe. Revise el nombre y la carpeta.",
    en: "it does not exist. Check the name and the folder.",
  },
  EACCES: {
    es: "no hay permiso para abrirlo o escribirlo. Revise los permisos del archivo y de su carpeta.",
    en: "there is no permission to open or write it. Check the permissions of the file and its folder.",
  },
  EISDIR: { es: "es una carpeta y no un archivo.", en: "it is a folder, not a file." },
  EBUSY: {
    es: "otro programa lo tiene abierto. Ciérrelo y vuelva a intentarlo.",
    en: "another program has it open. Close it and try again.",
  },
  ENOSPC: { es: "no queda espacio en el disco.", en: "there is no room left on the disk." },
  EROFS: { es: "la carpeta es de solo lectura.", en: "the folder is read-only." },
};

const OTHER: Text = {
  es: "el sistema no lo permite ({code}).",
  en: "the system does not allow it ({code}).",
};

const SAME_REASON: Readonly<Record<string, string>> = {
  ENOTDIR: "ENOENT",
  EPERM: "EACCES",
  ETXTBSY: "EBUSY",
};

/** The problem behind an error of the file system; any other error comes back as it is. */
export function fileTrouble(error: unknown): unknown {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (typeof code !== "string" || !/^E[A-Z]+$/.test(code)) return error;
  return new Problem("value", fill(TEXTS[SAME_REASON[code] ?? code] ?? OTHER, { code }));
}
