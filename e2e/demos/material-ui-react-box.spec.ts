import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('boxes take their styles from the theme as their page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-box/');

  await test.step('a square changes its color under the pointer', async () => {
    const demo = await bringToLife(page, 'HoverSquare');
    const square = demo.getByRole('img', { name: 'A square in the primary color' });
    await expect(square).toHaveCSS('height', '120px');
    const before = await square.evaluate((node) => getComputedStyle(node).backgroundColor);
    await square.hover();
    await expect(square).not.toHaveCSS('background-color', before);
  });

  await test.step('tokens become values', async () => {
    const box = getFrame(page, 'ThemeTokens').locator('.MuiBox-root');
    await expect(box).toHaveCSS('padding', '16px');
    await expect(box).toHaveCSS('max-width', '600px');
    await expect(box).toHaveCSS('font-size', '14px');
    await expect(box).toHaveCSS('box-shadow', /0px 3px 1px -2px/);
  });

  await test.step('areas change their place with the window', async () => {
    const demo = getFrame(page, 'PageAreas');
    const getTop = async (text: string) => {
      const box = await demo.getByText(text, { exact: true }).boundingBox();
      return box?.y ?? NaN;
    };
    expect(await getTop('Menu')).toBe(await getTop('Content'));
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await getTop('Menu')).toBeGreaterThan(await getTop('Content'));
  });

  await test.step('a label is hidden where there is no room, and the name stays', async () => {
    const save = getFrame(page, 'ShownByWidth').getByRole('button', { name: 'Save the draft' });
    await expect(save.getByText('Save the draft')).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 900 });
    await expect(save.getByText('Save the draft')).toBeVisible();
  });

  await test.step('boxes can be landmarks and lists', async () => {
    const nav = getFrame(page, 'OtherElements').getByRole('navigation', { name: 'Example' });
    await expect(nav.getByRole('list').getByRole('link')).toHaveText([
      'Overview',
      'Prices',
      'Contact',
    ]);
  });

  await test.step('the sx of the outside wins over that of the inside', async () => {
    const demo = getFrame(page, 'NoteBox');
    const getColor = (text: string) =>
      demo.getByText(text).evaluate((node) => getComputedStyle(node).borderInlineStartColor);
    expect(await getColor('The office')).not.toBe(await getColor('The old address'));
    await expect(demo.getByText('The old address')).toHaveCSS('padding', '16px');
  });

  await test.step('a variable changes, and the class does not', async () => {
    const demo = await bringToLife(page, 'MeterBox');
    const meter = demo.getByRole('meter', { name: 'Storage' });
    const className = await meter.getAttribute('class');
    await demo.getByRole('slider', { name: 'Filled' }).focus();
    await page.keyboard.press('End');
    await expect(meter).toHaveAttribute('aria-valuenow', '100');
    await expect(meter).toHaveAttribute('style', /--filled:\s*100%/);
    expect(await meter.getAttribute('class')).toBe(className);
  });
});
