import fs from 'node:fs';
import type { BrowserContext, Page } from '@playwright/test';
import { stopClock } from './support/clock';
import { collectRequests } from './support/collectRequests';
import { getDemo } from './support/demos';
import { DEMO_LAB } from './support/pages';
import { openAtRest, waitForRest } from './support/rest';
import { expect, test } from './support/sharedPage';

const SAMPLE_PAGE = '/material-ui/getting-started/installation/';
const STYLED_PAGE = '/base-ui/react-button/';
const readSource = (file: string) => fs.readFileSync(`docs/${file}`, 'utf8');
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const writeClipboard = (page: Page, text: string) =>
  page.evaluate((value) => navigator.clipboard.writeText(value), text);

/** The file that a demo's open source shows first. */
const getFirstFile = (page: Page, name: string) =>
  getDemo(page, name).locator('.demo__source .MuiCode-root').first();

test.describe('with the clipboard granted', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('samples, and the links of headings, are copied', async ({ page }) => {
    await openAtRest(page, SAMPLE_PAGE);
    await stopClock(page);

    await test.step('samples copy by button and by keyboard, exactly and only when nothing is selected', async () => {
      const sample = page.locator('.MuiCode-root').filter({ visible: true }).first();
      const source = (await sample.locator('pre').textContent()) ?? '';
      const button = sample.locator('.MuiCode-copy');
      await sample.hover();
      await expect(button).toContainText('(or Ctrl + C)');
      await button.click();
      await expect(button).toHaveAttribute('data-copied', 'true');
      await expect(button).toContainText('Copied');
      await expect.poll(() => readClipboard(page)).toBe(source);
      await page.clock.runFor(2000);
      await expect(button).not.toHaveAttribute('data-copied', 'true');

      await writeClipboard(page, 'nothing yet');
      await page.keyboard.press('Control+c');
      await expect(button).toHaveAttribute('data-copied', 'true');
      await expect.poll(() => readClipboard(page)).toBe(source);

      await page.evaluate(() => {
        const heading = document.querySelector('h1');
        if (heading) document.getSelection()?.selectAllChildren(heading);
      });
      const heading = await page.evaluate(() => document.getSelection()?.toString());
      await page.keyboard.press('Control+c');
      await expect.poll(() => readClipboard(page)).toBe(heading);
    });

    await test.step('the link of a heading copies its address', async () => {
      const heading = page.locator('.markdown > h2').first();
      await heading.hover();
      await heading.locator('.hash-link').click();
      const address = new URL(`#${(await heading.getAttribute('id')) ?? ''}`, page.url()).href;
      await expect.poll(() => readClipboard(page)).toBe(address);
      await expect(page.getByRole('status').filter({ hasText: 'Link copied' })).toBeAttached();
      expect(page.url()).toBe(address);
    });
  });

  test('a demo’s tools copy its source in the reader’s language, and its address', async ({
    page,
  }) => {
    await openAtRest(page, DEMO_LAB);
    await stopClock(page);
    const tools = getDemo(page, 'Counter').getByRole('group', { name: 'Tools of the demo' });
    await tools.getByRole('button', { name: 'Copy', exact: true }).click();
    await expect(tools.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect
      .poll(() => readClipboard(page))
      .toBe(readSource('experiments/writing/demos/Counter.tsx'));

    await page.clock.runFor(1200);
    await expect(tools.getByRole('button', { name: 'Copied' })).toHaveCount(0);
    await tools.getByRole('button', { name: /^JS/ }).click();
    await tools.getByRole('button', { name: 'Copy link' }).click();
    await expect(tools.getByRole('button', { name: 'Copied' })).toBeVisible();
    await expect.poll(() => readClipboard(page)).toBe(new URL('#Counter.js', page.url()).href);
  });
});

