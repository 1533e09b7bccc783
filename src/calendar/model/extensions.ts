import type { Extension } from "../../sessions/extension";
import type { ColumnName } from "../sheet/columns";
import type { Session } from "./session";

/** The mayor's extensions of a session as the sheet gives them. */
export type RecordedExtensions =
  | { readonly state: "none" | "unread"; readonly value: readonly Extension[] }
  /** An authorisation without its last day, or the other way round. */
  | { readonly state: "half"; readonly value: readonly Extension[]; readonly lacks: ColumnName }
  | { readonly state: "read"; readonly value: readonly Extension[] };

const NO_EXTENSIONS: readonly Extension[] = [];

/** Pairs the dates of `Prórroga autorizada` with those of `Prórroga hasta`, in the order written. */
export function extensionsOf({ fields: { extension, extendedTo } }: Session): RecordedExtensions {
  if (extension.state === "unread" || extendedTo.state === "unread")
    return { state: "unread", value: NO_EXTENSIONS };
  const authorised = extension.state === "read" ? extension.value : [];
  const until = extendedTo.state === "read" ? extendedTo.value : [];
  if (authorised.length === 0 && until.length === 0) return { state: "none", value: NO_EXTENSIONS };
  const pairs = Math.min(authorised.length, until.length);
  const value = authorised.slice(0, pairs).map((day, at) => ({ authorised: day, until: until[at]! }));
  if (authorised.length === until.length) return { state: "read", value };
  return { state: "half", value, lacks: authorised.length < until.length ? "extension" : "extendedTo" };
}
