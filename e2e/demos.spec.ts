import fs from 'node:fs';
import {
  bringToLife,
  getDemo,
  getFrame,
  observeLayoutShifts,
  readWholePage,
  routeCode,
  waitForWholeLayout,
} from './support/demos';
import { DEMO_LAB, demoPagePaths } from './support/pages';
import { openAtRest } from './support/rest';
import { expect, test } from './support/test';

/** What only a UI library's code contains: emotion's cache, Material's ripple, Base's classes. */
const LIBRARY_CODE = /data-emotion\^=|MuiTouchRipple|"base-"/;

/** Stands in the code of the demo `Counter` alone. */
const COUNTER_CODE = 'Clicked ';

test.describe('before a reader comes near a demo', () => {
  test.use({ viewport: { width: 360, height: 240 } });

  for (const path of demoPagePaths) {
    test(`${path} downloads no byte of a UI library`, async ({ page }) => {
      const libraryScripts: string[] = [];
      const read: Promise<void>[] = [];
      page.on('response', (response) => {
        if (!response.url().endsWith('.js')) return;
        read.push(
          response.text().then((text) => {
            if (LIBRARY_CODE.test(text)) libraryScripts.push(response.url());
          }),
        );
      });
      await openAtRest(page, path);
      await Promise.all(read);
      expect(libraryScripts).toEqual([]);

      const island = page.locator('.demo__island:visible').first();
      await island.scrollIntoViewIfNeeded();
      await island.dispatchEvent('pointerover');
      await island.and(page.locator('[data-demo-state="live"]')).waitFor();
      await Promise.all(read);
      expect(libraryScripts).not.toEqual([]);
    });
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('demos are drawn and styled by the server', async ({ page }) => {
    await page.goto('/material-ui/react-button/');
    const button = getDemo(page, 'ContainedButtons').getByRole('button').first();
    await expect(button).toBeVisible();
    await expect(button).toHaveCSS('background-color', 'rgb(0, 107, 214)');
    await page.goto('/joy-ui/react-button/');
    await expect(getDemo(page, 'BasicButtons').getByRole('button').first()).not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
  });

  test('of a demo with styling variants the first one shows', async ({ page }) => {
    await page.goto(DEMO_LAB);
    await expect(page.getByText('Styled with MUI System', { exact: true })).toBeVisible();
    await expect(page.getByText('Styled with Tailwind CSS', { exact: true })).toBeHidden();
  });
});

test.describe('hydration', () => {
  for (const path of [...demoPagePaths, '/material-ui/getting-started/']) {
    test(`nothing moves while the demos of ${path} come to life`, async ({ page }) => {
      const getShifts = await observeLayoutShifts(page);
      await openAtRest(page, path);
      // It goes from demo to demo, and what is passed over has to have its height by then.
      await waitForWholeLayout(page);
      await readWholePage(page);
      expect(await getShifts()).toBe(0);
    });
  }

  test('keeps the elements and ids of the server', async ({ page }) => {
    await page.goto(DEMO_LAB);
    const server = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('#LabelledField input');
      Object.assign(window, { serverField: field });
      return field?.id;
    });
    const demo = await bringToLife(page, 'LabelledField');
    const field = demo.getByLabel('Your name');
    await expect(field).toHaveAttribute('id', server ?? 'no id in the HTML of the server');
    const isSameElement = await field.evaluate(
      (element) => element === (window as Window & { serverField?: unknown }).serverField,
    );
    expect(isSameElement).toBe(true);
  });

  test('repeats a click that came before the code', async ({ page }) => {
    let release = () => {};
    const gate = new Promise<void>((resolve) => {
      release = resolve;
    });
    await routeCode(page, COUNTER_CODE, async (route) => {
      await gate;
      await route.continue();
    });
    await page.goto(DEMO_LAB);
    const counter = getDemo(page, 'Counter');
    await counter.getByRole('button', { name: 'Clicked 0 times' }).click();
    await expect(counter.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
    release();
    await expect(counter.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  });
});

test.describe('moving between pages', () => {
  test('demos work after a client-side navigation, back and forward', async ({ page }) => {
    await page.goto('/experiments/navigation/first/');
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    await page.getByRole('button', { name: 'Writing' }).click();
    await page.getByRole('link', { name: 'Demos', exact: true }).click();
    const click = async () => {
      const demo = await bringToLife(page, 'Counter');
      await demo.getByRole('button', { name: 'Clicked 0 times' }).click();
      await expect(demo.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
    };
    await click();
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-level child');
    await page.goForward();
    await click();
    const isSamePage = await page.evaluate(
      () => (window as Window & { isSamePage?: boolean }).isSamePage,
    );
    expect(isSamePage).toBe(true);
  });

  test('going back finds the place that was left', async ({ page }) => {
    await page.goto(DEMO_LAB);
    await page.getByRole('button', { name: 'Navigation fixtures' }).click();
    const link = page.getByRole('link', { name: 'First-level child', exact: true });
    await expect(link).toBeVisible();
    // Nobody has come near the demos above: of these only the server's HTML tells the height.
    await page.evaluate(() => document.getElementById('MaterialIcon')?.scrollIntoView());
    await bringToLife(page, 'MaterialIcon');
    const getPlace = () =>
      getDemo(page, 'MaterialIcon').evaluate((demo) => demo.getBoundingClientRect().top);
    const place = await getPlace();
    // A real click may scroll the page first.
    await link.dispatchEvent('click');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-level child');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(
      getFrame(page, 'MaterialIcon').getByRole('img', { name: 'Done' }),
    ).toBeInViewport();
    expect(await getPlace()).toBeCloseTo(place, 0);
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('First-level child');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });
});

test('demos of every library work, keep their styles, show their source, and start anew', async ({
  page,
}) => {
  await page.goto(DEMO_LAB);

  await test.step('demos use Material UI with its icons', async () => {
    const demo = await bringToLife(page, 'MaterialIcon');
    await expect(demo.getByRole('img', { name: 'Done' })).toBeVisible();
  });

  await test.step('demos use MUI Lab', async () => {
    const demo = await bringToLife(page, 'LabMasonry');
    await expect(demo.getByText('Tile 4')).toBeVisible();
  });

  await test.step('demos use Joy UI', async () => {
    const demo = await bringToLife(page, 'JoySwitch');
    await demo.getByRole('switch').or(demo.getByRole('checkbox')).check({ force: true });
    await expect(demo.getByText('Notifications are on')).toBeVisible();
  });

  await test.step('demos use Base UI', async () => {
    const demo = await bringToLife(page, 'BaseHook');
    await demo.getByRole('button', { name: 'Not pressed' }).click();
    await expect(demo.getByRole('button', { name: 'Pressed', pressed: true })).toBeVisible();
  });

  await test.step('demos use MUI System', async () => {
    const demo = await bringToLife(page, 'SystemBox');
    await expect(demo.getByText('A box of MUI System')).toHaveCSS('padding', '16px');
  });

  await test.step('the page’s styles do not reach into a demo', async () => {
    const demo = await bringToLife(page, 'BareElements');
    await expect(demo.getByRole('cell', { name: 'table' }).first()).toHaveCSS(
      'border-top-width',
      '0px',
    );
    await expect(demo.getByRole('table')).toHaveCSS('display', 'table');
    await expect(demo.getByRole('link')).toHaveCSS('text-decoration-line', 'underline');
  });

  await test.step('a demo may do without its toolbar, or without its surface', async () => {
    await bringToLife(page, 'PlainText');
    const tools = { name: 'Tools of the demo' };
    await expect(getDemo(page, 'PlainText').getByRole('group', tools)).toHaveCount(0);
    await expect(getDemo(page, 'OwnSurface').getByRole('group', tools)).toHaveCount(1);
    const surface = (await bringToLife(page, 'OwnSurface')).getByText('This surface belongs');
    await expect(surface).not.toHaveCSS('box-shadow', 'none');
    await expect(getFrame(page, 'OwnSurface')).toHaveCSS('border-top-style', 'none');
  });

  await test.step('a demo far below the first screen works once a reader is there', async () => {
    await expect(getDemo(page, 'FarBelow').locator('[data-demo-state="live"]')).toHaveCount(0);
    await bringToLife(page, 'TallSpacer');
    const demo = await bringToLife(page, 'FarBelow');
    await demo.getByRole('button', { name: 'Far below' }).click();
    await expect(demo.getByRole('button', { name: 'Found', pressed: true })).toBeVisible();
  });

  await test.step('reset starts a demo anew', async () => {
    const demo = await bringToLife(page, 'Counter');
    await demo.getByRole('button', { name: 'Clicked 0 times' }).click();
    await getDemo(page, 'Counter').getByRole('button', { name: 'Reset' }).click();
    await expect(demo.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
  });

  await test.step('the source is that of the file', async () => {
    const demo = getDemo(page, 'Counter');
    await demo.getByRole('button', { name: 'Show full source' }).click();
    const source = fs.readFileSync('docs/experiments/writing/demos/Counter.tsx', 'utf8');
    await expect(demo.locator('.demo__source pre')).toBeVisible();
    expect((await demo.locator('.demo__source code').textContent())?.trim()).toBe(source.trim());
    await demo.getByRole('button', { name: 'Hide full source' }).click();
    await expect(demo.locator('.demo__source pre')).toHaveCount(0);
  });
});

test('a demo of a page with components of its own answers', async ({ page }) => {
  await page.goto('/experiments/writing/custom-components/');
  const demo = await bringToLife(page, 'Greeting');
  await demo.getByRole('textbox', { name: 'Your name' }).fill('Ada');
  await expect(demo.getByRole('status')).toHaveText('Hello, Ada');
});

test.describe('styling variants', () => {
  test('one choice holds for every demo, for other pages, and from the first paint of a reload', async ({
    page,
  }) => {
    await page.goto(DEMO_LAB);
    const demo = getDemo(page, 'StylingVariants');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Tailwind' }).click();
    await expect(page.getByText('Styled with Tailwind CSS', { exact: true })).toBeVisible();
    await expect(page.getByText('Styled with MUI System', { exact: true })).toBeHidden();

    await page.goto('/base-ui/react-button/', { waitUntil: 'commit' });
    const tailwind = page.locator('#BasicButtons [data-styling="tailwind"]');
    await tailwind.waitFor();
    await expect(tailwind).toBeVisible();
    await expect(page.locator('#BasicButtons [data-styling="system"]')).toBeHidden();
  });

  test('the three variants of the Base UI button work alike', async ({ page }) => {
    for (const hash of ['system', 'css', 'tailwind']) {
      await page.goto(`/base-ui/react-button/#${hash}-ToggleButton.tsx`);
      await page.reload();
      const variant = page.locator(`#ToggleButton [data-styling="${hash}"]`);
      await variant.locator('[data-demo-state="live"]').waitFor();
      const button = variant.getByRole('button').first();
      const before = await button.getAttribute('aria-pressed');
      await button.click();
      await expect(button).not.toHaveAttribute('aria-pressed', before ?? 'none');
    }
  });
});

test('the source of a plain CSS demo shows its stylesheet too', async ({ page }) => {
  await page.goto(`${DEMO_LAB}#css-StylingVariants.tsx`);
  const demo = getDemo(page, 'StylingVariants');
  await expect(demo.locator('.demo__source')).toContainText('styles.css');
  await expect(demo.locator('.demo__source')).toContainText('border: 2px dashed;');
});

test.describe('when something goes wrong', () => {
  test('a demo that throws says so and can start again', async ({ page, expectProblem }) => {
    expectProblem('console error', 'This demo throws when its button is clicked.');
    await page.goto(DEMO_LAB);
    const demo = await bringToLife(page, 'ThrowsOnClick');
    await demo.getByRole('button', { name: 'Throw an error' }).click();
    await expect(demo.getByRole('alert')).toContainText('stopped because of an error');
    await demo.getByRole('button', { name: 'Try again' }).click();
    await expect(demo.getByRole('button', { name: 'Throw an error' })).toBeVisible();
    await expect(demo.getByRole('alert')).toHaveCount(0);
  });

  test('code that does not come leaves the server’s HTML and can be asked for again', async ({
    page,
    expectProblem,
  }) => {
    expectProblem('failed request', '/assets/js/');
    const endFault = await routeCode(page, COUNTER_CODE, (route) => route.abort());
    await page.goto(DEMO_LAB);
    const demo = getDemo(page, 'Counter');
    await expect(demo.getByRole('alert')).toContainText('could not be loaded');
    await expect(demo.getByRole('button', { name: 'Clicked 0 times' })).toBeVisible();
    await endFault();
    await demo.getByRole('button', { name: 'Try again' }).click();
    await demo.locator('[data-demo-state="live"]').waitFor();
    await demo.getByRole('button', { name: 'Clicked 0 times' }).click();
    await expect(demo.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  });
});

test('a demo follows the color mode without a script of its own', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/material-ui/react-button/');
  const button = getDemo(page, 'ContainedButtons').getByRole('button').first();
  await expect(button).toHaveCSS('background-color', 'rgb(112, 184, 255)');
});
