import { crc32, deflateSync } from 'node:zlib';

/** Colors that a palette can hold. */
const MAX_COLORS = 256;

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Bits of a color sample, kind of colors (palette), compression, filter, no interlacing. */
const INDEXED_8_BIT = [8, 3, 0, 0, 0];

function toChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

const getRed = (color: number) => color >> 16;
const getGreen = (color: number) => (color >> 8) & 255;
const getBlue = (color: number) => color & 255;

/** The color of every pixel as one number, `0xRRGGBB`. */
function readColors(pixels: Uint8Array): Uint32Array {
  const colors = new Uint32Array(pixels.length / 4);
  for (let index = 0, offset = 0; index < colors.length; index += 1, offset += 4) {
    colors[index] =
      ((pixels[offset] ?? 0) << 16) | ((pixels[offset + 1] ?? 0) << 8) | (pixels[offset + 2] ?? 0);
  }
  return colors;
}

/** Every color that occurs, the most frequent one first. */
function listByCount(colors: Uint32Array): number[] {
  const counts = new Map<number, number>();
  // Neighbors are alike nearly everywhere, and counted together.
  for (let start = 0, end = 0; start < colors.length; start = end) {
    const color = colors[start] ?? 0;
    while (end < colors.length && colors[end] === color) end += 1;
    counts.set(color, (counts.get(color) ?? 0) + end - start);
  }
  return [...counts].sort(([, one], [, other]) => other - one).map(([color]) => color);
}

function findNearest(color: number, palette: readonly number[]): number {
  let nearest = 0;
  let smallest = Infinity;
  palette.forEach((candidate, index) => {
    const distance =
      (getRed(color) - getRed(candidate)) ** 2 +
      (getGreen(color) - getGreen(candidate)) ** 2 +
      (getBlue(color) - getBlue(candidate)) ** 2;
    if (distance < smallest) {
      smallest = distance;
      nearest = index;
    }
  });
  return nearest;
}

/** The index of every color that occurs: its own for the most frequent, else that of the nearest one. */
function buildPalette(colors: Uint32Array) {
  const byCount = listByCount(colors);
  const palette = byCount.slice(0, MAX_COLORS);
  const indices = new Map(
    byCount.map((color, index) => [
      color,
      index < palette.length ? index : findNearest(color, palette),
    ]),
  );
  return { palette, indices };
}

/**
 * Encodes a picture of few colors as a PNG with a palette, at half of the size that true colors
 * take. Of more than 256 colors, which only the edges of shapes bring about, the rare ones become the
 * nearest frequent ones.
 *
 * @param pixels red, green, blue and alpha of every pixel, row by row; alpha is taken as 255
 */
export function encodePng(pixels: Uint8Array, width: number, height: number): Buffer {
  const colors = readColors(pixels);
  const { palette, indices } = buildPalette(colors);
  // Every row begins with its filter, which is none: flat colors compress best as they are.
  const rows = Buffer.alloc((width + 1) * height);
  let previous = -1;
  let index = 0;
  colors.forEach((color, pixel) => {
    if (color !== previous) index = indices.get(color) ?? 0;
    previous = color;
    rows[pixel + Math.floor(pixel / width) + 1] = index;
  });
  const header = Buffer.alloc(8);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([
    SIGNATURE,
    toChunk('IHDR', Buffer.concat([header, Buffer.from(INDEXED_8_BIT)])),
    toChunk(
      'PLTE',
      Buffer.from(palette.flatMap((color) => [getRed(color), getGreen(color), getBlue(color)])),
    ),
    toChunk('IDAT', deflateSync(rows, { level: 6 })),
    toChunk('IEND', Buffer.alloc(0)),
  ]);
}
