import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { encodePng } from './encodePng';

/** Draws SVG as PNG; what was drawn before is taken from the cache. */
export type Renderer = (svg: string) => Promise<Buffer>;

/** Changes when the same SVG is to be drawn in another way. */
const FORMAT = 'palette-1';

async function readCached(filePath: string): Promise<Buffer | null> {
  try {
    return await fs.readFile(filePath);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/**
 * @param cacheFolder absolute path of a folder that may be removed at any time
 */
export async function createRenderer(cacheFolder: string): Promise<Renderer> {
  const { Resvg } = await import('@resvg/resvg-js');
  await fs.mkdir(cacheFolder, { recursive: true });
  return async (svg) => {
    const hash = createHash('sha256').update(FORMAT).update(svg).digest('hex').slice(0, 32);
    const filePath = path.join(cacheFolder, `${hash}.png`);
    const cached = await readCached(filePath);
    if (cached) return cached;
    const { pixels, width, height } = new Resvg(svg, { font: { loadSystemFonts: false } }).render();
    const png = encodePng(pixels, width, height);
    // Under another name first: a build that is broken off must not leave half a picture.
    await fs.writeFile(`${filePath}.tmp`, png);
    await fs.rename(`${filePath}.tmp`, filePath);
    return png;
  };
}
