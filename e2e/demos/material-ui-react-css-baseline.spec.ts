import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('a scoped baseline changes its part of the page only', async ({ page }) => {
  await page.goto('/material-ui/react-css-baseline/');

  await test.step('font and size of the theme', async () => {
    const demo = await bringToLife(page, 'ScopedBaseline');
    const outer = demo.getByText('The page around has a large serif font.');
    await expect(outer).toHaveCSS('font-family', /Georgia/);
    const inner = demo.getByText('This part has the font');
    await expect(inner).not.toHaveCSS('font-family', /Georgia/);
    await expect(inner).toHaveCSS('font-size', '16px');
  });

  await test.step('an area is dark in a light page', async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    const demo = await bringToLife(page, 'DarkArea');
    const field = demo.getByLabel('Native controls are dark, too');
    await expect(field).toHaveCSS('color-scheme', 'dark');
    await expect(demo.getByText('Native controls')).toHaveCSS('color', 'rgb(255, 255, 255)');
  });

  await test.step('a dark scrollbar, reached by the keyboard', async () => {
    const demo = await bringToLife(page, 'Scrollbars');
    const log = demo.getByRole('region', { name: 'Log' });
    await expect(log).toHaveCSS('scrollbar-color', 'rgb(107, 107, 107) rgb(43, 43, 43)');
    await log.press('End');
    await expect.poll(() => log.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(0);
  });
});
