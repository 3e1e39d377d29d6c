import fs from 'node:fs/promises';
import path from 'node:path';
import { getProductId } from '../../products/pathRules';
import { products } from '../../products/products';
import { getPreviewedPage } from '../previewPath';
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

/** What a preview says: a page's texts; without those that the font has no characters for. */
function toCard(
  page: string,
  { title, section, siteName }: PageHead,
  typesetter: Typesetter,
): Card | null {
  if (!typesetter.canSet(title)) return null;
  const id = getProductId(`/${page}`);
  return {
    title,
    product: products.find((product) => product.id === id) ?? null,
    section: section !== null && typesetter.canSet(section) ? section : null,
    siteName,
  };
}

/**
 * Draws the previews that the pages of a built site name, each from the texts of its page. A title
 * that the font has no characters for, a Chinese one for example, is set in the words of the same page
 * at the root, and if there is no such page, the preview says whose site it is.
 *
 * @throws Error when a preview is named whose page is not there
 */
export async function writeLinkPreviews(
  buildDirectory: string,
  { siteDir, languages }: PreviewOptions,
): Promise<string> {
  const heads = await readHeads(buildDirectory);
  const images = new Set(
    Array.from(heads.values(), ({ image }) => image).filter((image) => image !== null),
  );
  if (images.size === 0) return 'none are named';
  const typesetter = await createTypesetter(siteDir);
  const render = await createRenderer(
    path.join(siteDir, 'node_modules', '.cache', 'link-previews'),
  );
  let bytes = 0;
  for (const { pathname } of Array.from(images, (image) => new URL(image))) {
    const root = findRoot(pathname, languages);
    const page = getPreviewedPage(pathname, root);
    const head = heads.get(root + page);
    if (!head) {
      throw new Error(
        `a page names the preview ${pathname}, but there is no page ${root}${page} whose title it could say. ` +
          'Create that page, or let getPreviewPath (src/link-previews/previewPath.ts) name another preview.',
      );
    }
    const original = heads.get(`/${page}`);
    const card = toCard(page, head, typesetter) ??
      (original && toCard(page, original, typesetter)) ?? {
        title: head.siteName,
        product: null,
        section: null,
        siteName: head.siteName,
      };
    const png = await render(composeCard(card, typesetter));
    const filePath = path.join(buildDirectory, decodeURIComponent(pathname));
    await fs.mkdir(path.dirname(filePath), { recursive: true });
    await fs.writeFile(filePath, png);
    bytes += png.length;
  }
  return `${images.size} pictures, ${(bytes / 1e6).toFixed(1)} MB`;
}
