import { chromium, type BrowserContextOptions, type Page } from '@playwright/test';
import type { Problem } from '../../e2e/support/problems';
import { watchContext } from '../../e2e/support/watchContext';
import { LAUNCH_ARGS } from '../browser/launch-args';
import type { Counts } from '../checks/counts';
import { ensureBrowser } from '../ensure-browser';
import { examinePage } from '../faults/examinePage';
import { examinePart, openForPart } from '../faults/examinePart';
import { examineFirstLoad, examineWithoutScripts, FIRST_LOADS } from '../faults/firstLoads';
import { LOST_PATHS, PAGE_KINDS } from '../faults/kinds';
import { LACKS, type Lack } from '../faults/lacks';
import { PARTS } from '../faults/parts';
import { WAYS } from '../faults/ways';
import { serveBuild } from '../server/serve-build';

/** Where `npm run build` leaves the site. */
const DIRECTORY = 'build';

/** How long anything may take, in ms: everything comes from this machine. */
const TIMEOUT = 10_000;

/** One fault on one page. */
interface Case {
  readonly name: string;
  readonly lack?: Lack;
  readonly context?: BrowserContextOptions;
  examine(page: Page, origin: string, getProblems: () => readonly Problem[]): Promise<string[]>;
}

const kinds = Object.entries(PAGE_KINDS);

function listCases(): Case[] {
  return [
    ...LACKS.flatMap((lack) =>
      kinds.map(([kind, path]): Case => ({
        name: `${lack.name}: ${kind}`,
        lack,
        examine: (page, origin, problems) =>
          examinePage(page, origin + path, () =>
            problems().filter(({ text }) => !lack.echo?.test(text)),
          ),
      })),
    ),
    ...FIRST_LOADS.flatMap((load) =>
      kinds.map(([kind, path]): Case => ({
        name: `${load.name}: ${kind}`,
        examine: (page, origin, problems) => examineFirstLoad(page, origin + path, load, problems),
      })),
    ),
    ...kinds.map(([kind, path]): Case => ({
      name: `JavaScript off: ${kind}`,
      context: { javaScriptEnabled: false },
      examine: (page, origin) => examineWithoutScripts(page, origin + path),
    })),
    ...PARTS.flatMap((part) =>
      WAYS.filter(({ name }) => name !== part.unknowable?.way).map((way): Case => ({
        name: `${part.name} ${way.name}`,
        context: { permissions: ['clipboard-read', 'clipboard-write'] },
        async examine(page, origin, problems) {
          await openForPart(page, origin, part);
          return examinePart(page, part, way, problems);
        },
      })),
    ),
    ...LOST_PATHS.map((path): Case => ({
      name: `nothing at ${path}`,
      examine: (page, origin, problems) => examinePage(page, origin + path, problems),
    })),
  ];
}

/**
 * Has everything go wrong that can, one after the other, on a page of every kind. `FAULTS` names a
 * part of the cases, by what their names contain.
 */
export async function auditFaults(log: (line: string) => void): Promise<Counts> {
  const counts = { passed: 0, failed: 0 };
  const cases = listCases().filter(({ name }) => name.includes(process.env.FAULTS ?? ''));
  const server = await serveBuild({ directory: DIRECTORY });
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: [...LAUNCH_ARGS],
  });
  try {
    for (const { name, lack, context: options, examine } of cases) {
      const context = await browser.newContext({
        serviceWorkers: 'block',
        reducedMotion: 'reduce',
        ...options,
      });
      context.setDefaultTimeout(TIMEOUT);
      // tsx gives functions their names back with this, which browsers have not got.
      await context.addInitScript('globalThis.__name ??= (value) => value');
      if (lack) await context.addInitScript(lack.install);
      const { getProblems } = watchContext(context, server.url);
      const found = await examine(await context.newPage(), server.url, getProblems).catch(
        (error: unknown) => [String(error)],
      );
      await context.close();
      log([`${found.length > 0 ? '✗' : '✓'} ${name}`, ...found].join('\n  '));
      counts[found.length > 0 ? 'failed' : 'passed'] += 1;
    }
  } finally {
    await browser.close();
    await server.close();
  }
  return counts;
}
