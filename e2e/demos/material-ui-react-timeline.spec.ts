import type { Locator } from '@playwright/test';
import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** For each item, whether its content stands left or right of its dot. */
async function getSides(demo: Locator): Promise<string> {
  const sides = await demo.locator('.MuiTimelineItem-root').evaluateAll((items) =>
    items.map((item) => {
      const getX = (part: string) => item.querySelector(part)?.getBoundingClientRect().x ?? NaN;
      return getX('.MuiTimelineContent-root') < getX('.MuiTimelineDot-root') ? 'left' : 'right';
    }),
  );
  return sides.join(' ');
}

test('timelines set their events as their page says', async ({ page }) => {
  await page.goto('/material-ui/react-timeline/');

  await test.step('a list of items with a line between', async () => {
    const demo = getFrame(page, 'BasicTimeline');
    await expect(demo.getByRole('listitem')).toHaveText(['Ordered', 'Packed', 'Sent']);
    await expect(demo.locator('.MuiTimelineConnector-root')).toHaveCount(2);
  });

  await test.step('four positions', async () => {
    const demo = await bringToLife(page, 'TimelinePositions');
    expect(await getSides(demo)).toBe('right left right left');
    const position = demo.getByRole('combobox', { name: 'position' });
    for (const [value, sides] of [
      ['alternate-reverse', 'left right left right'],
      ['left', 'left left left left'],
      ['right', 'right right right right'],
    ] as const) {
      await position.selectOption(value);
      await expect.poll(() => getSides(demo)).toBe(sides);
    }
  });

  await test.step('dates stand opposite, and are read first', async () => {
    const list = getFrame(page, 'OppositeTimes').getByRole('list', {
      name: 'Four dates of the web',
    });
    const first = list.getByRole('listitem').first();
    await expect(first).toHaveText('1991The first website');
    const year = await first.getByText('1991').boundingBox();
    const title = await first.getByText('The first website').boundingBox();
    expect(year?.x).toBeLessThan(title?.x ?? NaN);
    expect(year?.width).toBeCloseTo(title?.width ?? NaN, 0);
  });

  await test.step('the side of the dates can be narrow, or missing', async () => {
    const narrow = getFrame(page, 'NarrowTimes').getByText('1991');
    await expect(narrow).toHaveCSS('width', '64px');
    const demo = getFrame(page, 'OneSided');
    const list = await demo.getByRole('list').boundingBox();
    const dot = await demo.locator('.MuiTimelineDot-root').first().boundingBox();
    expect(dot?.x).toBeCloseTo(list?.x ?? NaN, 0);
  });

  await test.step('dots are filled or outlined', async () => {
    const demo = getFrame(page, 'DotStyles');
    await expect(demo.getByRole('list', { name: 'filled' }).getByRole('listitem')).toHaveCount(7);
    const outlined = demo.getByRole('list', { name: 'outlined' }).locator('.MuiTimelineDot-root');
    await expect(outlined.first()).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  await test.step('a day alternates, with icons', async () => {
    const demo = getFrame(page, 'IconTimeline');
    expect(await getSides(demo)).toBe('right left right');
    await expect(demo.getByRole('heading', { level: 3 })).toHaveText(['Work', 'Lunch', 'Sleep']);
  });
});
