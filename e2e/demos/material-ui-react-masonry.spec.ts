import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const PAGE = '/material-ui/react-masonry/';

/** For each block, the number of its column, counted from the start. */
async function getColumns(demo: Locator): Promise<number[]> {
  return demo.locator('.MuiMasonry-root').evaluate((root) => {
    const blocks = [...root.children].filter((child) => !child.matches('[data-class]'));
    const starts = blocks.map((block) => Math.round(block.getBoundingClientRect().x));
    const known = [...new Set(starts)].sort((a, b) => a - b);
    return starts.map((start) => known.indexOf(start));
  });
}

function getHeight(demo: Locator): Promise<number> {
  return demo.locator('.MuiMasonry-root').evaluate((root) => root.clientHeight);
}

test('masonries sort their blocks as their page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(PAGE);

  await test.step('the server knew the height of the basic one', async () => {
    const before = await getHeight(getFrame(page, 'NumberedBlocks'));
    const demo = await bringToLife(page, 'NumberedBlocks');
    await expect.poll(() => getColumns(demo)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    expect(before).toBe(354);
    await expect.poll(() => getHeight(demo)).toBe(354);
  });

  await test.step('columns and gap change by choice', async () => {
    const demo = await bringToLife(page, 'ColumnsAndGap');
    await demo.getByRole('combobox', { name: 'columns' }).selectOption('2');
    await expect.poll(async () => new Set(await getColumns(demo)).size).toBe(2);
    await demo.getByRole('combobox', { name: 'spacing' }).selectOption('3');
    await expect(demo.locator('.MuiPaper-root').first()).toHaveCSS('margin', '12px');
  });

  await test.step('columns depend on the window', async () => {
    const demo = await bringToLife(page, 'PerBreakpoint');
    for (const [width, columns] of [
      [1280, 4],
      [800, 3],
      [390, 2],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect.poll(async () => new Set(await getColumns(demo)).size).toBe(columns);
    }
    await page.setViewportSize({ width: 1280, height: 900 });
  });

  await test.step('blocks keep their order, or fill the shortest column', async () => {
    const demo = await bringToLife(page, 'KeptOrder');
    await expect.poll(() => getColumns(demo)).toEqual([0, 1, 2, 0, 1, 2, 0, 1, 2]);
    await demo.getByRole('checkbox', { name: 'sequential' }).uncheck();
    await expect.poll(() => getColumns(demo)).toEqual([0, 1, 2, 1, 2, 1, 2, 0, 1]);
  });

  await test.step('pictures are blocks', async () => {
    const demo = await bringToLife(page, 'PictureMasonry');
    await expect(demo.getByRole('img')).toHaveCount(9);
    await expect.poll(async () => new Set(await getColumns(demo)).size).toBe(3);
  });

  await test.step('the masonry grows with a block', async () => {
    const demo = await bringToLife(page, 'AccordionMasonry');
    const before = await getHeight(demo);
    await demo.getByRole('button', { name: 'Oak' }).click();
    await expect(demo.getByRole('region', { name: 'Oak' })).toBeVisible();
    await expect.poll(() => getHeight(demo)).toBeGreaterThan(before + 40);
    expect(await getColumns(demo)).toEqual([0, 1, 0, 1]);
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('a masonry has its columns and gaps already', async ({ page }) => {
    await page.goto(PAGE);
    const papers = getFrame(page, 'ServerLayout').locator('.MuiPaper-root');
    const boxes = await Promise.all((await papers.all()).map((paper) => paper.boundingBox()));
    const [first, second, third] = boxes;
    expect((second?.x ?? NaN) - (first?.x ?? NaN) - (first?.width ?? NaN)).toBeCloseTo(16, 0);
    expect(third?.x).toBe(first?.x);
    expect((third?.y ?? NaN) - (first?.y ?? NaN) - (first?.height ?? NaN)).toBeCloseTo(16, 0);
  });
});
