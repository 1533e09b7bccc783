const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "&#9;",
  "\n": "&#10;",
  "\r": "&#13;",
};

/**
 * Text as it stands in an attribute or between tags.
 *
 * @example
 * escapeXml('Fiscalía & "Hacienda"') //=> "Fiscalía &amp; &quot;Hacienda&quot;"
 */
export function escapeXml(text: string): string {
  return text.replace(/[&<>"\t\n\r]/g, (letter) => ENTITIES[letter]!);
}
