import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('portals move content in the document, not in React', async ({ page }) => {
  await page.goto('/material-ui/react-portal/');

  await test.step('a text goes to the second box and back', async () => {
    const demo = await bringToLife(page, 'PortalToBox');
    const second = demo.getByRole('group', { name: 'Second box' });
    await demo.getByRole('button', { name: 'Send it over' }).click();
    await expect(second).toHaveText('Rendered in the first box, shown in the second');
    await demo.getByRole('button', { name: 'Take it back' }).click();
    await expect(second).toBeEmpty();
  });

  await test.step('a note is cut off until it leaves its card', async () => {
    const demo = await bringToLife(page, 'CutOff');
    const note = demo.getByRole('note');
    const isReachable = () =>
      note.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 20, bottom - 10));
      });
    expect(await isReachable()).toBe(false);
    await demo.getByRole('checkbox', { name: 'Use the portal' }).check();
    await expect.poll(isReachable).toBe(true);
  });

  await test.step('a click is heard by the parent in React', async () => {
    const demo = await bringToLife(page, 'PortalEvents');
    await demo.getByRole('button', { name: 'Click me, out here' }).click();
    await expect(demo.getByRole('status')).toHaveText('Clicks heard by this box: 1');
  });
});
