import type { Page, Route } from '@playwright/test';
import type { Problem } from '../../e2e/support/problems';

/** Something that a page begins with, and that does not come. */
export interface FirstLoad {
  readonly name: string;
  readonly requests: string | RegExp;
  /** Whether the page cannot come to life without, which it says. */
  readonly isVital: boolean;
}

export const FIRST_LOADS: readonly FirstLoad[] = [
  { name: 'no script of the page comes', requests: '**/assets/js/*.js', isVital: true },
  {
    name: 'what the page is made of does not come',
    requests: /\/assets\/js\/(?!main\.|runtime~main\.)[^/]+\.js$/,
    isVital: true,
  },
  { name: 'no stylesheet comes', requests: '**/assets/css/*.css', isVital: false },
  { name: 'no font and no picture comes', requests: /\.(?:woff2|svg|png|webp)$/, isVital: false },
];

const LEAST_TEXT = 200;

async function isReadable(page: Page): Promise<boolean> {
  const text = await page.locator('body').innerText();
  return (await page.locator('h1').first().isVisible()) && text.length > LEAST_TEXT;
}

/**
 * Opens a page whose beginning does not come. What the server has drawn is read all the same; where
 * it does not answer, the page says so, and the link there brings all of it.
 *
 * @param address of the page, which is loaded
 * @param getProblems what happened on the page so far that nobody expected
 * @returns what is wrong, a line each
 */
export async function examineFirstLoad(
  page: Page,
  address: string,
  { requests, isVital }: FirstLoad,
  getProblems: () => readonly Problem[],
): Promise<string[]> {
  const found: string[] = [];
  const alive = page.locator('html[data-has-hydrated="true"]');
  const notice = page.locator('.incomplete-notice');
  const abort = (route: Route) => route.abort();
  await page.route(requests, abort);
  await page.goto(address, { waitUntil: 'load' });
  try {
    if (isVital) {
      await notice.waitFor();
      if (!(await isReadable(page))) found.push('the page is blank');
      await page.unroute(requests, abort);
      await notice.getByRole('link').click();
    }
    await alive.waitFor();
  } catch (error) {
    found.push(`a reader cannot go on: ${String(error).split('\n')[0]}`);
  }
  if (!(await isReadable(page))) found.push('the page is blank');
  const problems = getProblems().filter(({ kind }) => kind !== 'failed request');
  return [...found, ...problems.map(({ kind, text }) => `${kind}: ${text}`)];
}

/** Whether a page that is open without JavaScript can be read. */
export async function examineWithoutScripts(page: Page, address: string): Promise<string[]> {
  await page.goto(address, { waitUntil: 'load' });
  const isNoticed = await page.locator('.incomplete-notice').isVisible();
  return [
    ...((await isReadable(page)) ? [] : ['the page is blank']),
    ...(isNoticed ? ['it speaks of parts that nobody asked for'] : []),
  ];
}
