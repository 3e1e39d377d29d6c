import { chromium } from '@playwright/test';
import { watchContext } from '../../e2e/support/watchContext';
import { LAUNCH_ARGS } from '../browser/launch-args';
import { ONE_FAILED, ONE_PASSED, type Counts } from '../checks/counts';
import { UsageError } from '../cli/run-script';
import { ensureBrowser } from '../ensure-browser';
import { serveBuild } from '../server/serve-build';
import type { Measurement } from '../soak/judge';
import { soak } from '../soak/soak';
import { COUNT_ALLOWANCE, HEAP_PER_NAVIGATION, SOAK_PAGES } from '../soak/visit';

/** Where `npm run build` leaves the site. */
const DIRECTORY = 'build';

const WARM_UP = 60;
const STEPS = 500;

/** How often is measured, to see in the log when something grew. */
const PARTS = 5;

/** The seed that `SOAK_SEED` names, to make the same visit again; any other time another one. */
function readSeed(value = process.env.SOAK_SEED): number {
  if (value === undefined) return Math.floor(Math.random() * 2 ** 32);
  if (/^\d+$/.test(value)) return Number(value);
  throw new UsageError(
    `SOAK_SEED is "${value}". It must be a whole number, as the audit prints it.`,
  );
}

const format = ({ heap, ...counts }: Measurement): string =>
  [
    ...Object.entries(counts).map(([name, count]) => `${name} ${count}`),
    `heap ${(heap / 1e6).toFixed(1)} MB`,
  ].join(', ');

/** Walks through the site for 500 navigations: nothing may grow that should not. */
export async function auditSoak(log: (line: string) => void): Promise<Counts> {
  const seed = readSeed();
  log(`${STEPS} navigations by SOAK_SEED=${seed}`);
  const server = await serveBuild({ directory: DIRECTORY });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  try {
    const context = await browser.newContext({ serviceWorkers: 'block', reducedMotion: 'reduce' });
    const { getProblems } = watchContext(context, server.url);
    const { measurements, growth, acts } = await soak(await context.newPage(), {
      origin: server.url,
      pages: SOAK_PAGES,
      warmUp: WARM_UP,
      steps: STEPS,
      parts: PARTS,
      seed,
      allowance: { ...COUNT_ALLOWANCE, heap: STEPS * HEAP_PER_NAVIGATION },
    });
    measurements.forEach((measurement) => log(`  ${format(measurement)}`));
    log(
      `  ${Object.entries(acts)
        .map(([name, count]) => `${name} ${count}`)
        .join(', ')}`,
    );
    const problems = [
      ...growth.map((line) => `has grown: ${line}`),
      ...getProblems().map(({ kind, text }) => `${kind}: ${text}`),
    ];
    problems.forEach((problem) => log(`✗ ${problem}`));
    return problems.length > 0 ? ONE_FAILED : ONE_PASSED;
  } finally {
    await browser.close();
    await server.close();
  }
}
