import type { Page } from '@playwright/test';
import { openAtRest } from '../../e2e/support/rest';
import { pickAct, type Act } from './acts';
import { installCounter } from './countLiving';
import { findGrowth, type Allowance, type Measurement } from './judge';
import { measure } from './measure';
import { goBack, goTo, waitForDemos, listNextPaths } from './navigate';
import { createRandom, pick, type Random } from './random';

/** One long visit. */
export interface SoakOptions {
  /** Address of the site without a trailing slash. */
  readonly origin: string;
  /**
   * Paths of the pages that are visited, round and round: what is kept of a page for the next visit
   * is kept once. The first is where the visit begins and where is measured.
   */
  readonly pages: readonly string[];
  /** Navigations before the first measurement, after a visit of every page. */
  readonly warmUp: number;
  /** Navigations between the first measurement and the last. */
  readonly steps: number;
  /** How often is measured on the way, the end included. Default: 1. */
  readonly parts?: number;
  /** The same seed makes the same visit. */
  readonly seed: number;
  /** Growth that is right. */
  readonly allowance: Allowance;
}

export interface SoakResult {
  /** After the warm-up, and after each of as many parts of the visit as were asked for. */
  readonly measurements: readonly Measurement[];
  /** What has grown, a line each. */
  readonly growth: readonly string[];
  /** How often each act was done. */
  readonly acts: Readonly<Record<string, number>>;
}

/** The part of navigations that are a way back. */
const BACK = 0.1;

async function step(page: Page, pages: readonly string[], random: Random): Promise<Act> {
  const act = pickAct(random);
  await act.run(page, random, pages);
  if (random() < BACK) {
    await goBack(page);
    return act;
  }
  const here = new URL(page.url()).pathname;
  const next = await listNextPaths(page, pages);
  const others = next.length > 0 ? next : pages.filter((path) => path !== here);
  await goTo(page, pick(random, others));
  return act;
}

/** Every page once, with each demo that comes to life in it. */
async function visitAll(page: Page, pages: readonly string[]): Promise<void> {
  for (const path of [...pages.slice(1), ...pages.slice(0, 1)]) {
    await goTo(page, path);
    await page.locator('.demo__island:not([data-demo-state="still"])').evaluateAll((islands) => {
      for (const island of islands) island.dispatchEvent(new Event('pointerover'));
    });
    await waitForDemos(page);
  }
}

/**
 * Walks through a site for long without loading a page, and says what has grown meanwhile that
 * should not have.
 *
 * @param page a new one, of a context of its own
 * @throws where a page does not come, or something on it does not answer
 */
export async function soak(page: Page, options: SoakOptions): Promise<SoakResult> {
  const { origin, pages, warmUp, steps, parts = 1, seed, allowance } = options;
  const [start, second] = pages;
  if (start === undefined || second === undefined) throw new Error('A visit needs two pages.');
  const random = createRandom(seed);
  const acts: Record<string, number> = {};
  // tsx gives functions their names back with this, which browsers have not got.
  await page.addInitScript('globalThis.__name ??= (value) => value');
  await page.addInitScript(installCounter);
  const session = await page.context().newCDPSession(page);
  await openAtRest(page, `${origin}${start}`);

  const walk = async (count: number) => {
    for (let done = 0; done < count; done += 1) {
      const { name } = await step(page, pages, random);
      acts[name] = (acts[name] ?? 0) + 1;
    }
  };
  const measureAtStart = async () => {
    // Come to in the same way both times: from another page.
    await goTo(
      page,
      pick(() => 0, pages.slice(1)),
    );
    await goTo(page, start);
    return measure(page, session);
  };
  await visitAll(page, pages);
  await walk(warmUp);
  const before = await measureAtStart();
  const measurements = [before];
  for (let part = 0; part < parts; part += 1) {
    await walk(Math.ceil(steps / parts));
    measurements.push(await measureAtStart());
  }
  const after = measurements.at(-1) ?? before;
  return { measurements, growth: findGrowth(before, after, allowance), acts };
}
