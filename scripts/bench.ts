import fs from 'node:fs';
import { chromium } from '@playwright/test';
import { compareSites } from './bench/compare-sites';
import {
  formatComparison,
  formatLighthouse,
  formatLoads,
  formatSearch,
  formatToggles,
  type PageFigures,
} from './bench/format-table';
import { LIGHTHOUSE_HINT, loadLighthouse, measureWithLighthouse } from './bench/lighthouse';
import { measureLoad } from './bench/measure-load';
import { measureSearch, type SearchCost } from './bench/measure-search';
import { measureToggles } from './bench/measure-toggles';
import { parseBenchOptions, type BenchOptions } from './bench/options';
import { LAUNCH_ARGS } from './browser/launch-args';
import { runScript } from './cli/run-script';
import { ensureBrowser } from './ensure-browser';
import { serveBuild } from './server/serve-build';

/** Measures every page at `origin`; loads first, so that Lighthouse finds a warm server. */
async function measurePages(origin: string, options: BenchOptions): Promise<PageFigures[]> {
  const executablePath = await ensureBrowser();
  const lighthouse = options.useLighthouse ? await loadLighthouse() : null;
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
  const figures: PageFigures[] = [];
  try {
    for (const page of options.pages) {
      const load = await measureLoad(browser, `${origin}${page}`);
      const toggles = await measureToggles(browser, `${origin}${page}`);
      figures.push({ page, load, toggles, lighthouse: null });
    }
  } finally {
    await browser.close();
  }
  if (lighthouse === null) {
    return figures;
  }
  const complete: PageFigures[] = [];
  for (const row of figures) {
    const url = `${origin}${row.page}`;
    const { runs } = options;
    complete.push({
      ...row,
      lighthouse: await measureWithLighthouse(lighthouse, { url, executablePath, runs }),
    });
  }
  return complete;
}

/** Of one page: what it costs does not depend on where the search is opened. */
async function measureFirstSearch(url: string): Promise<SearchCost[]> {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  try {
    return await measureSearch(browser, url);
  } finally {
    await browser.close();
  }
}

function writeJson(jsonPath: string | null, figures: readonly unknown[]): void {
  if (jsonPath === null) return;
  fs.writeFileSync(jsonPath, `${JSON.stringify(figures, null, 2)}\n`);
}

/** The first page beside those of other sites. */
async function compare(origin: string, options: BenchOptions): Promise<void> {
  const executablePath = await ensureBrowser();
  const lighthouse = options.useLighthouse ? await loadLighthouse() : null;
  const browser = await chromium.launch({ executablePath, args: [...LAUNCH_ARGS] });
  try {
    const own = { name: 'this site', url: `${origin}${options.pages[0] ?? '/'}` };
    const { runs } = options;
    const sites = await compareSites([own, ...options.against], {
      browser,
      executablePath,
      lighthouse,
      runs,
    });
    process.stdout.write(`${formatComparison(sites)}\n`);
    if (options.useLighthouse && lighthouse === null) {
      process.stdout.write(`${LIGHTHOUSE_HINT}\n`);
    }
    writeJson(options.jsonPath, sites);
  } finally {
    await browser.close();
  }
}

runScript(async () => {
  const options = parseBenchOptions(process.argv.slice(2));
  const server = await serveBuild({ directory: options.directory });
  try {
    if (options.against.length > 0) {
      await compare(server.url, options);
      return;
    }
    const figures = await measurePages(server.url, options);
    process.stdout.write(`${formatLoads(figures)}\n\n${formatToggles(figures)}\n\n`);
    const [first] = options.pages;
    if (first !== undefined) {
      const search = await measureFirstSearch(`${server.url}${first}`);
      process.stdout.write(`${formatSearch(search)}\n\n`);
    }
    if (figures.some(({ lighthouse }) => lighthouse !== null)) {
      process.stdout.write(`${formatLighthouse(figures, options.runs)}\n`);
    } else if (options.useLighthouse) {
      process.stdout.write(`${LIGHTHOUSE_HINT}\n`);
    }
    writeJson(options.jsonPath, figures);
  } finally {
    await server.close();
  }
});
