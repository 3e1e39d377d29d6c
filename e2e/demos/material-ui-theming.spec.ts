import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/customization/theming/');
});

test('a theme reaches components, texts, and nested themes, and may change', async ({ page }) => {
  await test.step('a theme gives components its color, shape, type, and default props', async () => {
    const demo = await bringToLife(page, 'BrandTheme');
    const button = demo.getByRole('button', { name: 'Subscribe' });
    await expect(button).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await expect(button).toHaveCSS('border-radius', '16px');
    await expect(button).toHaveCSS('text-transform', 'none');
    await expect(button).toHaveCSS('box-shadow', 'none');
    const checkbox = demo.getByRole('checkbox', { name: 'Once a week' });
    await expect(checkbox).toBeChecked();
    await checkbox.uncheck();
    await expect(checkbox).not.toBeChecked();
    // Pointed at, the buttons of the next demos would be darker.
    await page.mouse.move(5, 5);
  });

  await test.step('variables of one’s own reach a component', async () => {
    const demo = await bringToLife(page, 'CustomVariables');
    const panel = demo.getByRole('complementary', { name: 'Filters' });
    await expect(panel).toHaveCSS('width', '200px');
    await expect(panel).toHaveCSS('background-color', 'rgb(237, 231, 246)');
    await expect(panel).toHaveCSS('color', 'rgba(0, 0, 0, 0.87)');
  });

  await test.step('a nested complete theme drops what the outer one set, an extended one keeps it', async () => {
    const demo = await bringToLife(page, 'NestedThemes');
    const button = (name: string) => demo.getByRole('button', { name });
    await expect(button('Outer theme')).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await expect(button('Outer theme')).toHaveCSS('border-radius', '20px');
    await expect(button('Complete theme')).toHaveCSS('background-color', 'rgb(109, 76, 65)');
    await expect(button('Complete theme')).toHaveCSS('border-radius', '4px');
    await expect(button('Extended theme')).toHaveCSS('background-color', 'rgb(109, 76, 65)');
    await expect(button('Extended theme')).toHaveCSS('border-radius', '20px');
  });

  await test.step('a theme may change at run time', async () => {
    const demo = await bringToLife(page, 'RuntimeTheme');
    const result = demo.getByRole('button', { name: 'Result' });
    await expect(result).toHaveCSS('background-color', 'rgb(0, 105, 92)');
    await demo.getByRole('button', { name: 'Brown' }).click();
    await expect(demo.getByRole('button', { name: 'Brown' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(result).toHaveCSS('background-color', 'rgb(109, 76, 65)');

    const slider = demo.getByRole('slider', { name: 'Corner radius: 8px' });
    await expect(result).toHaveCSS('border-radius', '8px');
    await slider.focus();
    await page.keyboard.press('End');
    await expect(demo.getByText('Corner radius: 24px')).toBeVisible();
    await expect(result).toHaveCSS('border-radius', '24px');
  });

  await test.step('responsive font sizes shrink with the window', async () => {
    const demo = await bringToLife(page, 'ResponsiveText');
    const fixed = demo.getByText('Always 48px');
    const responsive = demo.getByText('32 to 48px');
    const getSize = () =>
      responsive.evaluate((text) => parseFloat(getComputedStyle(text).fontSize));
    await expect(fixed).toHaveCSS('font-size', '48px');
    expect(await getSize()).toBeCloseTo(48, 1);
    await page.setViewportSize({ width: 500, height: 700 });
    await expect(fixed).toHaveCSS('font-size', '48px');
    await expect(responsive).toHaveCSS('font-size', '32px');
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('sx, styled, and useTheme read the theme', async () => {
    const demo = await bringToLife(page, 'ReadTheme');
    const box = demo.getByRole('region', { name: 'Layout' });
    await expect(box).toHaveCSS('padding', '24px');
    await expect(demo.getByText('Read with styled')).toHaveCSS('padding-bottom', '8px');
    await expect(box).toContainText('From 900px on, the layout is wide. Now it is wide.');
    await page.setViewportSize({ width: 800, height: 700 });
    await expect(box).toContainText('Now it is narrow.');
  });
});
