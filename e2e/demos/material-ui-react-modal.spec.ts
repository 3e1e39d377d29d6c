import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('modals keep the focus, close as they were told to, and give the focus back', async ({
  page,
}) => {
  await page.goto('/material-ui/react-modal/');

  await test.step('a modal has a name and closes by Escape and by its backdrop', async () => {
    const demo = await bringToLife(page, 'BasicModal');
    const opener = demo.getByRole('button', { name: 'Show the notice' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Maintenance on Sunday' });
    await expect(dialog).toBeFocused();
    await expect(dialog).toHaveAccessibleDescription(/can be read, but not changed/);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(dialog.getByRole('button', { name: 'Got it' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
  });

  await test.step('transitions delay the end of a modal', async () => {
    for (const [name, open, title, close] of [
      ['FadeModal', 'Fade in', 'Here to stay for a moment', 'Fade out'],
      ['CustomTransitionModal', 'Drop in', 'From above', 'Up again'],
    ] as const) {
      const demo = await bringToLife(page, name);
      await demo.getByRole('button', { name: open }).click();
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.getByRole('button', { name: close }).click();
      await expect(dialog).toHaveCount(0);
      await expect(demo.getByRole('button', { name: open })).toBeFocused();
    }
  });

  await test.step('Escape closes the upper one of two modals', async () => {
    const demo = await bringToLife(page, 'NestedModal');
    await demo.getByRole('button', { name: 'Become a member' }).click();
    const lower = page.getByRole('dialog', { name: 'Membership' });
    await lower.getByRole('button', { name: 'Read the terms' }).click();
    const upper = page.getByRole('dialog', { name: 'Terms' });
    await expect(upper).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(upper).toBeHidden();
    await expect(lower.getByRole('button', { name: 'Read the terms' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(lower).toBeHidden();
  });

  await test.step('mounted content keeps what was typed', async () => {
    const demo = await bringToLife(page, 'KeepMountedModal');
    const opener = demo.getByRole('button', { name: 'Write a note' });
    await opener.click();
    const note = page.getByRole('dialog', { name: 'Note' }).getByRole('textbox');
    await note.fill('Call back');
    await page.keyboard.press('Escape');
    await expect(note).toBeHidden();
    await opener.click();
    await expect(note).toHaveValue('Call back');
    await page.keyboard.press('Escape');
  });

  await test.step('a modal of the server stays in its box', async () => {
    const demo = await bringToLife(page, 'ServerModal');
    const dialog = demo.getByRole('dialog', { name: 'Part of the page’s HTML' });
    await expect(dialog).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
    await demo.getByRole('button', { name: 'Open again' }).click();
    await expect(dialog).toBeVisible();
  });
});

test('an open modal without a portal is part of the HTML', async ({ request }) => {
  const html = await (await request.get('/material-ui/react-modal/')).text();
  expect(html).toContain('It was open before any script ran.');
  expect(html).not.toContain('The reports can be read, but not changed, from 8 to 10');
});
