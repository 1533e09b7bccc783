import type { PartySign } from "./party-sign";
import { svgElement } from "./svg-element";

/** Width of a ring, in parts of the seat's radius; it is drawn inside the seat's edge. */
const RING = 0.2;

const DASHED_RING = 0.13;

/** Size of the letters of a seat, by how many there are, in parts of its radius. */
const LETTERS = [0, 1, 0.9, 0.7, 0.56] as const;

/**
 * One seat about [0, 0]: filled where it is direct, a ring where it is of the minority, dashed where it is open; with
 * the letters of its party, and a question mark where it is nobody's yet.
 */
export function seatFigure(
  kind: "direct" | "minority" | "open" | "undecided",
  radius: number,
  sign?: PartySign,
): SVGGElement {
  const width = kind === "direct" ? 0 : radius * (kind === "minority" ? RING : DASHED_RING);
  const letters = sign?.letters ?? (kind === "undecided" ? "?" : "");
  const size = (LETTERS[letters.length] ?? 0.6) * (radius - width / 2);
  return svgElement(
    "g",
    { class: "seat", "data-kind": kind, "data-colour": sign?.colour ?? 0 },
    svgElement("circle", {
      r: radius - width / 2,
      "stroke-width": width,
      ...dashes(kind, radius - width / 2),
    }),
    svgElement("text", { "font-size": size, dy: size * 0.36 }, letters),
  );
}

/** Twelve dashes go into the circle, so that none is cut. */
function dashes(kind: string, radius: number): Record<string, string> {
  if (kind !== "open" && kind !== "undecided") return {};
  return { "stroke-dasharray": ((2 * Math.PI * radius) / 24).toFixed(3) };
}
