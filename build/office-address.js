/*
 * Where the pane loads office.js from: Microsoft's public address, or that of a government cloud, from which the public one
 * cannot be reached (GCC High, DoD) or is not advised (GCC).
 * https://learn.microsoft.com/office/dev/add-ins/publish/government-cloud-guidance
 */
const HtmlWebpackPlugin = require("html-webpack-plugin");

/** As taskpane.html is written. */
const PUBLIC_OFFICE_JS = "https://appsforoffice.microsoft.com/lib/1/hosted/office.js";
const CLOUDS = ["gcc", "gcch", "dod"];

/**
 * Address of office.js, from OFFICE_CLOUD. A cloud that is not known ends the build with a line that says what to write.
 *
 * @param {Record<string, string | undefined>} environment usually process.env
 * @returns {string}
 */
function officeJs({ OFFICE_CLOUD: cloud = "" }) {
  if (cloud === "") return PUBLIC_OFFICE_JS;
  if (CLOUDS.includes(cloud))
    return `https://appsforoffice.${cloud}.cdn.office.net/appsforoffice/lib/1/hosted/office.js`;
  process.stderr.write(
    `OFFICE_CLOUD must be one of ${CLOUDS.join(", ")}, or left out for the public cloud\n`,
  );
  process.exit(1);
}

/** Writes the address into the page: into its script and into what its policy allows. */
class OfficeAddressPlugin {
  /** @param {string} address as officeJs gives it */
  constructor(address) {
    this.address = address;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap("office-address", (compilation) => {
      HtmlWebpackPlugin.getHooks(compilation).beforeEmit.tap("office-address", (data) => ({
        ...data,
        html: data.html
          .replaceAll(PUBLIC_OFFICE_JS, this.address)
          .replaceAll(new URL(PUBLIC_OFFICE_JS).origin, new URL(this.address).origin),
      }));
    });
  }
}

module.exports = { OfficeAddressPlugin, officeJs };
