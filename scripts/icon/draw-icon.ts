import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '..', '..', 'static', 'img');
const DRAWING = path.join(FOLDER, 'favicon.svg');

/** Where the icon of the site lies. */
export const ICON = path.join(FOLDER, 'favicon.png');

/** Length of its side in pixels: what search engines ask for at least, and enough for any tab. */
const SIZE = 48;

/** Draws the icon of the site, as a PNG file. */
export async function drawIcon(): Promise<Buffer> {
  const { Resvg } = await import('@resvg/resvg-js');
  const drawing = fs.readFileSync(DRAWING, 'utf8');
  return new Resvg(drawing, { fitTo: { mode: 'width', value: SIZE } }).render().asPng();
}
