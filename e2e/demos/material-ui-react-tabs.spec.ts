import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('tabs show their panels and take the keys that the page names', async ({ page }) => {
  await page.goto('/material-ui/react-tabs/');

  await test.step('BasicTabs ties tabs to panels', async () => {
    const demo = await bringToLife(page, 'BasicTabs');
    await demo.getByRole('tab', { name: 'Overview' }).focus();
    await page.keyboard.press('ArrowLeft');
    const surface = demo.getByRole('tab', { name: 'Surface' });
    await expect(surface).toBeFocused();
    await expect(surface).toHaveAttribute('aria-selected', 'false');
    await page.keyboard.press('Enter');
    await expect(demo.getByRole('tabpanel', { name: 'Surface' })).toContainText('Olympus Mons');
    await expect(demo.getByRole('tabpanel')).toHaveCount(1);
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('tabpanel')).toBeFocused();
  });

  await test.step('LabTabs makes the ids', async () => {
    const demo = await bringToLife(page, 'LabTabs');
    await demo.getByRole('tab', { name: 'Week' }).click();
    await expect(demo.getByRole('tabpanel', { name: 'Week' })).toHaveText('7 days');
  });

  await test.step('ColorTabs skips the disabled tab', async () => {
    const demo = await bringToLife(page, 'ColorTabs');
    const list = demo.getByRole('tablist', { name: 'Tasks, inherited color' });
    await list.getByRole('tab', { name: 'Done' }).click();
    await expect(list.getByRole('tab', { name: 'Archive' })).toBeDisabled();
    await page.keyboard.press('ArrowRight');
    await expect(list.getByRole('tab', { name: 'Open' })).toBeFocused();
  });

  await test.step('ScrollableTabs brings the focused tab into view', async () => {
    const demo = await bringToLife(page, 'ScrollableTabs');
    const december = demo.getByRole('tab', { name: 'December' });
    await expect(december).not.toBeInViewport();
    await demo.getByRole('tab', { name: 'January' }).press('End');
    await expect(december).toBeFocused();
    await expect(december).toBeInViewport();
    const buttons = demo.locator('.MuiTabScrollButton-root');
    await expect(buttons).toHaveCount(2);
    await demo.getByRole('checkbox', { name: 'Scroll buttons' }).uncheck();
    await expect(buttons).toHaveCount(0);
  });

  await test.step('VerticalTabs moves down', async () => {
    const demo = await bringToLife(page, 'VerticalTabs');
    await demo.getByRole('tab', { name: 'General' }).press('ArrowDown');
    await page.keyboard.press('Space');
    await expect(demo.getByRole('tabpanel', { name: 'Privacy' })).toHaveText(
      'What others see of you',
    );
  });

  await test.step('IconTabs keep their names without labels', async () => {
    const demo = await bringToLife(page, 'IconTabs');
    await demo.getByRole('combobox', { name: 'Icon' }).click();
    await page.getByRole('option', { name: 'alone' }).click();
    await expect(demo.getByRole('tab', { name: 'Nearby' })).toHaveText('');
  });

  await test.step('LinkTabs follows the path', async () => {
    const demo = await bringToLife(page, 'LinkTabs');
    const sent = demo.getByRole('tab', { name: 'sent' });
    await expect(sent).toHaveAttribute('href', /sent$/);
    await sent.click();
    await expect(demo.getByRole('status')).toHaveText('Current path: /sent');
    await expect(sent).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('FocusTabs selects with the focus, or waits', async () => {
    const demo = await bringToLife(page, 'FocusTabs');
    const tab = (name: string) => demo.getByRole('tab', { name });
    await tab('Red').press('ArrowRight');
    await expect(tab('Green')).toHaveAttribute('aria-selected', 'true');
    await demo.getByRole('checkbox', { name: 'Selection follows focus' }).uncheck();
    await tab('Green').press('ArrowRight');
    await expect(tab('Blue')).toBeFocused();
    await expect(tab('Green')).toHaveAttribute('aria-selected', 'true');
  });
});
