import type { Text } from "../../messages/text";
import { missingCell } from "../missing-cell";
import { valueOf } from "../model/field";
import { isAskedFor } from "../petition";
import { NOT_APPLICABLE, OK, type SessionRule } from "../rule";

const WHAT = {
  es: "que la entrega de la petición al alcalde se certificó",
  en: "that the delivery of the petition to the mayor was certified",
};

const TEXTS = {
  none: {
    es: "La petición se entregó en persona y no tiene certificación. Quien la entregó firma una con el día, la hora y el lugar.",
    en: "The petition was delivered by hand and has no certificate. Whoever delivered it signs one with the day, the hour and the place.",
  },
} as const satisfies Readonly<Record<string, Text>>;

/** § 4203(b)(2)(i): a petition delivered by hand has a certificate of the day, hour and place of its delivery. */
export const deliveryCertificate: SessionRule = {
  id: "4203b2i-certificate",
  citation: "§ 4203(b)(2)(i)",
  clauses: ["4203b2i-personal"],
  types: ["special-petition", "urgent", "petition"],
  check: (session, book) => {
    const { delivery, certificate } = session.fields;
    if (valueOf(delivery) !== "personal" || certificate.state === "unread") return NOT_APPLICABLE;
    if (certificate.state === "blank")
      return isAskedFor(session, "certificate", book)
        ? [missingCell(session, "certificate", WHAT, book)]
        : NOT_APPLICABLE;
    if (certificate.value === "yes") return OK;
    const cells = [...certificate.cells, ...delivery.cells];
    return [{ severity: "violation", cells, message: TEXTS.none }];
  },
};
