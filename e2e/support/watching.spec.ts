import type { Page } from '@playwright/test';
import { collectRequests } from './collectRequests';
import { explainProblems } from './problems';
import { expect, test } from './test';

/** Opens a page of our own making under an address of the site. */
async function openPage(page: Page, script: string): Promise<void> {
  await page.route('/watching/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Watching</title><link rel="icon" href="data:,"><script>${script}</script>`,
    }),
  );
  await page.goto('/watching/');
}

const breakages = [
  { kind: 'console error', script: "console.error('broken part')", pattern: 'broken part' },
  { kind: 'page error', script: "throw new Error('nobody caught this')", pattern: /caught this$/ },
  {
    kind: 'failed request',
    script: "const done = fetch('/no/such/file.json')",
    pattern: /^404 .*\/no\/such\/file\.json$/,
  },
  {
    kind: 'external request',
    script: "const done = fetch('https://ads.example/feed').catch(() => undefined)",
    pattern: 'https://ads.example/feed',
  },
] as const;

for (const { kind, script, pattern } of breakages) {
  test(`a test fails on this: ${kind}`, async ({ page }) => {
    test.fail();
    await openPage(page, script);
    await page.evaluate('typeof done === "undefined" ? 0 : done.then(() => 0)');
  });

  test(`a test may expect this: ${kind}`, async ({ page, expectProblem }) => {
    expectProblem(kind, pattern);
    await openPage(page, script);
    await page.evaluate('typeof done === "undefined" ? 0 : done.then(() => 0)');
  });
}

test('a test fails when what it expects does not come', async ({ page, expectProblem }) => {
  test.fail();
  expectProblem('console error', 'never said');
  await openPage(page, '');
});

test('a request to another host that the test answers is no problem', async ({ page }) => {
  await page.route('https://ads.example/feed', (route) =>
    route.fulfill({ json: { ads: [] }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await openPage(page, '');
  expect(await page.evaluate("fetch('https://ads.example/feed').then((r) => r.json())")).toEqual({
    ads: [],
  });
});

test('warnings and requests broken off by a navigation are no problem', async ({ page }) => {
  await page.route('/slow.json', () => new Promise<void>(() => undefined));
  await openPage(page, "console.warn('careful'); fetch('/slow.json').catch(() => undefined)");
  await page.goto('about:blank');
});

test('requests can be looked at by kind', async ({ page }) => {
  await page.route('/part.js?v=1', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: '' }),
  );
  const log = collectRequests(page);
  await openPage(page, '');
  expect(log.paths()).toEqual(['/watching/']);
  log.clear();
  await page.addScriptTag({ url: '/part.js?v=1' });
  expect(log.paths('script')).toEqual(['/part.js?v=1']);
  expect(log.paths('stylesheet')).toEqual([]);
});

test('the explanation names every problem and what to do', () => {
  expect(
    explainProblems(
      [
        { kind: 'console error', text: 'Minified React error #418' },
        { kind: 'external request', text: 'https://ads.example/feed' },
      ],
      [
        { kind: 'external request', pattern: 'ads.example' },
        { kind: 'page error', pattern: /boom/ },
      ],
    ),
  ).toBe(
    [
      'Unexpected console error: Minified React error #418',
      'Expected a page error matching /boom/: none came',
      "Mend the page, or say so in the test: expectProblem('console error', /part of it/)",
    ].join('\n'),
  );
});
