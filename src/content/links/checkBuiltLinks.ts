import fs from 'node:fs';
import path from 'node:path';
import { readPages } from '../../navigation/node/readPages';
import { products } from '../../products/products';
import { collectLinks } from './collectLinks';
import { findBrokenLinks, type PageLinks } from './findBrokenLinks';

/** What Docusaurus tells its plugins after a build; the few things used here. */
interface BuiltSite {
  readonly siteDir: string;
  readonly outDir: string;
  readonly routesPaths: readonly string[];
}

function readAnchors(outDir: string, pathname: string): Set<string> {
  const html = fs.readFileSync(path.join(outDir, pathname, 'index.html'), 'utf8');
  return new Set(
    Array.from(html.matchAll(/\sid=(?:"([^"]*)"|'([^']*)'|([^\s>]+))/g), (match) =>
      String(match[1] ?? match[2] ?? match[3]),
    ),
  );
}

async function readPageLinks(siteDir: string): Promise<PageLinks[]> {
  const perProduct = await Promise.all(
    products.map((product) => readPages(path.join(siteDir, 'docs', product.id), product)),
  );
  return Promise.all(
    perProduct.flat().map(async ({ source, pathname }) => ({
      source,
      pathname: `${pathname}/`,
      links: await collectLinks(fs.readFileSync(path.join(siteDir, source), 'utf8')),
    })),
  );
}

/**
 * Checks the links of all current pages against what was built.
 *
 * @throws Error listing every broken link with its file, line and remedy.
 */
export async function checkBuiltLinks({ siteDir, outDir, routesPaths }: BuiltSite): Promise<void> {
  const anchors = new Map<string, Set<string>>();
  const problems = findBrokenLinks(await readPageLinks(siteDir), {
    pathnames: routesPaths,
    hasFile: (pathname) => {
      const file = path.join(outDir, decodeURIComponent(pathname));
      return fs.existsSync(file) && fs.statSync(file).isFile();
    },
    getAnchors: (pathname) => {
      const known = anchors.get(pathname) ?? readAnchors(outDir, pathname);
      anchors.set(pathname, known);
      return known;
    },
  });
  if (problems.length > 0) {
    throw new Error(`Broken links in pages:\n${problems.map((line) => `  ${line}`).join('\n')}`);
  }
}
