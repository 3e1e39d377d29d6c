import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/system/getting-started/the-sx-prop/');
});

test('sx takes tokens, functions, and arrays, and components pass it on', async ({ page }) => {
  await test.step('tokens and selectors style a card', async () => {
    const demo = await bringToLife(page, 'FileCard');
    const card = demo.getByRole('article', { name: 'Quarterly report' });
    await expect(card).toHaveCSS('padding', '16px');
    await expect(card).toHaveCSS('border-top-width', '1px');
    await expect(card).toHaveCSS('box-shadow', 'none');
    await demo.getByRole('link', { name: 'Quarterly report' }).focus();
    await expect(card).not.toHaveCSS('box-shadow', 'none');
    await expect(card).toHaveCSS('border-top-color', 'rgb(0, 107, 214)');
  });

  await test.step('of two keys for one side the later wins, unless the earlier has breakpoints', async () => {
    const demo = await bringToLife(page, 'KeyOrder');
    const box = (text: string) => demo.getByText(text, { exact: true });
    await expect(box('p: 1, pt: 4')).toHaveCSS('padding', '32px 8px 8px');
    await expect(box('pt: 4, p: 1')).toHaveCSS('padding', '8px');
    await expect(box('pt: { xs: 4 }, p: 1')).toHaveCSS('padding', '32px 8px 8px');
  });

  await test.step('array entries apply on a condition, the last one winning', async () => {
    const demo = await bringToLife(page, 'ConditionalStyles');
    const task = demo.getByText('Answer the letter');
    const readBorder = () => task.evaluate((element) => getComputedStyle(element).borderTopColor);
    const plain = await readBorder();
    await expect(task).toHaveCSS('text-decoration-line', 'none');

    await demo.getByRole('checkbox', { name: 'Urgent' }).check();
    await expect(task).toHaveCSS('font-weight', '700');
    const urgent = await readBorder();
    expect(urgent).not.toBe(plain);

    await demo.getByRole('checkbox', { name: 'Done' }).check();
    await expect(task).toHaveCSS('text-decoration-line', 'line-through');
    await expect(task).toHaveCSS('font-weight', '700');
    expect([plain, urgent]).not.toContain(await readBorder());

    await demo.getByRole('checkbox', { name: 'Urgent' }).uncheck();
    await expect(task).toHaveCSS('font-weight', '400');
  });

  await test.step('a component passes every form of sx on', async () => {
    const demo = await bringToLife(page, 'ForwardedSx');
    const plain = demo.getByText('As it is');
    await expect(plain).toHaveCSS('padding', '8px 16px');
    await expect(plain).toHaveCSS('border-left-color', 'rgb(0, 107, 214)');
    const withObject = demo.getByText('With an object');
    await expect(withObject).toHaveCSS('font-style', 'italic');
    await expect(withObject).not.toHaveCSS('border-left-color', 'rgb(0, 107, 214)');
    await expect(demo.getByText('With a function')).toHaveCSS('padding', '8px 48px');
    const withArray = demo.getByText('With an array');
    await expect(withArray).toHaveCSS('padding', '16px');
    await expect(withArray).toHaveCSS('border-left-style', 'dotted');
  });

  await test.step('a CSS variable moves the bar and leaves the class alone', async () => {
    const demo = await bringToLife(page, 'VariableDial');
    const bar = demo.getByRole('meter', { name: 'Share' });
    const readBar = () =>
      bar.evaluate((element) => {
        const filled = parseFloat(getComputedStyle(element, '::before').width);
        return {
          className: element.className,
          percent: Math.round((filled / element.clientWidth) * 100),
        };
      });
    const before = await readBar();
    expect(before.percent).toBe(40);
    await demo.getByRole('slider', { name: 'Share: 40%' }).focus();
    await page.keyboard.press('End');
    await expect(bar).toHaveAttribute('aria-valuenow', '100');
    expect(await readBar()).toEqual({ className: before.className, percent: 100 });
  });

  await test.step('functions read the theme, for one value and for all', async () => {
    const demo = await bringToLife(page, 'ThemeFunctions');
    const one = demo.getByText('A function for one value');
    await expect(one).toHaveCSS('border-left-width', '8px');
    await expect(one).toHaveCSS('border-left-style', 'double');
    await expect(one).toHaveCSS('border-right-width', '1px');
    const all = demo.getByText('A function for all styles');
    await expect(all).toHaveCSS('border-top-width', '4px');
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(all).toHaveCSS('border-top-width', '1px');
  });
});
