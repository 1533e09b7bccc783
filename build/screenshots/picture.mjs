import { writeFileSync } from "node:fs";

/** Letters stay sharp at this quality, and a page has a third of its bytes as PNG. */
const QUALITY = 0.82;

/** The whole page. */
export async function takePage({ page, settled }) {
  await settled();
  return page.screenshot();
}

/** Room for what the pane opens below one another. */
const TALL = 1500;

/**
 * The pane alone, from the top of a part of it down to a height.
 *
 * @param {{ page: import("playwright-core").Page, settled: () => Promise<void> }} bench
 * @param {import("playwright-core").Locator} part
 * @param {number} height in pixels of the page
 */
export async function takePart({ page, settled }, part, height) {
  const size = page.viewportSize();
  await page.setViewportSize({ ...size, height: TALL });
  await settled();
  await part.evaluate((one) => one.scrollIntoView({ block: "start" }));
  await settled();
  const { x, width } = await page.locator("#pane iframe").boundingBox();
  const { y } = await part.boundingBox();
  const picture = await page.screenshot({ clip: { x, y, width, height } });
  await page.setViewportSize(size);
  return picture;
}

/** Writes a picture as WebP; the browser is what encodes it. */
export async function writeWebp(browser, png, file) {
  const page = await browser.newPage();
  const encoded = await page.evaluate(encode, [png.toString("base64"), QUALITY]);
  await page.close();
  writeFileSync(file, Buffer.from(encoded.split(",")[1], "base64"));
}

async function encode([png, quality]) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = Object.assign(document.createElement("canvas"), {
    width: image.width,
    height: image.height,
  });
  canvas.getContext("2d").drawImage(image, 0, 0);
  return canvas.toDataURL("image/webp", quality);
}
