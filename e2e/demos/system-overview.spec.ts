import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/system/getting-started/');
});

test('cards, badges, and tiles follow their props, their theme, and the window', async ({
  page,
}) => {
  await test.step('the price follows the seats', async () => {
    const demo = await bringToLife(page, 'PlanCard');
    await expect(demo.getByRole('status')).toHaveText('$36 a month');
    const slider = demo.getByRole('slider', { name: 'Seats: 3' });
    await slider.focus();
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByRole('slider', { name: 'Seats: 4' })).toBeFocused();
    await expect(demo.getByRole('status')).toHaveText('$48 a month');
  });

  await test.step('a styled component has variants and takes sx', async () => {
    const demo = await bringToLife(page, 'StyledBadge');
    await expect(demo.getByText('Draft')).toHaveCSS('border-top-width', '1px');
    await expect(demo.getByText('Draft')).toHaveCSS('padding', '4px 12px');
    await expect(demo.getByText('Published')).toHaveCSS('border-top-width', '2px');
    await expect(demo.getByText('Published')).toHaveCSS('border-top-style', 'solid');
    await expect(demo.getByText('Scheduled')).toHaveCSS('border-top-style', 'dashed');
  });

  await test.step('a theme of one’s own brings its scale, radius, and colors', async () => {
    const demo = await bringToLife(page, 'OwnTheme');
    const card = demo.getByRole('region', { name: 'Storage' });
    await expect(card).toHaveCSS('padding', '24px');
    await expect(card).toHaveCSS('border-radius', '12px');
    await expect(card).toHaveCSS('background-color', 'rgb(53, 35, 93)');
    await expect(demo.getByText('42 of 100 files used')).toHaveCSS('color', 'rgb(207, 198, 239)');
  });

  await test.step('the card lies in a row, and in a column on a phone', async () => {
    const demo = await bringToLife(page, 'PlanCard');
    const card = demo.getByRole('region', { name: 'Team plan' });
    await expect(card).toHaveCSS('flex-direction', 'row');
    await page.setViewportSize({ width: 400, height: 700 });
    await expect(card).toHaveCSS('flex-direction', 'column');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('tiles stand in four, two, or one column', async () => {
    const demo = await bringToLife(page, 'PageLayout');
    const tiles = ['Visits', 'Orders', 'Returns', 'Refunds'];
    const countRows = async () => {
      const boxes = await Promise.all(
        tiles.map((name) => demo.getByText(name, { exact: true }).boundingBox()),
      );
      return new Set(boxes.map((box) => box?.y)).size;
    };
    expect(await countRows()).toBe(1);
    await page.setViewportSize({ width: 800, height: 700 });
    await expect.poll(countRows).toBe(2);
    await page.setViewportSize({ width: 400, height: 700 });
    await expect.poll(countRows).toBe(4);
  });
});
