import type { Page } from '@playwright/test';
import { waitForWholeLayout } from './support/demos';
import { expect, test } from './support/sharedPage';

const BUTTON = '/material-ui/api/button/';

function getRow(page: Page, name: string) {
  return page.locator(`[id="Button-prop-${name}"]`);
}

test('component pages and API pages lead to each other', async ({ page }) => {
  await page.goto('/material-ui/react-button/');
  await page.getByRole('link', { name: 'ButtonBase API' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonBase API');
  await page.getByRole('main').getByRole('link', { name: 'React Button component' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('rows are filtered, linked to, copied and laid out as a reader likes', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BUTTON);
  const props = page.getByRole('table', { name: 'Props', exact: true });
  await expect(props.getByRole('rowheader', { name: 'color' })).toBeVisible();
  await expect(getRow(page, 'size').getByRole('cell').first()).toHaveText(
    "'small' | 'medium' | 'large'",
  );

  const filter = page.getByRole('searchbox', { name: 'Filter' });
  await filter.fill('icon');
  await expect(getRow(page, 'endIcon')).toBeVisible();
  await expect(getRow(page, 'color')).toBeHidden();
  await expect(page.locator('.api-status')).toHaveText(/^\d+ of \d+ shown$/);
  // A deprecated class matches too, and is unfolded.
  await expect(page.locator('[id="Button-classes-iconSizeSmall"]')).toBeVisible();

  // A link to a row that is filtered away takes the filter back.
  await page.locator('.theme-doc-toc-desktop').getByRole('link', { name: 'variant' }).click();
  await expect(getRow(page, 'variant')).toBeInViewport();
  await expect(filter).toHaveValue('');

  await getRow(page, 'variant').getByRole('link', { name: 'Copy link to variant' }).click();
  await expect(page.locator('.api-status')).toHaveText('Link to variant copied');
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(copied).hash).toBe('#Button-prop-variant');

  const list = page.getByRole('button', { name: 'List' });
  await list.click();
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
  await expect(list).toHaveAttribute('aria-pressed', 'true');
  await expect(getRow(page, 'variant')).toHaveCSS('display', 'block');
  // Still a table for assistive technology.
  await expect(props.getByRole('row', { name: /^variant/ })).toBeVisible();
});

test('inherited props are in the table, until a reader hides them', async ({ page }) => {
  await page.goto(BUTTON);
  const row = getRow(page, 'centerRipple');
  await expect(row.getByRole('rowheader')).toContainText('inherited from ButtonBase');
  const toggle = page.getByRole('button', { name: 'Inherited props' });
  await toggle.click();
  await expect(row).toBeHidden();
  await page.reload();
  await expect(toggle).toHaveAttribute('aria-pressed', 'false');
  await expect(row).toBeHidden();
  await expect(getRow(page, 'color')).toBeVisible();
  // A link to a hidden row shows it, and its mark leads to where it is documented.
  await page.goto(`${BUTTON}#Button-prop-centerRipple`);
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: 'ButtonBase' }).click();
  await expect(page).toHaveURL(/\/api\/button-base\/#ButtonBase-prop-centerRipple$/);
});

test('the element of a row is outlined in a demo, with the code that styles it', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(BUTTON);
  const inspector = page.getByRole('region', { name: 'Inspector' });
  const outlined = inspector.locator('[data-api-outline]');
  const status = inspector.getByRole('status');
  const row = page.locator('[id="Button-classes-startIcon"]');
  // Until the page is idle, what is above may be laid out only now, in the frame after the jump.
  await waitForWholeLayout(page);
  await row.scrollIntoViewIfNeeded();
  const place = await row.boundingBox();
  await row.getByText('.MuiButton-startIcon').hover();
  await expect(outlined.first()).toHaveClass(/MuiButton-startIcon/);
  await expect(outlined.first()).toHaveCSS('outline-style', 'dashed');
  await expect(status).toHaveText(/^startIcon, outlined elements: \d+$/);
  // The demo stays in view, and rows stay under the pointer.
  await expect(outlined.first()).toBeInViewport();
  expect(await row.boundingBox()).toEqual(place);

  await row.getByRole('button', { name: 'Keep startIcon outlined' }).click();
  await inspector.getByRole('button', { name: 'Copy: sx prop' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "sx={{ '& .MuiButton-startIcon': { opacity: 0.8 } }}",
  );
  await expect(inspector.getByRole('group', { name: 'Theme override' })).toHaveText(
    'MuiButton: { styleOverrides: { startIcon: { opacity: 0.8 } } }',
  );
  await row.getByRole('button', { name: 'Keep startIcon outlined' }).press('Space');

  // By keyboard; a state is found as soon as something is in it.
  await page
    .locator('[id="Button-classes-focusVisible"]')
    .getByRole('link', { name: 'Copy link to focusVisible' })
    .focus();
  await expect(status).toHaveText('focusVisible is a state that nothing in this demo is in now.');
  await inspector.locator('.demo__island[data-demo-state="live"]').waitFor();
  await inspector.locator('.demo').getByRole('button').first().focus();
  await page.keyboard.press('Shift');
  await expect(status).toHaveText('focusVisible, outlined elements: 1');
  await expect(outlined).toHaveCSS('outline-style', 'solid');
  await page.locator('[id="Button-classes-startIcon"]').getByText('.MuiButton-startIcon').hover();
  await expect(outlined.first()).toHaveCSS('outline-style', 'dashed');
});

test('a link to a folded row unfolds it, also on the way from another page', async ({ page }) => {
  await page.goto(`${BUTTON}#Button-classes-textPrimary`);
  const row = page.locator('[id="Button-classes-textPrimary"]');
  await expect(row).toBeInViewport();
  await row.getByRole('link', { name: '.MuiButton-colorPrimary' }).click();
  await expect(page.locator('[id="Button-classes-colorPrimary"]')).toBeInViewport();
});

test('the list of all pages leads to each', async ({ page }) => {
  await page.goto('/base-ui/api/');
  await page.getByRole('main').getByRole('link', { name: 'useMenuItem', exact: true }).click();
  await expect(page).toHaveURL(/\/base-ui\/api\/use-menu-item\/$/);
  await expect(page.getByRole('heading', { name: 'Return value' })).toBeVisible();
});

test('works where storage and clipboard are denied', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await page.goto(BUTTON);
  await page.getByRole('button', { name: 'List' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-api-view', 'list');
  await getRow(page, 'color').getByRole('link', { name: 'Copy link to color' }).click();
  await expect(page).toHaveURL(/#Button-prop-color$/);
});

test('fits and works on a small screen, in both directions of writing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/material-ui/api/autocomplete/');
  for (const direction of ['ltr', 'rtl']) {
    await page.evaluate((dir) => document.documentElement.setAttribute('dir', dir), direction);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  }
  const details = page.locator('[id="Autocomplete-prop-slotProps"] details');
  await details.locator('summary').focus();
  await page.keyboard.press('Enter');
  await expect(details.getByText('popupIndicator?')).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('everything is there but the filter', async ({ page }) => {
    await page.goto(`${BUTTON}#Button-prop-color`);
    await expect(getRow(page, 'color')).toBeVisible();
    await expect(getRow(page, 'centerRipple')).toBeVisible();
    await expect(page.locator('.api-toolbar')).toBeHidden();
    await expect(page.locator('.api-inspector')).toBeHidden();
    await page.getByText(/^Deprecated: \d+$/).click();
    await expect(page.locator('[id="Button-classes-textPrimary"]')).toBeVisible();
  });
});
