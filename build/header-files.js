/*
 * HTTP headers for common static hosts: _headers (Netlify, Cloudflare Pages), staticwebapp.config.json (Azure Static
 * Web Apps), web.config (IIS, Azure App Service), .htaccess (Apache) and nginx.conf, to be included in the location
 * that serves the files. Without them the add-in works, but Excel may keep old functions for longer.
 */

/** Office for the web shows the pane in a frame; Microsoft publishes no complete list of its hosts. */
const FRAMES = [
  "https://*.officeapps.live.com",
  "https://*.cloud.microsoft",
  "https://*.office.com",
  "https://*.sharepoint.com",
  "https://onedrive.live.com",
];

/** @param {string} officeJs address of office.js */
function policy(officeJs) {
  return [
    "default-src 'none'",
    `script-src 'self' ${new URL(officeJs).origin}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors 'self' ${FRAMES.join(" ")}`,
  ].join("; ");
}

/** @param {string} officeJs address of office.js */
function headersOf(officeJs) {
  return {
    // Report only: what today's office.js asks for can be seen in Excel and nowhere else (docs/manual-checks.md).
    "Content-Security-Policy-Report-Only": policy(officeJs),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Access-Control-Allow-Origin": "*",
    // The names are fixed, so a copy must be asked about before it is used again.
    "Cache-Control": "no-cache",
  };
}

/**
 * The header files by name.
 *
 * @param {string} officeJs address of office.js
 * @returns {Record<string, string>}
 */
function headerFiles(officeJs) {
  const globalHeaders = headersOf(officeJs);
  const headers = Object.entries(globalHeaders);
  return {
    "staticwebapp.config.json": `${JSON.stringify({ globalHeaders }, null, 2)}\n`,
    "nginx.conf": `${headers.map(([name, value]) => `add_header ${name} "${value}" always;`).join("\n")}\n`,
    _headers: `/*\n${headers.map(([name, value]) => `  ${name}: ${value}`).join("\n")}\n`,
    ".htaccess": `<IfModule mod_headers.c>
${headers.map(([name, value]) => `  Header always set ${name} "${value}"`).join("\n")}
</IfModule>
`,
    "web.config": `<?xml version="1.0" encoding="UTF-8"?>
<configuration>
  <system.webServer>
    <httpProtocol>
      <customHeaders>
${headers.map(([name, value]) => `        <add name="${name}" value="${value}"/>`).join("\n")}
      </customHeaders>
    </httpProtocol>
  </system.webServer>
</configuration>
`,
  };
}

module.exports = { headerFiles };
