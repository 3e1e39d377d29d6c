import { expect, test } from './support/test';
import { openSearch } from './search/openSearch';
import { QUERIES } from './search/queries';

/** Shares of the queries whose page must come first, or among the first three. */
const MIN_FIRST = 0.9;
const MIN_FIRST_THREE = 1;

/** Whether a result is where the reader wants to be; without an anchor any part of the page is. */
const leadsTo = (result: string, wanted: string) =>
  result === wanted || (!wanted.includes('#') && result.split('#')[0] === wanted);

test('what readers type leads to the page they want', async ({ page }) => {
  await page.goto('/');
  const search = await openSearch(page);
  const missed: string[] = [];
  let first = 0;
  let firstThree = 0;
  for (const [query, ...wanted] of QUERIES) {
    await search.ask(query);
    const results = (await search.readAddresses()).slice(0, 3);
    const place = results.findIndex((result) => wanted.some((one) => leadsTo(result, one)));
    if (place === 0) first += 1;
    if (place >= 0) firstThree += 1;
    if (place !== 0) missed.push(`"${query}" → ${results.join(', ')}; wanted ${wanted.join(', ')}`);
  }
  const report = `${first} of ${QUERIES.length} first, ${firstThree} among three\n${missed.join('\n')}`;
  test.info().annotations.push({ type: 'relevance', description: report });
  expect(QUERIES.length).toBeGreaterThanOrEqual(80);
  expect(firstThree / QUERIES.length, report).toBeGreaterThanOrEqual(MIN_FIRST_THREE);
  expect(first / QUERIES.length, report).toBeGreaterThanOrEqual(MIN_FIRST);
});
