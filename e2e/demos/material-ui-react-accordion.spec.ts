import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

function getSummary(demo: Locator, name: string | RegExp, expanded?: boolean): Locator {
  return demo.getByRole('button', { name, expanded });
}

test('accordions open, close, and stay closed as their page says', async ({ page }) => {
  await page.goto('/material-ui/react-accordion/');

  await test.step('a summary is a button in a heading and names its region', async () => {
    const demo = await bringToLife(page, 'BasicAccordions');
    const heading = demo.getByRole('heading', { name: 'Export', level: 3 });
    await expect(heading).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Start export' })).toBeHidden();
    await getSummary(demo, 'Export', false).press('Enter');
    const region = demo.getByRole('region', { name: 'Export' });
    await expect(region.getByRole('button', { name: 'Start export' })).toBeVisible();
    await getSummary(demo, 'Export', true).press('Space');
    await expect(region).toBeHidden();
  });

  await test.step('one is open at first, and a disabled one takes neither click nor focus', async () => {
    const demo = await bringToLife(page, 'StartStates');
    await expect(demo.getByRole('region', { name: 'Address' })).toBeVisible();
    const payment = getSummary(demo, /Payment/);
    await expect(payment).toBeDisabled();
    await expect(payment).toHaveAttribute('tabindex', '-1');
  });

  await test.step('opening one closes another', async () => {
    const demo = await bringToLife(page, 'OneAtATime');
    await getSummary(demo, /Profile/, false).click();
    await expect(demo.getByRole('region', { name: /Profile/ })).toBeVisible();
    await getSummary(demo, /Region/, false).click();
    await expect(getSummary(demo, /Region/, true)).toBeVisible();
    await expect(demo.getByRole('region', { name: /Profile/ })).toBeHidden();
  });

  await test.step('one button opens and closes all', async () => {
    const demo = await bringToLife(page, 'ExpandAll');
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await expect(demo.getByRole('region')).toHaveCount(3);
    await getSummary(demo, 'Is there a trial?', true).click();
    await expect(demo.getByRole('region')).toHaveCount(2);
    await demo.getByRole('button', { name: 'Expand all' }).click();
    await demo.getByRole('button', { name: 'Collapse all' }).click();
    await expect(demo.getByRole('region')).toHaveCount(0);
  });

  await test.step('icons turn by other angles', async () => {
    const demo = await bringToLife(page, 'OwnIcons');
    const plus = getSummary(demo, /plus/);
    const turned = `matrix(${[1, 1, -1, 1].map((sign) => sign * 0.707107).join(', ')}, 0, 0)`;
    await plus.click();
    await expect(plus.locator('.MuiAccordionSummary-expandIconWrapper')).toHaveCSS(
      'transform',
      turned,
    );
    const arrow = getSummary(demo, /arrow/);
    const icon = await arrow.locator('.MuiAccordionSummary-expandIconWrapper').boundingBox();
    const text = await arrow.getByText('An arrow at the start').boundingBox();
    expect(icon?.x).toBeLessThan(text?.x ?? NaN);
  });

  await test.step('a fade takes no room while closed', async () => {
    const demo = await bringToLife(page, 'FadeAccordion');
    const region = demo.getByRole('region', { name: 'How is the weight measured?' });
    await expect(demo.locator('.MuiAccordion-region')).toHaveCSS('display', 'none');
    await getSummary(demo, /weight/).click();
    await expect(region).toHaveCSS('opacity', '1');
    await getSummary(demo, /weight/).click();
    await expect(region).toBeHidden();
  });

  await test.step('details that unmount lose what was typed', async () => {
    const demo = await bringToLife(page, 'LazyDetails');
    for (const [name, label, left] of [
      ['Kept while closed', 'Note that stays', 'Milk'],
      ['Mounted while open', 'Note that is lost', ''],
    ] as const) {
      const field = demo.getByRole('textbox', { name: label });
      await getSummary(demo, name).click();
      await field.fill('Milk');
      await getSummary(demo, name, true).click();
      await expect(field).toBeHidden();
      await getSummary(demo, name, false).click();
      await expect(field).toHaveValue(left);
    }
  });

  await test.step('flat sections have a line and no shadow', async () => {
    const demo = await bringToLife(page, 'FlatAccordions');
    await getSummary(demo, 'Material').click();
    const root = demo.locator('.MuiAccordion-root').first();
    await expect(root).toHaveCSS('box-shadow', 'none');
    await expect(root).toHaveCSS('border-bottom-width', '1px');
    await expect(root).toHaveCSS('margin', '0px');
    await expect(demo.getByRole('region', { name: 'Material' })).toBeVisible();
  });
});
