import { bringToLife, getFrame } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const WHITE_OVERLAY = /^linear-gradient\(rgba\(255, 255, 255, 0\./;

test('papers have the depth, corners, and colors that their page says', async ({ page }) => {
  await page.goto('/material-ui/react-paper/');

  await test.step('no shadow, and deeper ones', async () => {
    const demo = getFrame(page, 'ThreeElevations');
    await expect(demo.getByText('elevation=0')).toHaveCSS('box-shadow', 'none');
    await expect(demo.getByText('Default, 1')).toHaveCSS('box-shadow', /0px 2px 1px -1px/);
    await expect(demo.getByText('elevation=3')).toHaveCSS('box-shadow', /0px 3px 3px -2px/);
  });

  await test.step('dark paper gets lighter with its level', async () => {
    const demo = await bringToLife(page, 'AllLevels');
    const light = demo.getByRole('region', { name: 'Elevations in light mode' });
    const dark = demo.getByRole('region', { name: 'Elevations in dark mode' });
    await expect(light.locator('.MuiPaper-root')).toHaveCount(25);
    await expect(light.getByText('24', { exact: true })).toHaveCSS(
      'background-color',
      'rgb(255, 255, 255)',
    );
    await expect(dark.getByText('0', { exact: true })).toHaveCSS('background-image', 'none');
    await expect(dark.getByText('1', { exact: true })).toHaveCSS('background-image', /0\.05/);
    await expect(dark.getByText('24', { exact: true })).toHaveCSS('background-image', /0\.16/);
  });

  await test.step('a border instead of a shadow', async () => {
    const outlined = getFrame(page, 'PaperVariants').getByText('outlined');
    await expect(outlined).toHaveCSS('box-shadow', 'none');
    await expect(outlined).toHaveCSS('border-top-width', '1px');
  });

  await test.step('corners are multiples of the radius of the theme', async () => {
    const demo = getFrame(page, 'PaperCorners');
    const radius = (text: string) =>
      demo
        .getByText(text)
        .evaluate((element) => parseFloat(getComputedStyle(element).borderTopLeftRadius));
    expect(await radius('Square')).toBe(0);
    expect(await radius('Twice as round')).toBe(2 * (await radius('Rounded')));
    await expect(demo.getByText('Two corners')).toHaveCSS('border-top-right-radius', '0px');
  });

  await test.step('the overlay covers a color unless it is removed', async () => {
    const demo = getFrame(page, 'ColoredPaper');
    await expect(demo.getByText('With overlay')).toHaveCSS('background-image', WHITE_OVERLAY);
    await expect(demo.getByText('Without overlay')).toHaveCSS('background-image', 'none');
  });

  await test.step('a paper that is a button rises under pointer and focus', async () => {
    const demo = await bringToLife(page, 'LiftOnHover');
    const button = demo.getByRole('button', { name: 'Open the report' });
    await expect(button).toHaveCSS('box-shadow', /0px 2px 1px -1px/);
    await button.hover();
    await expect(button).toHaveCSS('box-shadow', /0px 5px 5px -3px/);
  });

  await test.step('a nested theme changes the default variant', async () => {
    const demo = await bringToLife(page, 'ThemedPaper');
    await expect(demo.getByText('Default')).toHaveCSS('border-top-style', 'dashed');
    await expect(demo.getByText('Square')).toHaveCSS('border-top-style', 'dotted');
    await expect(demo.getByText('Elevation')).toHaveCSS('border-top-style', 'none');
  });
});
