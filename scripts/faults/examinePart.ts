import { errors, type Page } from '@playwright/test';
import type { Problem } from '../../e2e/support/problems';
import { openAtRest, reloadToRest } from '../../e2e/support/rest';
import type { Part } from './parts';
import { isFaultItself, type Way } from './ways';

async function waitFor(step: string, action: () => Promise<unknown>): Promise<string[]> {
  try {
    await action();
    return [];
  } catch (error) {
    if (error instanceof errors.TimeoutError) return [`${step}: ${error.message.split('\n')[0]}`];
    throw error;
  }
}

/** Opens the page of a part, and waits until it listens and has loaded what it loads by itself. */
export async function openForPart(page: Page, origin: string, part: Part): Promise<void> {
  await openAtRest(page, `${origin}${part.page}`);
}

/**
 * Has a part of the site go wrong in one way, and come when the reader tries again.
 *
 * @param page that of the part is open in it
 * @param getProblems what happened on the page so far that nobody expected
 * @returns what is wrong with how the site takes it, a line each
 */
export async function examinePart(
  page: Page,
  { isEarly = false, requests, ask, says, again, works }: Part,
  way: Way,
  getProblems: () => readonly Problem[],
): Promise<string[]> {
  const known = getProblems().length;
  await page.route(requests, (route) => way.handle(route));
  if (isEarly) await reloadToRest(page);
  const found = await waitFor('it cannot be asked for', () => ask(page));
  if (!way.comes && says) {
    found.push(...(await waitFor('nothing says that it is missing', () => says(page).waitFor())));
  }
  if (way.comes) {
    found.push(...(await waitFor('it never comes', () => works(page).waitFor())));
  }
  // What is on its way comes to its end first.
  await page.unrouteAll({ behavior: 'wait' });
  if (!way.comes) {
    found.push(...(await waitFor('it cannot be asked for again', () => again(page))));
    found.push(...(await waitFor('it does not come then', () => works(page).waitFor())));
  }
  if (says && (await says(page).isVisible())) found.push('it came, and is said to be missing');
  if (!(await page.locator('h1').first().isVisible())) found.push('the page is blank');
  const problems = getProblems()
    .slice(known)
    .filter((problem) => !isFaultItself(problem, way));
  return [...found, ...problems.map(({ kind, text }) => `${kind}: ${text}`)];
}
