import { fill } from "../../messages/text";
import { NOT_APPLICABLE, type CalendarRule } from "../rule";

const TEXT = {
  es: "Los miembros, {members}, se toman del municipio: son los electos en la elección general de 2020. Si son otros, escriba «miembros» en Parámetros.",
  en: "The members, {members}, follow from the municipality: they are those elected in the general election of 2020. If they are others, set “miembros” in Parámetros.",
};

/** Members that nobody gave and that follow from the municipality: said once. */
export const dataMembers: CalendarRule = {
  id: "data-members",
  citation: "",
  clauses: [],
  check: ({ settings, members, municipalityAt }) => {
    if (settings.members !== undefined || members === undefined) return NOT_APPLICABLE;
    const cells = municipalityAt ? [municipalityAt] : [];
    return [{ severity: "note", cells, message: fill(TEXT, { members }) }];
  },
};
