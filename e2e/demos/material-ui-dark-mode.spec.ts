import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const PAGE = '/material-ui/customization/dark-mode/';

test('light and dark palettes share a page, and a card has a mode of its own', async ({ page }) => {
  await page.goto(PAGE);

  await test.step('one page holds the default light and the default dark palette', async () => {
    const demo = await bringToLife(page, 'DarkTheme');
    const light = demo.getByRole('region', { name: 'Light palette' });
    const dark = demo.getByRole('region', { name: 'Dark palette' });
    await expect(light).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(dark).toHaveCSS('background-color', 'rgb(18, 18, 18)');
    const save = { name: 'Save' };
    await expect(light.getByRole('button', save)).toHaveCSS(
      'background-color',
      'rgb(25, 118, 210)',
    );
    await expect(dark.getByRole('button', save)).toHaveCSS(
      'background-color',
      'rgb(144, 202, 249)',
    );
  });

  await test.step('dark paper gets lighter with its elevation', async () => {
    const demo = await bringToLife(page, 'DarkElevation');
    await expect(demo.getByText('0', { exact: true })).toHaveCSS('background-image', 'none');
    await expect(demo.getByText('1', { exact: true })).toHaveCSS('background-image', /0\.05/);
    await expect(demo.getByText('24', { exact: true })).toHaveCSS('background-image', /0\.16/);
  });

  await test.step('the media query hook reports what the system asks for', async () => {
    await bringToLife(page, 'SystemPreference');
    const demo = getFrame(page, 'SystemPreference');
    await expect(demo.getByText('Your system asks for light colors.')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(demo.getByText('Your system asks for dark colors.')).toBeVisible();
    await page.emulateMedia({ colorScheme: 'light' });
  });

  await test.step('the mode switch changes its card only, and the choice outlives a reload', async () => {
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

  await test.step('the mode switch follows the system while it says "System"', async () => {
    const demo = await bringToLife(page, 'ModeToggle');
    const card = demo.getByRole('region', { name: 'Card' });
    await demo.getByRole('button', { name: 'System', exact: true }).click();
    await expect(card).toHaveAttribute('data-theme', 'light');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(card).toHaveAttribute('data-theme', 'dark');
    await demo.getByRole('button', { name: 'Light', exact: true }).click();
    await expect(card).toHaveAttribute('data-theme', 'light');
  });
});

test('styles and areas follow the page into the dark, or keep their mode', async ({ page }) => {
  const sky = getFrame(page, 'DarkStyles').getByRole('img', { name: 'Sky' });
  const morning = getFrame(page, 'DarkStyles').getByText('Good morning');
  const evening = getFrame(page, 'DarkStyles').getByText('Good evening');
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

  await test.step('applyStyles shows the styles and the text of the light', async () => {
    await bringToLife(page, 'DarkStyles');
    await expect(morning).toBeVisible();
    await expect(evening).toBeHidden();
    await expect(sky).toHaveCSS('background-image', /79, 195, 247/);
  });

  const [light, pageInLight, dark] = await readBackgrounds();
  await test.step('of three areas, that of the page is light', () => {
    expect(light).not.toBe(dark);
    expect(pageInLight).toBe(light);
  });

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();

  await test.step('applyStyles shows other styles and another text in the dark', async () => {
    await bringToLife(page, 'DarkStyles');
    await expect(morning).toBeHidden();
    await expect(evening).toBeVisible();
    await expect(sky).toHaveCSS('background-image', /26, 35, 126/);
  });

  await test.step('areas keep their mode whatever the page has', async () => {
    expect(await readBackgrounds()).toEqual([light, dark, dark]);
  });
});
