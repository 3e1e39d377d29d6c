import fs from 'node:fs/promises';
import path from 'node:path';
import { getProductId } from '../../products/pathRules';
import { products } from '../../products/products';
import { getPicturedPage } from '../imagePath';
import { composeCard, type Card } from './composeCard';
import { createTypesetter, type Typesetter } from './createTypesetter';
import { readHead, type PageHead } from './readHead';
import { createRenderer } from './renderCard';

export interface PreviewOptions {
  /** Absolute path of the site's folder: its `node_modules` hold the font and the cache. */
  readonly siteDir: string;
  /** Languages below a folder of their own; what the font cannot set is said as on the root's page. */
  readonly languages: readonly string[];
}

/** Every page of a build, by its path: `/zh/system/react-box/`. */
async function readHeads(buildDirectory: string) {
  const names = await fs.readdir(buildDirectory, { recursive: true });
  const pages = names.filter((name) => path.basename(name) === 'index.html');
  const heads = new Map<string, PageHead>();
  for (const name of pages) {
    const html = await fs.readFile(path.join(buildDirectory, name), 'utf8');
    const folder = name.slice(0, -'index.html'.length).split(path.sep).join('/');
    heads.set(`/${folder}`, readHead(html));
  }
  return heads;
}

function findRoot(pathname: string, languages: readonly string[]): string {
  const language = languages.find((candidate) => pathname.startsWith(`/${candidate}/`));
  return language === undefined ? '/' : `/${language}/`;
}

/**
 * What a preview says: texts of the first of its pages that the font has the characters for, else the
 * names of product and site.
 *
 * @param heads the page in its language, then at the root; undefined where there is none
 */
function toCard(
  page: string,
  heads: ReadonlyArray<PageHead | undefined>,
  siteName: string,
  { canSet }: Typesetter,
): Card {
  const pick = (texts: ReadonlyArray<string | null | undefined>) =>
    texts.find((text) => text && canSet(text)) ?? null;
  const id = getProductId(`/${page}`);
  const product = products.find((candidate) => candidate.id === id) ?? null;
  return {
    title: pick(heads.map((head) => head?.title)) ?? product?.name ?? siteName,
    product,
    section: pick(heads.map((head) => head?.section)),
    siteName,
  };
}

/**
 * Draws the previews that the pages of a built site name, each from the texts of its page. A title
 * that the font has no characters for, a Chinese one for example, is set in the words of the same page
 * at the root.
 *
 * @param buildDirectory absolute path of the built site, which is served from the root of its host
 * @returns one line with what was done
 */
export async function writeSocialImages(
  buildDirectory: string,
  { siteDir, languages }: PreviewOptions,
): Promise<string> {
  const heads = await readHeads(buildDirectory);
  const images = new Map(
    Array.from(heads.values()).flatMap(({ image, siteName }) =>
      image === null ? [] : [[image, siteName]],
    ),
  );
  if (images.size === 0) return 'none are named';
  const typesetter = await createTypesetter(siteDir);
  const render = await createRenderer(
    path.join(siteDir, 'node_modules', '.cache', 'social-images'),
  );
  let count = 0;
  let bytes = 0;
  for (const [image, siteName] of images) {
    const { pathname } = new URL(image);
    const root = findRoot(pathname, languages);
    const page = getPicturedPage(pathname, root);
    if (page === null) continue;
    const pages = [heads.get(root + page), heads.get(`/${page}`)];
    const card = toCard(page, pages, siteName, typesetter);
    const png = await render(composeCard(card, typesetter));
    const filePath = path.join(buildDirectory, decodeURIComponent(pathname));
    await fs.mkdir(path.dirname(filePath), { recursive: true });
    await fs.writeFile(filePath, png);
    count += 1;
    bytes += png.length;
  }
  return `${count} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
}
