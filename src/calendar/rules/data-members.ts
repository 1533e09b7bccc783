import { fill } from "../../messages/text";
import { NOT_APPLICABLE, type CalendarRule } from "../rule";

const TEXT = {
  es: "Se cuentan {members} miembros, los que el municipio eligió en 2020. Si son otros, escriba «miembros» en Parámetros.",
  en: "The count is {members} members, as the municipality elected in 2020. If that is not right, enter “members” in Parameters.",
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