for (const [state, script] of [
  [
    'denied',
    () => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      document.execCommand = () => false;
    },
  ],
  [
    'absent',
    () => {
      Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
      document.execCommand = () => false;
    },
  ],
] as const) {
  test(`with the clipboard ${state}, buttons stay silent and as they are`, async ({ page }) => {
    await page.addInitScript(script);
    await page.goto(DEMO_LAB);
    const tools = getDemo(page, 'Counter').getByRole('group', { name: 'Tools of the demo' });
    for (const name of ['Copy link', 'Copy']) {
      const button = tools.getByRole('button', { name, exact: true });
      await button.click();
      await expect(button).toHaveText(name);
    }
    await page.goto(SAMPLE_PAGE);
    const sample = page.locator('.MuiCode-root').filter({ visible: true }).first();
    await sample.hover();
    await sample.locator('.MuiCode-copy').click();
    await expect(sample.locator('.MuiCode-copyLabel')).toHaveText('Copy');
  });
}

test('with the clipboard absent, text is copied through a selection', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'clipboard', { value: undefined });
    document.addEventListener('copy', (event) => {
      // Behind the listener that writes the text.
      queueMicrotask(() => Object.assign(window, { copied: event.type }));
    });
  });
  await openAtRest(page, SAMPLE_PAGE);
  await stopClock(page);
  const sample = page.locator('.MuiCode-root').filter({ visible: true }).first();
  await sample.hover();
  await sample.locator('.MuiCode-copy').click();
  await expect(sample.locator('.MuiCode-copyLabel')).toHaveText('Copied');
  expect(await page.evaluate(() => (window as Window & { copied?: string }).copied)).toBe('copy');
});

test.describe('on a Mac', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  });

  test('the hint names the keys of a Mac', async ({ page }) => {
    await page.goto(SAMPLE_PAGE);
    await expect(page.locator('.MuiCode-copyHint').first()).toHaveText('(or ⌘C)');
  });
});

test.describe('language and styling', () => {
  test('one choice holds for all demos, for other tabs and for a reload', async ({
    page,
    context,
  }) => {
    const log = collectRequests(page);
    await page.goto(`${STYLED_PAGE}#tailwind-ToggleButton.tsx`);
    const other = await context.newPage();
    await other.goto(DEMO_LAB);
    const file = getFirstFile(page, 'ToggleButton');
    await expect(file.locator('.MuiCode-title')).toHaveText('tailwind.tsx');
    await waitForRest(page);
    const opened = log.paths('script').length;

    const tools = getDemo(page, 'ToggleButton').getByRole('group', { name: 'Tools of the demo' });
    await tools.getByRole('button', { name: /^JS/ }).click();
    await expect(file.locator('.MuiCode-title')).toHaveText('tailwind.js');
    expect(new URL(page.url()).hash).toBe('#tailwind-ToggleButton.js');
    expect(log.paths('script')).toHaveLength(opened);
    const js = other.locator('#Counter').getByRole('button', { name: /^JS/ });
    await expect(js).toHaveAttribute('aria-pressed', 'true');
    await expect(
      page.locator('#BasicButtons').getByRole('button', { name: /^JS/ }),
    ).toHaveAttribute('aria-pressed', 'true');

    await tools.getByRole('button', { name: 'CSS', exact: true }).click();
    expect(new URL(page.url()).hash).toBe('#css-ToggleButton.js');
    await page.reload();
    await expect(file.locator('.MuiCode-title')).toHaveText('css.js');
    await expect(file.locator('code')).toContainText('export default function');
  });

  test('the chosen language shows from the first paint, before any script of the site', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
    await page.route('**/assets/js/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await page.goto(DEMO_LAB);
    const getBorder = (name: RegExp) =>
      page
        .locator('#Counter')
        .getByRole('button', { name })
        .evaluate((button) => getComputedStyle(button).borderTopColor);
    expect(await getBorder(/^TS/)).toBe('rgba(0, 0, 0, 0)');
    expect(await getBorder(/^JS/)).not.toBe('rgba(0, 0, 0, 0)');
  });

  test('works with cookies, storage and channels denied, while the page is open', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const deny = () => {
        throw new DOMException('denied', 'SecurityError');
      };
      Object.defineProperty(Document.prototype, 'cookie', { get: deny, set: deny });
      for (const name of ['localStorage', 'sessionStorage', 'BroadcastChannel']) {
        Object.defineProperty(window, name, { get: deny });
      }
    });
    await page.goto(`${DEMO_LAB}#Counter`);
    const title = getFirstFile(page, 'Counter').locator('.MuiCode-title');
    await expect(title).toHaveText('Counter.tsx');
    await getDemo(page, 'Counter').getByRole('button', { name: /^JS/ }).click();
    await expect(title).toHaveText('Counter.js');
  });
});

