import fs from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import type { NavigationEntry } from '../src/navigation/types';
import { LAUNCH_ARGS } from './browser/launch-args';
import { formatTable } from './cli/format-table';
import { runScript } from './cli/run-script';
import { ensureBrowser } from './ensure-browser';
import { createGeneratedTree, generatePages } from './scale/generate-pages';
import { measureBuild } from './scale/measure-build';
import { measureReader } from './scale/measure-reader';
import { measureStart } from './scale/measure-start';
import { parseScaleOptions, type ScaleOptions } from './scale/options';
import type { PlannedPage } from './scale/planned-page';
import { createContentTree, readContent } from './scale/read-content';
import {
  createBuildTable,
  createGrowthTable,
  createReaderTable,
  createStartTable,
  type ScaleFigures,
} from './scale/report';
import { writeFigures } from './scale/write-figures';
import { SmallSite } from './small-site/small-site';

const PRODUCT = 'material-ui';

function createSite(pages: readonly PlannedPage[], tree: readonly NavigationEntry[]): SmallSite {
  const site = new SmallSite({ prefix: 'docs-scale-', ownCaches: true });
  for (const { file, content, demos } of pages) {
    site.write(`docs/${PRODUCT}/${file}`, content);
    for (const demo of demos) site.write(`docs/${PRODUCT}/${demo.file}`, demo.source);
  }
  site.writeTrees({ [PRODUCT]: tree });
  return site;
}

async function measureSite(
  browser: Browser,
  pages: readonly PlannedPage[],
  tree: readonly NavigationEntry[],
  options: ScaleOptions,
): Promise<ScaleFigures> {
  const site = createSite(pages, tree);
  process.stderr.write(`${pages.length} pages in ${site.folder}\n`);
  const [first, next] = pages;
  if (!first || !next) throw new Error('A site needs two pages at least.');
  try {
    const edited = `docs/${PRODUCT}/${next.file}`;
    const edit = () => site.write(edited, `${site.read(edited)}\nOne more sentence.\n`);
    const start = options.measuresStart
      ? await measureStart(
          browser,
          site.folder,
          { first: first.pathname, next: next.pathname },
          edit,
        )
      : null;
    const build = options.measuresBuild ? await measureBuild(site.folder, edit) : null;
    const reader = build ? await measureReader(browser, site.folder, first.pathname) : [];
    const demos = pages.reduce((sum, page) => sum + page.demos.length, 0);
    return { pages: pages.length, demos, build, reader, start };
  } finally {
    if (!options.keepsSites) site.remove();
  }
}

async function measureSites(browser: Browser, options: ScaleOptions): Promise<ScaleFigures[]> {
  if (options.content !== null) {
    const pages = await readContent(path.resolve(options.content));
    return [await measureSite(browser, pages, createContentTree(pages), options)];
  }
  const figures: ScaleFigures[] = [];
  for (const size of options.sizes) {
    const pages = generatePages(size);
    figures.push(await measureSite(browser, pages, createGeneratedTree(pages), options));
  }
  return figures;
}

runScript(async () => {
  const options = parseScaleOptions(process.argv.slice(2));
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  try {
    const figures = await measureSites(browser, options);
    const tables = [createBuildTable, createStartTable, createReaderTable, createGrowthTable];
    for (const table of tables.map((create) => create(figures))) {
      if (table.length > 1) process.stdout.write(`${formatTable(table)}\n\n`);
    }
    if (options.jsonPath !== null) {
      fs.writeFileSync(options.jsonPath, `${JSON.stringify(figures, null, 2)}\n`);
    }
    if (options.writes) writeFigures(figures);
  } finally {
    await browser.close();
  }
});
