import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

async function getBoxes(demo: Locator): Promise<Box[]> {
  const items = await demo.locator('.MuiImageListItem-root').all();
  return Promise.all(
    items.map(async (item) => {
      const box = await item.boundingBox();
      if (!box) throw new Error('The item is not drawn, so it has no box.');
      return box;
    }),
  );
}

function countColumns(boxes: readonly Box[]): number {
  return new Set(boxes.map(({ x }) => Math.round(x))).size;
}

test('image lists arrange their pictures as their page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-image-list/');

  await test.step('equal cells, which the pictures fill and keep to', async () => {
    const demo = await bringToLife(page, 'StandardList');
    await expect(demo.getByRole('listitem')).toHaveCount(6);
    const boxes = await getBoxes(demo);
    expect(countColumns(boxes)).toBe(3);
    expect(new Set(boxes.map(({ height }) => height))).toEqual(new Set([120]));
    await expect(demo.getByRole('img', { name: 'The hills at dawn' })).toHaveCSS('height', '120px');
  });

  await test.step('a quilt has items of several columns and rows', async () => {
    const [large, small] = await getBoxes(await bringToLife(page, 'QuiltedList'));
    expect(large?.height).toBe(204);
    expect(small?.height).toBe(100);
    expect(large?.width).toBeCloseTo(2 * (small?.width ?? NaN) + 4, 0);
  });

  await test.step('every second item of a woven list is lower', async () => {
    const [high, low] = await getBoxes(await bringToLife(page, 'WovenList'));
    expect((low?.height ?? NaN) / (high?.height ?? NaN)).toBeCloseTo(0.7, 1);
  });

  await test.step('a masonry fills one column after the other, with captions', async () => {
    const demo = await bringToLife(page, 'MasonryList');
    const [first, second] = await getBoxes(demo);
    expect(second?.x).toBe(first?.x);
    expect(second?.y).toBeGreaterThan((first?.y ?? NaN) + (first?.height ?? NaN));
    await expect(demo.getByText('Midnight')).toBeVisible();
  });

  await test.step('bars lie over, below, and on top of their pictures', async () => {
    const over = await bringToLife(page, 'BarOverPicture');
    await over.getByRole('button', { name: 'Star Morning', pressed: false }).click();
    await expect(over.getByRole('button', { pressed: true })).toHaveCount(2);
    await over.getByRole('button', { name: 'Star Noon' }).press('Space');
    await expect(over.getByRole('button', { name: 'Star Noon', pressed: false })).toBeVisible();

    const below = await bringToLife(page, 'BarBelow');
    const picture = await below.getByRole('img').first().boundingBox();
    const caption = await below.getByText('Evening').boundingBox();
    expect(caption?.y).toBeGreaterThan((picture?.y ?? NaN) + (picture?.height ?? NaN));

    const top = await bringToLife(page, 'TopBar');
    const action = await top.getByRole('button', { name: 'Enlarge Night' }).boundingBox();
    const title = await top.getByText('Night', { exact: true }).boundingBox();
    expect(action?.x).toBeLessThan(title?.x ?? NaN);
  });

  await test.step('the number of columns follows the room', async () => {
    const demo = await bringToLife(page, 'ResponsiveColumns');
    const wide = countColumns(await getBoxes(demo));
    await page.setViewportSize({ width: 360, height: 900 });
    const narrow = countColumns(await getBoxes(demo));
    expect(narrow).toBe(2);
    expect(wide).toBeGreaterThan(narrow);
  });
});
