import type { Locator, Page } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function getBox(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn, so it has no box.');
  return box;
}

/** The boxes of the items of the outermost container of a demo. */
async function getItems(page: Page, name: string): Promise<Box[]> {
  const items = getFrame(page, name).locator('.MuiGrid2-container').first().locator('> *');
  return Promise.all((await items.all()).map(getBox));
}

function countRows(boxes: readonly Box[]): number {
  return new Set(boxes.map(({ y }) => Math.round(y))).size;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function getMiddle(start = NaN, length = NaN): number {
  return start + length / 2;
}

const PHONE = { width: 390, height: 844 };
const TABLET = { width: 800, height: 900 };
const DESKTOP = { width: 1280, height: 900 };

test.use({ viewport: DESKTOP });

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/react-grid2/');
});

test('grids have the sizes, gaps, offsets, and nesting that their props say', async ({ page }) => {
  await test.step('BasicGrid fills rows of twelve columns', async () => {
    const items = await getItems(page, 'BasicGrid');
    expect(countRows(items)).toBe(2);
    const [wide, narrow] = items;
    // Eight columns are two times four columns and the gap between these.
    expect(wide?.width).toBeCloseTo(2 * (narrow?.width ?? NaN) + 16, 0);
    expect((narrow?.x ?? NaN) - (wide?.x ?? NaN) - (wide?.width ?? NaN)).toBeCloseTo(16, 0);
  });

  await test.step('SpacingPlayground changes the gap', async () => {
    const demo = await bringToLife(page, 'SpacingPlayground');
    const grid = demo.locator('.MuiGrid2-container');
    await expect(grid).toHaveCSS('gap', '16px');
    await demo.getByRole('button', { name: '8', exact: true }).click();
    await expect(grid).toHaveCSS('gap', '64px');
    expect(countRows(await getItems(page, 'SpacingPlayground'))).toBe(2);
    await demo.getByRole('button', { name: '0.5' }).press('Enter');
    await expect(grid).toHaveCSS('gap', '4px');
    await demo.getByRole('button', { name: '0.5' }).click();
    await expect(demo.getByRole('button', { name: '0.5', pressed: true })).toBeVisible();
  });

  await test.step('GrowSize shares what is left', async () => {
    const [first, middle, last] = await getItems(page, 'GrowSize');
    expect(first?.width).toBeCloseTo(last?.width ?? NaN, 0);
    expect(middle?.width).toBeCloseTo(2 * (first?.width ?? NaN) + 16, 0);
  });

  await test.step('NestedColumns counts sixteen columns outside and five inside', async () => {
    const demo = getFrame(page, 'NestedColumns');
    const [ten, six, inner] = await getItems(page, 'NestedColumns');
    expect(ten?.y).toBe(six?.y);
    const days = await Promise.all(
      (await demo.locator('.MuiGrid2-container .MuiGrid2-container > *').all()).map(getBox),
    );
    expect(countRows(days)).toBe(1);
    expect(sum(days.map(({ width }) => width)) + 4 * 8).toBeCloseTo(inner?.width ?? NaN, 0);
  });

  await test.step('NestedGrid inherits the spacing', async () => {
    const demo = getFrame(page, 'NestedGrid');
    const nested = demo.locator('.MuiGrid2-container .MuiGrid2-container');
    await expect(nested).toHaveCSS('gap', '16px');
    const [menu, content] = await getItems(page, 'NestedGrid');
    expect(menu?.height).toBe(content?.height);
    const [one, two] = await Promise.all((await nested.locator('> *').all()).map(getBox));
    expect(one?.width).toBeCloseTo(((content?.width ?? NaN) - 16) / 2, 0);
    expect(two?.y).toBe(one?.y);
  });

  await test.step('WrappedItem counts in the columns of its own container', async () => {
    const demo = getFrame(page, 'WrappedItem');
    const inner = await getBox(demo.locator('.MuiGrid2-container .MuiGrid2-container'));
    const cells = demo.locator('.MuiGrid2-container .MuiGrid2-container > *');
    await expect(cells).toHaveCount(2);
    expect((await getBox(cells.first())).width).toBeCloseTo((inner.width - 8) / 2, 0);
  });

  await test.step('CenteredItem stands in the middle', async () => {
    const container = await getBox(getFrame(page, 'CenteredItem').locator('.MuiGrid2-container'));
    const [item] = await getItems(page, 'CenteredItem');
    expect(getMiddle(item?.x, item?.width)).toBeCloseTo(getMiddle(container.x, container.width), 0);
    expect(getMiddle(item?.y, item?.height)).toBeCloseTo(
      getMiddle(container.y, container.height),
      0,
    );
  });

  await test.step('BorderedCells and LinesBetweenCells draw each line once', async () => {
    for (const name of ['BorderedCells', 'LinesBetweenCells']) {
      const container = getFrame(page, name).locator('.MuiGrid2-container');
      const cells = container.locator('> *');
      expect(countRows(await getItems(page, name))).toBe(2);
      const widths = await cells.evaluateAll((elements) =>
        elements.map((element) => {
          const { borderLeftWidth, borderRightWidth } = getComputedStyle(element);
          return parseFloat(borderLeftWidth) + parseFloat(borderRightWidth);
        }),
      );
      expect(new Set(widths)).toEqual(new Set([1]));
    }
    const frame = getFrame(page, 'LinesBetweenCells').locator('.MuiGrid2-container').locator('..');
    const [first] = await getItems(page, 'LinesBetweenCells');
    expect((first?.x ?? NaN) - (await getBox(frame)).x).toBeCloseTo(-1, 0);
  });

  await test.step('StackInCell makes the cells of a row equally high', async () => {
    const demo = getFrame(page, 'StackInCell');
    const heights = await Promise.all(
      (await demo.locator('.MuiPaper-root').all()).map(
        async (paper) => (await getBox(paper)).height,
      ),
    );
    expect(new Set(heights).size).toBe(1);
    await expect(demo.getByText('Release')).toBeVisible();
  });

  await test.step('ResponsiveSizes has one, two, and four items in a row', async () => {
    expect(countRows(await getItems(page, 'ResponsiveSizes'))).toBe(1);
    await page.setViewportSize(TABLET);
    expect(countRows(await getItems(page, 'ResponsiveSizes'))).toBe(2);
    await page.setViewportSize(PHONE);
    expect(countRows(await getItems(page, 'ResponsiveSizes'))).toBe(4);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('RowAndColumnSpacing sets the two apart', async () => {
    const grid = getFrame(page, 'RowAndColumnSpacing').locator('.MuiGrid2-container');
    await expect(grid).toHaveCSS('row-gap', '8px');
    await expect(grid).toHaveCSS('column-gap', '32px');
    await page.setViewportSize(PHONE);
    await expect(grid).toHaveCSS('column-gap', '8px');
    await page.setViewportSize(DESKTOP);
  });

  await test.step('ResponsiveProps changes columns, spacing, and direction', async () => {
    const grid = getFrame(page, 'ResponsiveProps').locator('.MuiGrid2-container');
    await expect(grid).toHaveCSS('gap', '24px');
    expect(countRows(await getItems(page, 'ResponsiveProps'))).toBe(2);
    await page.setViewportSize(TABLET);
    await expect(grid).toHaveCSS('gap', '8px');
    expect(countRows(await getItems(page, 'ResponsiveProps'))).toBe(3);
    await page.setViewportSize(PHONE);
    await expect(grid).toHaveCSS('flex-direction', 'row-reverse');
    const [first, second] = await getItems(page, 'ResponsiveProps');
    expect(first?.x).toBeGreaterThan(second?.x ?? NaN);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('Offsets leave columns empty', async () => {
    const [half, afterTwo, atEnd] = await getItems(page, 'Offsets');
    const container = await getBox(getFrame(page, 'Offsets').locator('.MuiGrid2-container'));
    const column = (container.width - 11 * 16) / 12;
    expect(half?.x).toBeCloseTo(container.x, 0);
    expect((afterTwo?.x ?? NaN) - (half?.x ?? NaN) - (half?.width ?? NaN)).toBeCloseTo(
      2 * column + 3 * 16,
      0,
    );
    expect((atEnd?.x ?? NaN) + (atEnd?.width ?? NaN)).toBeCloseTo(container.x + container.width, 0);
    await page.setViewportSize(PHONE);
    const [shifted] = await getItems(page, 'Offsets');
    const narrow = await getBox(getFrame(page, 'Offsets').locator('.MuiGrid2-container'));
    expect(shifted?.x).toBeGreaterThan(narrow.x + narrow.width / 5);
    await page.setViewportSize(DESKTOP);
  });

  await test.step('AutoSize keeps the ends and shortens the text between them', async () => {
    await page.setViewportSize(PHONE);
    const demo = getFrame(page, 'AutoSize');
    const [avatar, text, button] = await getItems(page, 'AutoSize');
    expect(getMiddle(avatar?.y, avatar?.height)).toBeCloseTo(getMiddle(text?.y, text?.height), 0);
    expect(getMiddle(avatar?.y, avatar?.height)).toBeCloseTo(
      getMiddle(button?.y, button?.height),
      0,
    );
    expect(avatar?.width).toBeCloseTo(40, 0);
    expect(button?.x).toBeGreaterThan((text?.x ?? NaN) + (text?.width ?? NaN));
    const isCut = await demo
      .getByText('Quarterly report')
      .evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut).toBe(true);
  });
});
