import { findingsOf } from "./sheet";

test("an excused finding keeps what it would be without its exception, and the reason given", () => {
  const rows = [
    { Sesión: "E", Tipo: "extraordinaria (alcalde)", Comienza: "2027-03-08", Termina: "2027-03-13" },
  ];
  const exceptions = [["4203b-length", "E", "Paso de un huracán"]];
  const [finding] = findingsOf("4203b-length", { rows, exceptions });
  expect(finding).toMatchObject({
    severity: "excused",
    excuse: { severity: "violation", reason: "Paso de un huracán" },
  });
});
