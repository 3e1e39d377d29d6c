import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

const getHeight = async (field: Locator) => (await field.boundingBox())?.height ?? NaN;

const getLine = (field: Locator) =>
  field.evaluate((node) => Number.parseFloat(getComputedStyle(node).lineHeight));

test('text areas grow with their text, within their limits', async ({ page }) => {
  await page.goto('/material-ui/react-textarea-autosize/');

  await test.step('three lines are higher than one, and shrink again', async () => {
    const demo = await bringToLife(page, 'BasicTextarea');
    const field = demo.getByRole('textbox', { name: 'Note' });
    const one = await getHeight(field);
    const line = await getLine(field);
    await field.fill('one\ntwo\nthree');
    await expect.poll(() => getHeight(field)).toBeCloseTo(one + 2 * line, -1);
    await field.fill('');
    await expect.poll(() => getHeight(field)).toBeCloseTo(one, 0);
  });

  await test.step('there is room for three rows from the start', async () => {
    const demo = await bringToLife(page, 'MinimumRows');
    const field = demo.getByRole('textbox', { name: 'At least three rows' });
    const three = await getHeight(field);
    const line = await getLine(field);
    await field.fill('one\ntwo');
    expect(await getHeight(field)).toBe(three);
    await field.fill('one\ntwo\nthree\nfour');
    await expect.poll(() => getHeight(field)).toBeCloseTo(three + line, -1);
  });

  await test.step('beyond four rows the text scrolls', async () => {
    const demo = await bringToLife(page, 'MaximumRows');
    const field = demo.getByRole('textbox', { name: 'Four rows at most' });
    const four = await getHeight(field);
    const line = await getLine(field);
    const getHidden = () => field.evaluate((node) => node.scrollHeight - node.clientHeight);
    const hidden = await getHidden();
    expect(hidden).toBeGreaterThan(line);
    await field.press('Control+End');
    await page.keyboard.press('Enter');
    await expect.poll(getHidden).toBeCloseTo(hidden + line, -1);
    expect(await getHeight(field)).toBe(four);
  });

  await test.step('a text field counts and says that it is too long', async () => {
    const demo = await bringToLife(page, 'GrowingTextField');
    const field = demo.getByRole('textbox', { name: 'Short description' });
    await field.fill('x'.repeat(81));
    await expect(field).toHaveAccessibleDescription('81 of 80 characters');
    await expect(field).toHaveAttribute('aria-invalid', 'true');
  });
});