test.describe('the preview', () => {
  test('stands in for the source until that is opened, also after a navigation', async ({
    page,
  }) => {
    const log = collectRequests(page);
    await page.goto(DEMO_LAB);
    const demo = getDemo(page, 'Counter');
    const preview = demo.locator('.demo__preview');
    const text = await preview.locator('pre').textContent();
    expect(readSource('experiments/writing/demos/Counter.tsx')).toContain(text?.split('\n')[0]);
    expect(log.paths('script').filter((path) => path.includes('demo-source'))).toEqual([]);
    await demo.getByRole('button', { name: 'Show full source' }).click();
    await expect(preview).toBeHidden();
    await demo.getByRole('button', { name: 'Hide full source' }).click();
    await expect(preview).toBeVisible();

    await page.getByRole('button', { name: 'Navigation fixtures' }).click();
    await page.getByRole('link', { name: 'First-level child', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-level child');
    await page.goBack();
    await expect(preview.locator('pre')).toHaveText(text ?? '');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('is there to read, and no tool is that would do nothing', async ({ page }) => {
      await page.goto(STYLED_PAGE);
      const demo = getDemo(page, 'BasicButtons');
      await expect(demo.locator('.demo__preview').first()).toBeVisible();
      await expect(demo.locator('.demo__toolbar')).toBeHidden();
      await expect(page.locator('.MuiCode-root pre').first()).toBeVisible();
    });
  });
});

/** Answers in place of a sandbox and returns what was posted to it. */
async function openSandbox(page: Page, context: BrowserContext, name: string, host: string) {
  await context.route(`https://${host}/**`, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>sandbox</title>' }),
  );
  const [tab, request] = await Promise.all([
    context.waitForEvent('page'),
    context.waitForEvent('request', (candidate) => candidate.url().startsWith(`https://${host}/`)),
    getDemo(page, 'ToggleButton')
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click(),
  ]);
  await expect(tab).toHaveTitle('sandbox');
  expect(request.method()).toBe('POST');
  await tab.close();
  return new URLSearchParams(request.postData() ?? '');
}

test('a demo opens as a project of its own, in the reader’s language and styling', async ({
  page,
  context,
}) => {
  // When what the address asks for has been chosen.
  await openAtRest(page, `${STYLED_PAGE}#tailwind-ToggleButton.js`);
  const fields = await openSandbox(page, context, 'StackBlitz', 'stackblitz.com');
  expect(fields.get('project[template]')).toBe('node');
  expect(fields.get('project[files][src/tailwind.jsx]')).toContain('@mui/base');
  expect(fields.get('project[files][package.json]')).toContain('"@mui/base": "5.0.0-beta.55"');
  expect(fields.get('project[files][vite.config.js]')).toContain('tailwindcss()');

  await getDemo(page, 'ToggleButton').getByRole('button', { name: /^TS/ }).click();
  const parameters = (await openSandbox(page, context, 'CodeSandbox', 'codesandbox.io')).get(
    'parameters',
  );
  expect(parameters).toMatch(/^[\w-]{500,}$/);
});

test('what a demo opens above the page keeps the focus style of its library', async ({ page }) => {
  await page.goto('/material-ui/react-dialog/');
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.id = 'portaled';
    document.body.append(button);
  });
  await page.keyboard.press('Tab');
  const isRinged = (selector: string) =>
    page.locator(selector).evaluate((element) => {
      (element as HTMLElement).focus({ focusVisible: true } as FocusOptions);
      return getComputedStyle(element).outlineWidth === '3px';
    });
  expect(await isRinged('#portaled')).toBe(false);
  expect(await isRinged('.navbar__brand')).toBe(true);
});

test('the Tailwind demos of a page share one sheet', async ({ page }) => {
  await page.goto(STYLED_PAGE, { waitUntil: 'commit' });
  await page.locator('#ToggleButton').waitFor();
  const sheets = await page
    .locator('style[data-demo-style]')
    .evaluateAll(
      (styles) => styles.filter((style) => style.textContent?.includes('utilities')).length,
    );
  expect(sheets).toBe(1);
});
