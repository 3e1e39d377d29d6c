import type { Locator, Page } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** Presses the button of a demo that opens its dialog. */
async function openDialog(page: Page, demoName: string, button: string): Promise<Locator> {
  const demo = await bringToLife(page, demoName);
  await demo.getByRole('button', { name: button }).click();
  const dialog = page.getByRole('dialog').or(page.getByRole('alertdialog'));
  await expect(dialog).toBeVisible();
  return dialog;
}

/** The element's box once its transition has come to rest. */
async function getSettledBox(element: Locator) {
  await element.evaluate((node) =>
    Promise.all(
      [node, node.parentElement].flatMap((moving) =>
        (moving?.getAnimations() ?? []).map(({ finished }) => finished),
      ),
    ),
  );
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not on the screen.');
  return box;
}

test.beforeEach(async ({ page }) => {
  await page.goto('/material-ui/react-dialog/');
});

test('dialogs have names, hold the focus, and take answers', async ({ page }) => {
  await test.step('a basic dialog takes its name from the title, and gives the focus back', async () => {
    const dialog = await openDialog(page, 'BasicDialog', 'About storage');
    await expect(dialog).toHaveAccessibleName('How storage is counted');
    await expect(dialog).toHaveAccessibleDescription(/count until they are deleted for good/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'About storage' })).toBeFocused();
  });

  await test.step('the focus stays inside an open dialog', async () => {
    const dialog = await openDialog(page, 'AlertDialog', 'Delete draft');
    const keep = dialog.getByRole('button', { name: 'Keep draft' });
    const remove = dialog.getByRole('button', { name: 'Delete' });
    await expect(keep).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(keep).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(remove).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a click outside closes a dialog', async () => {
    const dialog = await openDialog(page, 'BasicDialog', 'About storage');
    await page.mouse.click(5, 300);
    await expect(dialog).toBeHidden();
  });

  await test.step('an alert dialog starts on the safe answer and tells the outcome', async () => {
    const demo = await bringToLife(page, 'AlertDialog');
    await demo.getByRole('button', { name: 'Delete draft' }).click();
    const dialog = page.getByRole('alertdialog', { name: 'Delete this draft?' });
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(demo.getByRole('status')).toHaveText('The draft was kept');
    await demo.getByRole('button', { name: 'Delete draft' }).click();
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(demo.getByRole('status')).toHaveText('The draft was deleted');
    await expect(dialog).toBeHidden();
  });

  await test.step('a choice closes the dialog and counts at once', async () => {
    const dialog = await openDialog(page, 'ChoiceDialog', 'Switch account');
    await dialog.getByRole('button', { name: 'Personal account' }).click();
    await expect(dialog).toBeHidden();
    const demo = await bringToLife(page, 'ChoiceDialog');
    await expect(demo.getByRole('status')).toHaveText('You use: Personal account');
  });

  await test.step('a confirmation counts with OK only, and ignores clicks outside', async () => {
    const demo = await bringToLife(page, 'ConfirmationDialog');
    const opener = demo.getByRole('button', { name: /^Ringtone/ });
    const dialog = page.getByRole('dialog', { name: 'Phone ringtone' });
    await opener.click();
    await dialog.getByRole('radio', { name: 'Waves' }).check();
    await page.mouse.click(5, 300);
    await expect(dialog.getByRole('radio', { name: 'Waves' })).toBeChecked();
    await page.keyboard.press('Escape');
    await expect(opener).toHaveText('Ringtone: Bells');
    await opener.click();
    await expect(dialog.getByRole('radio', { name: 'Bells' })).toBeChecked();
    await dialog.getByRole('radio', { name: 'Waves' }).check();
    await dialog.getByRole('button', { name: 'OK' }).click();
    await expect(opener).toHaveText('Ringtone: Waves');
    await expect(dialog).toBeHidden();
  });

  await test.step('a form dialog starts in its field, checks it, and submits with Enter', async () => {
    const dialog = await openDialog(page, 'FormDialog', 'Subscribe');
    const field = dialog.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeFocused();
    await page.keyboard.type('not an address');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await field.fill('name@example.com');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    const demo = await bringToLife(page, 'FormDialog');
    await expect(demo.getByRole('status')).toHaveText('News goes to name@example.com');
  });
});

