import { inflateSync } from 'node:zlib';
import { encodePng } from '../node/encodePng';

/** Reads what `encodePng` writes: chunks by their names, then the color of every pixel. */
function decode(png: Buffer) {
  const chunks = new Map<string, Buffer>();
  for (let offset = 8; offset < png.length;) {
    const length = png.readUInt32BE(offset);
    chunks.set(
      png.toString('latin1', offset + 4, offset + 8),
      png.subarray(offset + 8, offset + 8 + length),
    );
    offset += length + 12;
  }
  const header = chunks.get('IHDR') ?? Buffer.alloc(8);
  const palette = chunks.get('PLTE') ?? Buffer.alloc(0);
  const width = header.readUInt32BE(0);
  const rows = inflateSync(chunks.get('IDAT') ?? Buffer.alloc(0));
  const colors = Array.from(rows)
    .filter((_value, index) => index % (width + 1) !== 0)
    .map((index) => [...palette.subarray(index * 3, index * 3 + 3)].join(' '));
  return { names: [...chunks.keys()], width, height: header.readUInt32BE(4), palette, colors };
}

const toPixels = (colors: ReadonlyArray<readonly [number, number, number]>) =>
  Uint8Array.from(colors.flatMap((color) => [...color, 255]));

describe('a PNG', () => {
  it('has the colors of its pixels, row by row', () => {
    const colors = [
      [255, 0, 0],
      [0, 128, 0],
      [0, 0, 7],
      [255, 0, 0],
      [255, 0, 0],
      [1, 2, 3],
    ] as const;
    const png = decode(encodePng(toPixels(colors), 3, 2));
    expect(png).toMatchObject({ names: ['IHDR', 'PLTE', 'IDAT', 'IEND'], width: 3, height: 2 });
    expect(png.colors).toEqual(colors.map((color) => color.join(' ')));
  });

  it('keeps the frequent ones of more than 256 colors, and takes the nearest for others', () => {
    // Twice every grey, and once a color that is next to one of them.
    const greys = Array.from({ length: 256 }, (_, value) => [value, value, value] as const);
    const colors = [...greys, ...greys, [10, 10, 12], [200, 203, 200]] as const;
    const png = decode(encodePng(toPixels(colors), 514, 1));
    expect(png.palette).toHaveLength(256 * 3);
    expect(png.colors.slice(0, 256)).toEqual(greys.map((grey) => grey.join(' ')));
    expect(png.colors.slice(-2)).toEqual(['11 11 11', '201 201 201']);
  });
});
