const { createHash } = require("node:crypto");

/**
 * The Id of the add-in at an address: that of local development at its own, and at any other one a UUID of version 5
 * (RFC 9562) of the address below that Id. So each address has its own, always the same: publishing again there
 * updates the add-in, and Excel can keep it apart from the one of a developer or of another municipality.
 *
 * @param {string} developmentId the Id of manifest.xml
 * @param {string} url as addinUrl gives it
 * @returns {string}
 * @example
 * addinId("ca2b8fb6-ec26-43f8-9213-011c112f74b0", "https://www.example.pr/muni/")
 * //=> "aeeea47a-d53f-50ea-b0cc-6fa1502b8e95"
 */
function addinId(developmentId, url) {
  const namespace = Buffer.from(developmentId.replaceAll("-", ""), "hex");
  const bytes = createHash("sha1").update(namespace).update(url).digest().subarray(0, 16);
  bytes[6] = (bytes[6] & 0x0f) | 0x50;
  bytes[8] = (bytes[8] & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

module.exports = { addinId };
