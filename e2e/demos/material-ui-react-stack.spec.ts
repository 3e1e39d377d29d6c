import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

async function getBox(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error('The element is not drawn, so it has no box.');
  return { ...box, end: box.x + box.width, bottom: box.y + box.height };
}

test('stacks set their children as their page says', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/material-ui/react-stack/');

  await test.step('a column has gaps of two units', async () => {
    const demo = await bringToLife(page, 'VerticalStack');
    const fields = demo.locator('.MuiTextField-root');
    const [title, note] = [await getBox(fields.first()), await getBox(fields.last())];
    expect(note.y - title.bottom).toBeCloseTo(16, 0);
    expect((await getBox(demo.getByRole('button'))).width).toBeCloseTo(title.width, 0);
  });

  await test.step('in a row, one child takes the room that is left', async () => {
    const demo = getFrame(page, 'RowStack');
    const keep = await getBox(demo.getByRole('button', { name: 'Keep' }));
    expect(keep.end).toBeCloseTo((await getBox(demo.locator('.MuiStack-root'))).end, 0);
  });

  await test.step('lines stand between the children only', async () => {
    const demo = getFrame(page, 'DividedStacks');
    await expect(demo.getByRole('separator')).toHaveCount(3);
    const vertical = await getBox(demo.getByRole('separator').last());
    expect(vertical.height).toBeGreaterThan(vertical.width);
  });

  await test.step('the direction changes with the window', async () => {
    const demo = getFrame(page, 'ResponsiveStack');
    const plan = demo.getByText('Plan');
    const build = demo.getByText('Build');
    expect((await getBox(build)).x - (await getBox(plan)).end).toBeCloseTo(32, 0);
    await page.setViewportSize({ width: 800, height: 900 });
    await expect(demo.locator('.MuiStack-root')).toHaveCSS('flex-direction', 'column');
    expect((await getBox(build)).y - (await getBox(plan)).bottom).toBeCloseTo(8, 0);
  });

  await test.step('margins push in a second line, a gap does not', async () => {
    const demo = getFrame(page, 'MarginOrGap');
    const getStarts = async (name: string) => {
      const chips = await demo.getByRole('region', { name }).locator('.MuiChip-root').all();
      const boxes = await Promise.all(chips.map(getBox));
      const top = boxes[0]?.y ?? NaN;
      const second = boxes.find(({ y }) => y > top + 1);
      return { shift: (second?.x ?? NaN) - (boxes[0]?.x ?? NaN), y: (second?.y ?? NaN) - top };
    };
    const margins = await getStarts('With margins');
    const gap = await getStarts('With gap');
    expect(margins.shift).toBeCloseTo(8, 0);
    expect(gap.shift).toBeCloseTo(0, 0);
    expect(gap.y - margins.y).toBeCloseTo(8, 0);
  });

  await test.step('an automatic margin pushes the last control to the end', async () => {
    const demo = getFrame(page, 'ToolbarStack');
    const group = await getBox(demo.getByRole('group', { name: 'File' }));
    expect((await getBox(demo.getByRole('button', { name: 'Search' }))).end).toBeCloseTo(
      group.end,
      0,
    );
  });

  await test.step('long text is shortened', async () => {
    const text = getFrame(page, 'ShortenedText').getByText('The meeting moves');
    const isCut = await text.evaluate((element) => element.scrollWidth > element.clientWidth);
    expect(isCut).toBe(true);
  });

  await test.step('the playground changes the flexbox', async () => {
    const demo = await bringToLife(page, 'StackPlayground');
    const stack = demo.locator('.MuiStack-root', { hasText: 'One' }).last();
    await demo.getByRole('combobox', { name: 'direction' }).selectOption('column-reverse');
    await demo.getByRole('combobox', { name: 'alignItems' }).selectOption('flex-end');
    await expect(stack).toHaveCSS('flex-direction', 'column-reverse');
    const [one, two] = [
      await getBox(demo.getByText('One', { exact: true })),
      await getBox(demo.getByText('Two', { exact: true })),
    ];
    expect(one.y).toBeGreaterThan(two.y);
    expect(one.end).toBeCloseTo(two.end, 0);
  });
});
