import type { Page } from '@playwright/test';
import { getDemo, observeLayoutShifts } from './support/demos';
import { openAtRest } from './support/rest';
import { choose } from './support/settings';
import { expect, test } from './support/sharedPage';
import { test as testOfFirstVisit } from './support/test';

const BUTTON = '/material-ui/react-button/';

/** Stands in the code of playgrounds alone, not in what every page downloads. */
const ISLAND_CODE = 'playground__fields';

function getParts(page: Page, component = 'Button') {
  const playground = getDemo(page, `${component}Playground`);
  return {
    playground,
    live: playground.locator('.playground__stage'),
    code: playground.getByRole('group', { name: 'Code' }),
    controls: playground.getByRole('group', { name: `Props of ${component}` }),
    island: playground.locator('.demo__island'),
  };
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  testOfFirstVisit(
    'a playground is looked at for free, and comes to life by the keyboard where it stands',
    async ({ page }) => {
      const scripts: Promise<string>[] = [];
      page.on('response', (response) => {
        if (response.request().resourceType() === 'script') scripts.push(response.text());
      });
      const hasIslandCode = async () => (await Promise.all(scripts)).join('').includes(ISLAND_CODE);
      const getShifts = await observeLayoutShifts(page);
      await openAtRest(page, BUTTON);
      const { island, live, controls, code } = getParts(page);
      await island.scrollIntoViewIfNeeded();
      await expect(live.getByRole('button', { name: 'Save changes' })).toBeVisible();
      await expect(island).toHaveAttribute('data-demo-state', 'waiting');
      expect(await hasIslandCode()).toBe(false);

      await controls.getByRole('textbox', { name: 'children' }).focus();
      await expect(island).toHaveAttribute('data-demo-state', 'live');
      expect(await hasIslandCode()).toBe(true);
      expect(await getShifts()).toBe(0);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText('Delete');
      await controls.getByRole('checkbox', { name: 'fullWidth' }).press('Space');
      await controls.getByRole('combobox', { name: 'color' }).selectOption('error');
      await expect(code).toHaveText(
        '<Button variant="contained" color="error" fullWidth>Delete</Button>',
      );
      await expect(live.getByRole('button', { name: 'Delete' })).toHaveClass(
        /MuiButton-containedError.*MuiButton-fullWidth|MuiButton-fullWidth.*MuiButton-containedError/,
      );
      const { searchParams } = new URL(page.url());
      expect([...searchParams].sort()).toEqual([
        ['Button.children', 'Delete'],
        ['Button.color', 'error'],
        ['Button.fullWidth', 'true'],
      ]);
    },
  );
});

test('an address brings its state, as far as it is one; reset takes it back', async ({ page }) => {
  await page.goto(
    `${BUTTON}?Button.variant=outlined&Button.size=huge&Button.href=javascript:alert(1)&utm=1`,
  );
  const { playground, code, live, controls } = getParts(page);
  await expect(code).toHaveText('<Button variant="outlined">Save changes</Button>');
  await expect(controls.getByRole('radio', { name: 'outlined' })).toBeChecked();
  await expect(live.getByRole('link')).toHaveCount(0);
  await playground.getByRole('button', { name: 'Reset' }).click();
  await expect(code).toHaveText('<Button variant="contained">Save changes</Button>');
  expect(new URL(page.url()).search).toBe('?utm=1');
});

test('the component follows density, direction and color mode', async ({ page }) => {
  await page.goto(`${BUTTON}?Button.disabled=true`);
  const { live, island } = getParts(page);
  await expect(island).toHaveAttribute('data-demo-state', 'live');
  await choose(page, 'Dense', 'Right to left', 'Dark');
  await expect(live.locator('.MuiButton-sizeSmall')).toBeVisible();
  await expect(live.locator('.MuiButton-root')).toHaveCSS('direction', 'rtl');
  await expect(live.locator('.MuiButton-root')).toHaveCSS('color', 'rgba(255, 255, 255, 0.3)');
});

test('after a client-side navigation a playground is there at once', async ({ page }) => {
  // Before the page is alive, a link loads the next one anew.
  await openAtRest(page, '/material-ui/api/text-field/');
  await page.getByRole('main').getByRole('link', { name: 'React Text Field component' }).click();
  const { live, controls, code } = getParts(page, 'TextField');
  await controls.getByRole('radio', { name: 'standard' }).check();
  await controls.getByRole('textbox', { name: 'label' }).fill('City "North"');
  await expect(live.getByRole('textbox', { name: 'City "North"' })).toBeVisible();
  await expect(code).toContainText('label={"City \\"North\\""}');
});

test('editing goes on from what is shown, and keeps what was typed', async ({ page }) => {
  await page.goto('/joy-ui/react-button/?Button.variant=soft');
  const { playground, controls, island } = getParts(page);
  await expect(island).toHaveAttribute('data-demo-state', 'live');
  await controls.getByRole('checkbox', { name: 'loading' }).check();
  const edit = playground.getByRole('button', { name: 'Edit', exact: true });
  await edit.click();
  const text = playground.getByRole('textbox', { name: 'Source of ButtonPlayground.tsx' });
  await expect(text).toContainText('<Button loading variant="soft">Publish article</Button>');
  const frame = playground.frameLocator('iframe');
  await expect(frame.getByRole('progressbar')).toBeVisible();
  await expect(island).toBeHidden();
  await text.press('ControlOrMeta+End');
  await page.keyboard.insertText('// mine');
  await playground.getByRole('button', { name: 'Close editor' }).click();
  await expect(controls.getByRole('checkbox', { name: 'loading' })).toBeChecked();
  await edit.click();
  await expect(text).toContainText('// mine');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the component and its code are there, controls that do nothing are not', async ({
    page,
  }) => {
    await page.goto(BUTTON);
    const { live, code, controls, playground } = getParts(page);
    await expect(live.getByRole('button', { name: 'Save changes' })).toBeVisible();
    await expect(code).toBeVisible();
    await expect(controls).toBeHidden();
    await expect(playground.getByRole('button', { name: 'Edit' })).toBeHidden();
  });
});
