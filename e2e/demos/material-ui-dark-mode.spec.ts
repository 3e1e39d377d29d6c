import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/test';

const PAGE = '/material-ui/customization/dark-mode/';

test('one page holds the default light and the default dark palette', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'DarkTheme');
  const light = demo.getByRole('region', { name: 'Light palette' });
  const dark = demo.getByRole('region', { name: 'Dark palette' });
  await expect(light).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(dark).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  const save = { name: 'Save' };
  await expect(light.getByRole('button', save)).toHaveCSS('background-color', 'rgb(25, 118, 210)');
  await expect(dark.getByRole('button', save)).toHaveCSS('background-color', 'rgb(144, 202, 249)');
});

test('dark paper gets lighter with its elevation', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'DarkElevation');
  await expect(demo.getByText('0', { exact: true })).toHaveCSS('background-image', 'none');
  await expect(demo.getByText('1', { exact: true })).toHaveCSS('background-image', /0\.05/);
  await expect(demo.getByText('24', { exact: true })).toHaveCSS('background-image', /0\.16/);
});

test.describe('the mode switch', () => {
  test('changes its card only, and the choice outlives a reload', async ({ page }) => {
    await page.goto(PAGE);
    let demo = await bringToLife(page, 'ModeToggle');
    const card = () => demo.getByRole('region', { name: 'Card' });
    const button = (name: string) => demo.getByRole('button', { name, exact: true });
    await expect(button('System')).toHaveAttribute('aria-pressed', 'true');
    await expect(card()).toHaveAttribute('data-theme', 'light');
    await expect(card()).toHaveCSS('background-color', 'rgb(255, 255, 255)');

    await button('Dark').click();
    await expect(card()).toHaveAttribute('data-theme', 'dark');
    await expect(card()).not.toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');

    await page.reload();
    demo = await bringToLife(page, 'ModeToggle');
    await expect(button('Dark')).toHaveAttribute('aria-pressed', 'true');
    await expect(card()).toHaveAttribute('data-theme', 'dark');
  });

  test('follows the system while it says "System"', async ({ page }) => {
    await page.goto(PAGE);
    const demo = await bringToLife(page, 'ModeToggle');
    const card = demo.getByRole('region', { name: 'Card' });
    await expect(card).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(card).toHaveAttribute('data-theme', 'dark');
    await demo.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(card).toHaveAttribute('data-theme', 'light');
  });
});

test('applyStyles shows other styles and another text in the dark', async ({ page }) => {
  await page.goto(PAGE);
  const demo = await bringToLife(page, 'DarkStyles');
  const sky = demo.getByRole('img', { name: 'Sky' });
  await expect(demo.getByText('Good morning')).toBeVisible();
  await expect(demo.getByText('Good evening')).toBeHidden();
  await expect(sky).toHaveCSS('background-image', /79, 195, 247/);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await bringToLife(page, 'DarkStyles');
  await expect(demo.getByText('Good morning')).toBeHidden();
  await expect(demo.getByText('Good evening')).toBeVisible();
  await expect(sky).toHaveCSS('background-image', /26, 35, 126/);
});

test('areas keep their mode whatever the page has', async ({ page }) => {
  const readBackgrounds = async () => {
    const demo = await bringToLife(page, 'ModeAreas');
    const names = ['Always light', 'Like the page', 'Always dark'];
    return Promise.all(
      names.map((name) =>
        demo
          .getByRole('region', { name })
          .evaluate((element) => getComputedStyle(element).backgroundColor),
      ),
    );
  };
  await page.goto(PAGE);
  const [light, pageInLight, dark] = await readBackgrounds();
  expect(light).not.toBe(dark);
  expect(pageInLight).toBe(light);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  expect(await readBackgrounds()).toEqual([light, dark, dark]);
});

test('the media query hook reports what the system asks for', async ({ page }) => {
  await page.goto(PAGE);
  await bringToLife(page, 'SystemPreference');
  const demo = getFrame(page, 'SystemPreference');
  await expect(demo.getByText('Your system asks for light colors.')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(demo.getByText('Your system asks for dark colors.')).toBeVisible();
});
