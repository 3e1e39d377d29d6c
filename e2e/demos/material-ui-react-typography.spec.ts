import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('text has the style of its variant and the element it was given', async ({ page }) => {
  await page.goto('/material-ui/react-typography/');

  await test.step('sizes of the theme', async () => {
    const demo = await bringToLife(page, 'TypographyVariants');
    await expect(demo.getByText('h1', { exact: true })).toHaveCSS('font-size', '96px');
    await expect(demo.getByText('caption', { exact: true })).toHaveCSS('font-size', '12px');
  });

  await test.step('the element is independent of the style', async () => {
    const demo = await bringToLife(page, 'SemanticTypography');
    const heading = demo.getByRole('heading', { level: 3 });
    await expect(heading).toHaveText('A heading of level 3 that looks like h5');
    await expect(heading).toHaveCSS('font-size', '24px');
    await expect(demo.getByRole('heading')).toHaveCount(1);
    await expect(demo.getByRole('strong')).toHaveCSS('font-size', '14px');
  });

  await test.step('one line, or two', async () => {
    const texts = (await bringToLife(page, 'TruncatedTypography')).getByText(/^Jupiter is/);
    await expect(texts.first()).toHaveCSS('height', '24px');
    await expect(texts.last()).toHaveCSS('height', '48px');
  });

  await test.step('sizes follow the window', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const text = (await bringToLife(page, 'ResponsiveTypography')).getByText('Larger from');
    await expect(text).toHaveCSS('font-size', '34px');
    await page.setViewportSize({ width: 500, height: 720 });
    await expect(text).toHaveCSS('font-size', '20px');
  });

  await test.step('the theme changes elements and margins', async () => {
    const demo = await bringToLife(page, 'ThemedTypography');
    const text = demo.getByText('A paragraph in italics, by the theme');
    await expect(text).toHaveJSProperty('tagName', 'P');
    await expect(text).toHaveCSS('font-style', 'italic');
    await expect(text).toHaveCSS('margin-bottom', '16px');
  });
});
