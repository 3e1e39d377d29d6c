import type { Page } from '@playwright/test';
import { examinePage } from '../scripts/faults/examinePage';
import { examinePart, openForPart } from '../scripts/faults/examinePart';
import { examineFirstLoad, FIRST_LOADS } from '../scripts/faults/firstLoads';
import { PAGE_KINDS } from '../scripts/faults/kinds';
import { LACKS } from '../scripts/faults/lacks';
import { PARTS } from '../scripts/faults/parts';
import { WAYS } from '../scripts/faults/ways';
import { expect, test } from './support/test';
import { watchContext } from './support/watchContext';

// A sample; `npm run audit -- --only=faults` has everything go wrong in every way on every kind of page.

/** By name, as `scripts/faults` lists them. */
function find<Entry extends { readonly name: string }>(entries: readonly Entry[], name: string) {
  const entry = entries.find((candidate) => candidate.name === name);
  if (!entry) throw new Error(`Nothing is called "${name}".`);
  return entry;
}

const watch = (page: Page, origin: string) => watchContext(page.context(), origin).getProblems;

const getOrigin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;

for (const load of FIRST_LOADS.filter(({ isVital }) => isVital)) {
  test(`where ${load.name} the page says so, and comes when it is loaded again`, async ({
    page,
    baseURL,
    expectProblem,
  }) => {
    expectProblem('failed request', 'ERR_FAILED');
    const origin = getOrigin(baseURL);
    const address = `${origin}${PAGE_KINDS.guide}`;
    expect(await examineFirstLoad(page, address, load, watch(page, origin))).toEqual([]);
  });
}

test('a part that does not come is said to be missing, and comes when it is asked for again', async ({
  page,
  context,
  baseURL,
  expectProblem,
}) => {
  expectProblem('failed request', /500|ERR_/);
  expectProblem('page error', /^(?:Unexpected|Invalid|Unterminated|missing) /);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const faults = [
    ['the code of a demo', 'breaks off'],
    ['the source of a demo', 'is cut off'],
    ['the Markdown of a page', 'is answered with another page'],
    ['the help on shortcuts', 'answers 500'],
    ['the settings', 'is answered with another page'],
    ['the groups of the sidebar', 'breaks off'],
    ['the full text of the search', 'answers 500'],
  ] as const;
  // What does not come is told by name.
  page.setDefaultTimeout(5000);
  const origin = getOrigin(baseURL);
  const getProblems = watch(page, origin);
  let opened = '';
  for (const [name, wayName] of faults) {
    const part = find(PARTS, name);
    if (part.page !== opened) await openForPart(page, origin, part);
    opened = part.page;
    const found = await examinePart(page, part, find(WAYS, wayName), getProblems);
    expect(found, `${name} ${wayName}`).toEqual([]);
    await page.keyboard.press('Escape');
  }
});

for (const [title, names, kind] of [
  [
    'an old browser',
    [
      'no IntersectionObserver',
      'no ResizeObserver',
      'no requestIdleCallback',
      'no service worker, clipboard, connection and channels',
    ],
    'component',
  ],
  [
    'a browser that denies everything',
    ['storage denied', 'cookies denied', 'channels, workers and service worker refused'],
    'api',
  ],
] as const) {
  test(`in ${title} a page is read, set, searched and left as in any other`, async ({
    page,
    baseURL,
  }) => {
    for (const name of names) await page.addInitScript(find(LACKS, name).install);
    const origin = getOrigin(baseURL);
    const address = `${origin}${PAGE_KINDS[kind]}`;
    expect(await examinePage(page, address, watch(page, origin))).toEqual([]);
  });
}
