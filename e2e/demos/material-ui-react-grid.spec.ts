import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn, so it has no box.');
  return { ...box, end: box.x + box.width };
}

async function countRows(demo: Locator): Promise<number> {
  const items = await demo.locator('.MuiGrid-item > .MuiPaper-root').all();
  const tops = await Promise.all(items.map(async (item) => Math.round((await getBox(item)).y)));
  return new Set(tops).size;
}

test('the first grid lays out its items as its page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-grid/');

  await test.step('rows of twelve columns', async () => {
    const demo = getFrame(page, 'FixedSpans');
    expect(await countRows(demo)).toBe(2);
    const papers = demo.locator('.MuiPaper-root');
    const [wide, narrow] = [await getBox(papers.first()), await getBox(papers.nth(1))];
    expect(wide.width).toBeCloseTo(2 * narrow.width + 16, 0);
    expect(narrow.x - wide.end).toBeCloseTo(16, 0);
  });

  await test.step('one, two, and four items in a row', async () => {
    const demo = getFrame(page, 'SpansPerBreakpoint');
    expect(await countRows(demo)).toBe(1);
    await page.setViewportSize({ width: 800, height: 900 });
    expect(await countRows(demo)).toBe(2);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await countRows(demo)).toBe(4);
  });

  await test.step('the number of columns changes with the window', async () => {
    const demo = getFrame(page, 'SixteenColumns');
    expect(await countRows(demo)).toBe(2);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await countRows(demo)).toBe(1);
  });

  await test.step('the gap is padding, and the container is wider than its parent', async () => {
    const demo = await bringToLife(page, 'GapPlayground');
    const container = demo.locator('.MuiGrid-container');
    const columns = demo.getByRole('slider', { name: 'columnSpacing' });
    await expect(container).toHaveCSS('margin-left', '-24px');
    await columns.focus();
    await page.keyboard.press('End');
    await expect(container).toHaveCSS('margin-left', '-32px');
    await expect(container).toHaveCSS('margin-top', '-8px');
    await page.keyboard.press('Home');
    await expect(container).toHaveCSS('margin-left', '0px');
    await expect(demo.locator('.MuiGrid-item').first()).toHaveCSS('padding-top', '8px');
  });

  await test.step('equal shares beside the width of a content', async () => {
    const papers = getFrame(page, 'ShareAndContent').locator('.MuiPaper-root');
    const [first, last] = [await getBox(papers.first()), await getBox(papers.last())];
    expect(first.width).toBeCloseTo(last.width, 0);
  });

  await test.step('the playground changes the flexbox', async () => {
    const demo = await bringToLife(page, 'FlexPlayground');
    await demo.getByRole('combobox', { name: 'direction' }).selectOption('column');
    await demo.getByRole('combobox', { name: 'justifyContent' }).selectOption('flex-end');
    const container = demo.locator('.MuiGrid-container');
    await expect(container).toHaveCSS('flex-direction', 'column');
    await expect(container).toHaveCSS('justify-content', 'flex-end');
  });

  await test.step('an inner grid has columns of its own', async () => {
    const demo = getFrame(page, 'GridInGrid');
    const [week, friday] = [
      await getBox(demo.getByText('Week 1')),
      await getBox(demo.getByText('Fri')),
    ];
    expect(friday.y).toBeCloseTo(week.y, 0);
    expect(friday.width).toBeLessThan(week.width / 2);
  });

  await test.step('long text is shortened, and the price stays in the row', async () => {
    await page.setViewportSize({ width: 390, height: 900 });
    const demo = getFrame(page, 'ProductRow');
    const title = demo.getByRole('heading', { name: /^Drawing pad/ });
    expect(await title.evaluate((node) => node.scrollWidth > node.clientWidth)).toBe(true);
    expect((await getBox(demo.getByText('€ 18'))).x).toBeGreaterThan((await getBox(title)).end);
  });
});