test('dialogs slide, fill, scroll, move, and leave the page usable', async ({ page }) => {
  await test.step('a close button in the corner closes', async () => {
    const dialog = await openDialog(page, 'CloseButtonDialog', 'Show details');
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a sliding dialog opens and closes', async () => {
    const dialog = await openDialog(page, 'SlideDialog', 'Slide in');
    await expect(dialog).toHaveAccessibleName('Share your location?');
    await dialog.getByRole('button', { name: 'Not now' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a full-screen dialog fills the window and has a name', async () => {
    const dialog = await openDialog(page, 'FullScreenDialog', 'Open settings');
    await expect(dialog).toHaveAccessibleName('Sound settings');
    const viewport = page.viewportSize();
    const { x, y, width, height } = await getSettledBox(dialog);
    expect({ x, y, width, height }).toEqual({ x: 0, y: 0, ...viewport });
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(dialog).toBeHidden();
  });

  await test.step('maxWidth and fullWidth set the width', async () => {
    await page.setViewportSize({ width: 1280, height: 720 });
    const dialog = await openDialog(page, 'DialogSizes', 'Try the sizes');
    await expect(dialog).toHaveCSS('width', '600px');
    await dialog.getByRole('combobox', { name: 'maxWidth' }).selectOption('md');
    await expect(dialog).toHaveCSS('width', '900px');
    await dialog.getByRole('combobox', { name: 'maxWidth' }).selectOption('none');
    await expect(dialog).toHaveCSS('width', '1216px');
    await dialog.getByRole('checkbox', { name: 'fullWidth' }).uncheck();
    expect((await getSettledBox(dialog)).width).toBeLessThan(444);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a long dialog scrolls its content, or as a whole', async () => {
    const dialog = await openDialog(page, 'ScrollDialog', 'Scroll the paper');
    const close = dialog.getByRole('button', { name: 'Close' });
    await expect(close).toBeInViewport();
    await expect(dialog.getByText('Line 40 of')).not.toBeInViewport();
    await close.click();
    await expect(dialog).toBeHidden();
    await openDialog(page, 'ScrollDialog', 'Scroll the body');
    await expect(close).not.toBeInViewport();
    await close.scrollIntoViewIfNeeded();
    await close.click();
    await expect(dialog).toBeHidden();
  });

  await test.step('a dialog follows its title while that is dragged', async () => {
    const dialog = await openDialog(page, 'DraggableDialog', 'Open movable dialog');
    const before = await getSettledBox(dialog);
    await dialog.getByRole('heading', { name: 'Drag me by this title' }).hover();
    await page.mouse.down();
    await page.mouse.move(before.x + 100, before.y + 60);
    const start = await dialog.boundingBox();
    await page.mouse.move(before.x + 130, before.y + 80);
    await page.mouse.up();
    const end = await dialog.boundingBox();
    expect((end?.x ?? 0) - (start?.x ?? 0)).toBe(30);
    expect((end?.y ?? 0) - (start?.y ?? 0)).toBe(20);
    await page.mouse.move(5, 5);
    expect(await dialog.boundingBox()).toEqual(end);
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  await test.step('a banner leaves the page usable, and Escape takes it away', async () => {
    const demo = await bringToLife(page, 'NonModalBanner');
    const opener = demo.getByRole('button', { name: 'Show banner' });
    await opener.click();
    const banner = page.getByRole('dialog', { name: 'This site remembers your theme' });
    const allow = banner.getByRole('button', { name: 'Allow' });
    await expect(banner).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(allow).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(banner.locator(':focus')).toHaveCount(0);
    // By its role: a modal dialog would have hidden the heading from assistive technology.
    await page.getByRole('heading', { level: 1 }).click();
    await expect(banner).toBeVisible();
    await allow.focus();
    await page.keyboard.press('Escape');
    await expect(banner).toBeHidden();
    await expect(opener).toBeFocused();
  });

  await test.step('a responsive dialog fills small screens only', async () => {
    await page.setViewportSize({ width: 800, height: 600 });
    const dialog = await openDialog(page, 'ResponsiveDialog', 'Open responsive dialog');
    await expect(dialog).toHaveCSS('width', '800px');
    await page.setViewportSize({ width: 1000, height: 600 });
    await expect(dialog).not.toHaveCSS('border-radius', '0px');
    expect((await getSettledBox(dialog)).width).toBeLessThanOrEqual(600);
  });
});
