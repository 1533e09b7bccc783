/**
 * Draws assets/icon-16.png, -32, -64 and -80: a calendar sheet with a check mark.
 *
 * The sheet is drawn on a grid of 16 units, so that its straight edges fall on whole pixels at every size.
 * The dark frame shows on a light ribbon and the white page on a dark one.
 */
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { deflateSync } from "node:zlib";

const SIZES = [16, 32, 64, 80];
const GRID = 16;
/** Samples a pixel side: 64 a pixel make the slanted and round edges smooth. */
const SAMPLES = 8;

const FRAME = [17, 107, 172];
const PAGE = [255, 255, 255];
const CHECK = [17, 107, 172];

/** Shapes from the back to the front; `inside` takes grid units. */
const SHAPES = [
  { colour: FRAME, inside: roundedRectangle(1, 2, 15, 16, 2) },
  { colour: PAGE, inside: roundedRectangle(2, 6, 14, 15, 1) },
  { colour: FRAME, inside: roundedRectangle(4, 0, 6, 4, 1) },
  { colour: FRAME, inside: roundedRectangle(10, 0, 12, 4, 1) },
  { colour: PAGE, inside: roundedRectangle(4.5, 3, 5.5, 4.5, 0.5) },
  { colour: PAGE, inside: roundedRectangle(10.5, 3, 11.5, 4.5, 0.5) },
  { colour: CHECK, inside: stroke([4.6, 10.4], [7, 12.8], 1) },
  { colour: CHECK, inside: stroke([7, 12.8], [11.5, 8], 1) },
];

for (const size of SIZES) {
  const file = fileURLToPath(new URL(`../assets/icon-${size}.png`, import.meta.url));
  writeFileSync(file, png(size, pixels(size)));
}

function roundedRectangle(left, top, right, bottom, radius) {
  return (x, y) => {
    const dx = Math.max(left + radius - x, x - (right - radius), 0);
    const dy = Math.max(top + radius - y, y - (bottom - radius), 0);
    return x >= left && x <= right && y >= top && y <= bottom && dx * dx + dy * dy <= radius * radius;
  };
}

/** A line with round ends, `radius` wide to each side. */
function stroke([x1, y1], [x2, y2], radius) {
  const [dx, dy] = [x2 - x1, y2 - y1];
  return (x, y) => {
    const along = Math.min(1, Math.max(0, ((x - x1) * dx + (y - y1) * dy) / (dx * dx + dy * dy)));
    return Math.hypot(x - x1 - along * dx, y - y1 - along * dy) <= radius;
  };
}

/** RGBA bytes, row by row, each row behind its filter byte 0 as PNG wants it. */
function pixels(size) {
  const bytes = Buffer.alloc(size * (1 + 4 * size));
  for (let row = 0; row < size; row++)
    for (let column = 0; column < size; column++)
      bytes.set(pixel(column, row, GRID / size), row * (1 + 4 * size) + 1 + 4 * column);
  return bytes;
}

/** Mean colour of a pixel's samples; its opacity is the share of samples that hit a shape. */
function pixel(column, row, unit) {
  const sum = [0, 0, 0];
  let hits = 0;
  for (let sample = 0; sample < SAMPLES * SAMPLES; sample++) {
    const x = (column + ((sample % SAMPLES) + 0.5) / SAMPLES) * unit;
    const y = (row + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES) * unit;
    const shape = SHAPES.findLast(({ inside }) => inside(x, y));
    if (!shape) continue;
    hits++;
    shape.colour.forEach((value, index) => (sum[index] += value));
  }
  if (hits === 0) return [0, 0, 0, 0];
  return [...sum.map((value) => Math.round(value / hits)), Math.round((255 * hits) / SAMPLES ** 2)];
}

function png(size, scanlines) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 6], 8); // 8 bits a channel, RGBA
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(scanlines, { level: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

/** The checksum of PNG; zlib.crc32 is not in every Node 20. */
function crc32(bytes) {
  let crc = 0xffffffff;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1;
  }
  return (crc ^ 0xffffffff) >>> 0;
}
