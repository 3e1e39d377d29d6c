import type { Browser } from '@playwright/test';
import { getMedians, runOnce, type Lighthouse, type LighthouseMedians } from './lighthouse';
import { measureLoad, type LoadMeasurement } from './measure-load';
import { measureNavigation, type NavigationCost } from './measure-navigation';

/** A page to be compared, and the name of its site. */
export interface ComparedPage {
  readonly name: string;
  readonly url: string;
}

/** The figures of one site. */
export interface SiteFigures extends ComparedPage {
  readonly load: LoadMeasurement;
  readonly navigation: NavigationCost;
  /** With the processor slowed down. */
  readonly slowNavigation: NavigationCost;
  /** Null where Lighthouse did not run. */
  readonly lighthouse: LighthouseMedians | null;
}

/** How many times slower the processor is for the second figure of navigation, as on a phone. */
export const SLOWDOWN = 4;

async function measureSite(browser: Browser, page: ComparedPage): Promise<SiteFigures> {
  return {
    ...page,
    load: await measureLoad(browser, page.url),
    navigation: await measureNavigation(browser, page.url, 1),
    slowNavigation: await measureNavigation(browser, page.url, SLOWDOWN),
    lighthouse: null,
  };
}

/** Round by round, so that whatever else the machine does meanwhile falls on all sites alike. */
async function runLighthouse(
  lighthouse: Lighthouse,
  pages: readonly ComparedPage[],
  { executablePath, runs }: { executablePath: string; runs: number },
): Promise<LighthouseMedians[]> {
  const results: LighthouseMedians[][] = pages.map(() => []);
  for (let run = 0; run < runs; run += 1) {
    for (const [index, { url }] of pages.entries()) {
      results[index]?.push(await runOnce(lighthouse, url, executablePath));
    }
  }
  return results.map(getMedians);
}

/** What {@link compareSites} needs besides the pages. */
export interface CompareOptions {
  readonly browser: Browser;
  readonly executablePath: string;
  /** Null where it is not installed or not wanted. */
  readonly lighthouse: Lighthouse | null;
  readonly runs: number;
}

/** Measures a page of each site in one run; loads first, so that Lighthouse finds warm servers. */
export async function compareSites(
  pages: readonly ComparedPage[],
  { browser, lighthouse, executablePath, runs }: CompareOptions,
): Promise<SiteFigures[]> {
  const figures: SiteFigures[] = [];
  for (const page of pages) figures.push(await measureSite(browser, page));
  if (lighthouse === null) return figures;
  const medians = await runLighthouse(lighthouse, pages, { executablePath, runs });
  return figures.map((row, index) => ({ ...row, lighthouse: medians[index] ?? null }));
}
