import type { Text } from "../messages/text";
import type { LawVersion } from "./versions";

interface LawSource {
  /** The text that was read. */
  readonly read: Text;
  /** What the product uses under this version without having read it there. */
  readonly notVerified: readonly Text[];
}

/** Day on which the texts below were last looked for. */
export const SOURCES_READ_ON = "2026-11-30";

/** Where the numbers of each version come from, and what was not read. Told on the page of the law's currency. */
export const LAW_SOURCES: Readonly<Record<LawVersion, LawSource>> = {
  "81-1991": {
    read: {
      es: "21 L.P.R.A. § 4203, según enmendado al 4 de agosto de 2008, y § 4153, según enmendado al 16 de diciembre de 2005.",
      en: "21 L.P.R.A. § 4203 as amended to 4 August 2008, and § 4153 as amended to 16 December 2005.",
    },
    notVerified: [
      { es: "La redacción anterior a esas fechas.", en: "The wording before those dates." },
      {
        es: "Los tramos de población, que no están en el § 4153: son del § 4152, por el Código Municipal.",
        en: "The population brackets, which are not in § 4153: they are those of § 4152, by the Municipal Code.",
      },
    ],
  },
  "49-2016": {
    read: {
      es: "Copia pública de la Ley 49 de 17 de mayo de 2016, solo en lo que dice del mensaje de presupuesto.",
      en: "Public copy of Law 49 of 17 May 2016, only in what it says of the budget message.",
    },
    notVerified: [
      {
        es: "Sus demás cambios al artículo de sesiones; los demás números son los de la Ley 81-1991.",
        en: "Its other changes to the sessions article; the other numbers are those of Law 81-1991.",
      },
    ],
  },
  "107-2020": {
    read: {
      es: "Copias públicas del Código Municipal, Ley 107 de 14 de agosto de 2020: sus artículos 1.020 y 1.022, en parte.",
      en: "Public copies of the Municipal Code, Law 107 of 14 August 2020: its articles 1.020 and 1.022, in part.",
    },
    notVerified: [
      {
        es: "Los números de su artículo de sesiones (1.037): se usan los de la Ley 81-1991.",
        en: "The numbers of its sessions article (1.037): those of Law 81-1991 are used.",
      },
      {
        es: "Las fechas del presupuesto, que la Ley 5-2021 probablemente cambió.",
        en: "The budget dates, which Law 5-2021 probably changed.",
      },
      {
        es: "Los escaños de San Juan y de Culebra, los de minoría, la elección con dos partidos, quien no juramenta, la sustitución y la revisión por el censo.",
        en: "The seats of San Juan and of Culebra, those of the minority, the election with two parties, the member not sworn in, the substitution and the review after the census.",
      },
    ],
  },
};
