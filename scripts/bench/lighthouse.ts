import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { LAUNCH_ARGS } from '../browser/launch-args';
import { findFreePort } from '../server/find-free-port';
import { getMedian } from './median';

/** The part of Lighthouse that we use; the package is no dependency, so its types are not there. */
interface LighthouseResult {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number | null }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly runtimeError?: { readonly message: string };
  };
}

/** Lighthouse's function, which visits a page with the Chromium behind a debugging port. */
export type Lighthouse = (
  url: string,
  flags: { readonly port: number; readonly logLevel: 'error'; readonly output: 'json' },
) => Promise<LighthouseResult | undefined>;

/** Medians of several runs: scores of 100, times in milliseconds, layout shift as such. */
export interface LighthouseMedians {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingTimeMs: number;
  readonly cumulativeLayoutShift: number;
}

/** How to get Lighthouse; it is not among the dependencies because of its size. */
export const LIGHTHOUSE_HINT =
  'Without Lighthouse, which is not installed. To have its figures too: npm install --no-save lighthouse@12';

/** Lighthouse, or null where it is not installed. */
export async function loadLighthouse(): Promise<Lighthouse | null> {
  let modulePath: string;
  try {
    modulePath = require.resolve('lighthouse');
  } catch {
    return null;
  }
  const module = (await import(pathToFileURL(modulePath).href)) as { default: Lighthouse };
  return module.default;
}

/** The figures of one run. */
export function readLighthouseResult({ lhr }: LighthouseResult): LighthouseMedians {
  const score = (id: string) => Math.round((lhr.categories[id]?.score ?? NaN) * 100);
  const value = (id: string) => lhr.audits[id]?.numericValue ?? NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstContentfulPaintMs: value('first-contentful-paint'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingTimeMs: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  };
}

/** Median of each figure over several runs. */
export function getMedians(runs: readonly LighthouseMedians[]): LighthouseMedians {
  const keys = Object.keys(runs[0] ?? {}) as Array<keyof LighthouseMedians>;
  return Object.fromEntries(
    keys.map((key) => [key, getMedian(runs.map((run) => run[key]))]),
  ) as unknown as LighthouseMedians;
}

/** One visit, with a browser of its own: nothing may be left of the visit before. */
export async function runOnce(
  lighthouse: Lighthouse,
  url: string,
  executablePath: string,
): Promise<LighthouseMedians> {
  const port = await findFreePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...LAUNCH_ARGS, `--remote-debugging-port=${port}`],
  });
  try {
    const result = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse at ${url}: ${result?.lhr.runtimeError?.message ?? 'no result'}`);
    }
    return readLighthouseResult(result);
  } finally {
    await browser.close();
  }
}

/**
 * Medians of `runs` visits by Lighthouse: a phone, the network and processor slowed down by
 * calculation.
 */
export async function measureWithLighthouse(
  lighthouse: Lighthouse,
  { url, executablePath, runs }: { url: string; executablePath: string; runs: number },
): Promise<LighthouseMedians> {
  const results: LighthouseMedians[] = [];
  for (let run = 0; run < runs; run += 1) {
    results.push(await runOnce(lighthouse, url, executablePath));
  }
  return getMedians(results);
}
