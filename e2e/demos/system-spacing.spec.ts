import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/system/spacing/');
});

test('margins and paddings follow the scale, the window, and the reading direction', async ({
  page,
}) => {
  await test.step('bars are as long as the scale says', async () => {
    const demo = await bringToLife(page, 'SpacingScale');
    const items = demo.getByRole('listitem');
    await expect(items).toHaveCount(7);
    for (const item of await items.all()) {
      const pixels = /is (\d+)px/.exec((await item.textContent()) ?? '')?.[1];
      await expect(item.locator('span').last()).toHaveCSS('padding-right', `${pixels}px`);
    }
  });

  await test.step('a key and a value make a margin or a padding', async () => {
    const demo = await bringToLife(page, 'SpacingKeys');
    await expect(demo.getByText('{ p: 2 }')).toHaveCSS('padding', '16px');
    await demo.getByRole('combobox', { name: 'Key' }).selectOption('mx');
    await expect(demo.getByText('{ mx: 2 }')).toHaveCSS('margin', '0px 16px');
    await expect(demo.getByText('{ mx: 2 }')).toHaveCSS('padding', '0px');
    await demo.getByRole('slider', { name: 'Value: 2' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect(demo.getByText('{ mx: 3 }')).toHaveCSS('margin', '0px 24px');
  });

  await test.step('automatic margins center a block', async () => {
    const demo = await bringToLife(page, 'HorizontalCentering');
    const gaps = await demo.getByText('Centered').evaluate((block) => {
      const inner = block.getBoundingClientRect();
      const outer = block.parentElement?.getBoundingClientRect();
      return { left: inner.left - (outer?.left ?? 0), right: (outer?.right ?? 0) - inner.right };
    });
    expect(gaps.left).toBeGreaterThan(20);
    expect(gaps.left).toBeCloseTo(gaps.right, 0);
  });

  await test.step('a negative margin reaches the edges', async () => {
    const demo = await bringToLife(page, 'NegativeMargin');
    const strip = demo.getByText('One of them is larger than 10 MB.');
    await expect(strip).toHaveCSS('margin-left', '-24px');
    const isFromEdgeToEdge = await strip.evaluate(
      (element) => element.getBoundingClientRect().width === element.parentElement?.clientWidth,
    );
    expect(isFromEdgeToEdge).toBe(true);
  });

  await test.step('a logical margin changes sides with the reading direction', async () => {
    const demo = await bringToLife(page, 'LogicalSpacing');
    const physical = demo.getByText('ml: 4', { exact: true });
    const logical = demo.getByText('marginInlineStart: 4', { exact: true });
    await expect(logical).toHaveCSS('margin-left', '32px');
    await demo.getByRole('checkbox', { name: 'Right to left' }).check();
    await expect(logical).toHaveCSS('margin-left', '0px');
    await expect(logical).toHaveCSS('margin-right', '32px');
    await expect(physical).toHaveCSS('margin-left', '32px');
  });

  await test.step('four kinds of scale give four paddings', async () => {
    const demo = await bringToLife(page, 'CustomScale');
    await expect(demo.getByText('spacing: 4')).toHaveCSS('padding', '8px');
    await expect(demo.getByText("spacing: '0.5rem'")).toHaveCSS('padding', '16px');
    await expect(demo.getByText('spacing: [0, 2, 6, 18]')).toHaveCSS('padding', '6px');
    await expect(demo.getByText('spacing: (n) => 3 ** n')).toHaveCSS('padding', '9px');
  });

  await test.step('responsive padding follows the window', async () => {
    const demo = await bringToLife(page, 'ResponsiveSpacing');
    const box = demo.getByText('Make the window narrow');
    await expect(box).toHaveCSS('padding', '48px');
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(box).toHaveCSS('padding', '24px');
    await page.setViewportSize({ width: 400, height: 700 });
    await expect(box).toHaveCSS('padding', '8px');
  });
});
