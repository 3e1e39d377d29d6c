import { expect, test } from './support/sharedPage';
import { openSearch } from './search/openSearch';
import { QUERIES } from './search/queries';

/** Shares of the queries whose page must come first, or among the first three. */
const MIN_FIRST = 0.9;
const MIN_FIRST_THREE = 1;

/** Queries that one test asks: all of them in one would take as long as a test may. */
const GROUP_SIZE = 30;

const groups = Array.from({ length: Math.ceil(QUERIES.length / GROUP_SIZE) }, (_, index) =>
  QUERIES.slice(index * GROUP_SIZE, (index + 1) * GROUP_SIZE),
);

/** Whether a result is where the reader wants to be; without an anchor any part of the page is. */
const leadsTo = (result: string, wanted: string) =>
  result === wanted || (!wanted.includes('#') && result.split('#')[0] === wanted);

// The shares are those of all groups together.
test.describe.configure({ mode: 'serial' });

test.describe('what readers type', () => {
  const missed: string[] = [];
  let asked = 0;
  let first = 0;
  let firstThree = 0;

  for (const [index, queries] of groups.entries()) {
    test(`is answered, part ${index + 1} of ${groups.length}`, async ({ page }) => {
      await page.goto('/');
      const search = await openSearch(page);
      for (const [query, ...wanted] of queries) {
        await search.ask(query);
        const results = (await search.readAddresses()).slice(0, 3);
        expect(results, query).not.toEqual([]);
        const place = results.findIndex((result) => wanted.some((one) => leadsTo(result, one)));
        asked += 1;
        if (place === 0) first += 1;
        if (place >= 0) firstThree += 1;
        if (place !== 0) {
          missed.push(`"${query}" → ${results.join(', ')}; wanted ${wanted.join(', ')}`);
        }
      }
    });
  }

  test('leads to the page they want', () => {
    const report = `${first} of ${asked} first, ${firstThree} among three\n${missed.join('\n')}`;
    test.info().annotations.push({ type: 'relevance', description: report });
    expect(asked).toBe(QUERIES.length);
    expect(asked).toBeGreaterThanOrEqual(80);
    expect(firstThree / asked, report).toBeGreaterThanOrEqual(MIN_FIRST_THREE);
    expect(first / asked, report).toBeGreaterThanOrEqual(MIN_FIRST);
  });
});
