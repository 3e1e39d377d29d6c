import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn, so it has no box.');
  return { ...box, middle: box.x + box.width / 2 };
}

test('containers limit and center their content as their page says', async ({ page }) => {
  // Without the sidebar a demo has room for 600 px and its own padding.
  await page.setViewportSize({ width: 960, height: 900 });
  await page.goto('/material-ui/react-container/');

  await test.step('600 px in the middle, less where there is less room', async () => {
    const demo = getFrame(page, 'FluidContainer');
    const box = await getBox(demo.locator('.MuiContainer-root'));
    expect(box.width).toBe(600);
    expect(box.middle).toBeCloseTo((await getBox(demo)).middle, 0);
    await page.setViewportSize({ width: 390, height: 900 });
    expect((await getBox(demo.locator('.MuiContainer-root'))).width).toBeLessThan(390);
    await page.setViewportSize({ width: 960, height: 900 });
  });

  await test.step('maxWidth takes the name of a breakpoint, or false', async () => {
    const demo = await bringToLife(page, 'MaxWidths');
    const content = demo.getByRole('region', { name: 'Content' });
    await expect(content).toHaveCSS('width', '444px');
    await demo.getByRole('button', { name: 'sm' }).click();
    await expect(content).toHaveCSS('width', '600px');
    await demo.getByRole('button', { name: 'false' }).click();
    await expect(content).toHaveCSS('max-width', 'none');
  });

  await test.step('a fixed width jumps with the window', async () => {
    const fixed = getFrame(page, 'FixedContainer').getByRole('region', { name: 'Fixed width' });
    for (const [window, width] of [
      [1700, 1200],
      [1000, 900],
      [700, 600],
    ] as const) {
      await page.setViewportSize({ width: window, height: 900 });
      await expect(fixed).toHaveCSS('max-width', `${width}px`);
    }
    await page.setViewportSize({ width: 960, height: 900 });
  });

  await test.step('gutters can be removed, and replaced', async () => {
    const demo = getFrame(page, 'Gutters');
    for (const [text, padding] of [
      ['With gutters', '24px'],
      ['Without gutters', '0px'],
      ['With gutters of its own', '8px'],
    ] as const) {
      const container = demo.locator('.MuiContainer-root', {
        has: page.getByText(text, { exact: true }),
      });
      await expect(container).toHaveCSS('padding-left', padding);
    }
  });

  await test.step('a column for reading is measured in its text', async () => {
    const article = getFrame(page, 'ReadingColumn').getByRole('article');
    const [width, size] = await article.evaluate((element) => [
      element.getBoundingClientRect().width,
      parseFloat(getComputedStyle(element).fontSize),
    ]);
    expect(width).toBeCloseTo(36 * (size ?? NaN), 0);
  });

  await test.step('the content of a band stands in the column of the page', async () => {
    const demo = getFrame(page, 'FullWidthBand');
    const band = demo.getByRole('region', { name: 'A band across the page' });
    const text = await getBox(demo.getByText('Text in the column'));
    expect((await getBox(band)).x).toBeLessThan(text.x - 24);
    expect((await getBox(band.getByRole('heading'))).x).toBeCloseTo(text.x, 0);
  });
});
