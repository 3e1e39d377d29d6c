import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('answers follow the window and its preferences', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/material-ui/react-use-media-query/');
  const simple = (await bringToLife(page, 'SimpleMediaQuery')).getByRole('status');
  const range = (await bringToLife(page, 'ThemeHelper')).getByRole('button', { name: 'Week' });
  const name = (await bringToLife(page, 'BreakpointName')).getByRole('status');
  const preferences = await bringToLife(page, 'UserPreferences');
  const guess = (await bringToLife(page, 'ServerGuess')).getByRole('status');

  await test.step('in a wide window', async () => {
    await expect(simple).toHaveText('At least 600 px wide: yes');
    await expect(range).toHaveText('Week');
    await expect(name).toHaveText('Current breakpoint: lg');
    await expect(guess).toHaveText('First answer: wide. Answer now: wide.');
  });

  await test.step('in a narrow window', async () => {
    await page.setViewportSize({ width: 400, height: 720 });
    await expect(simple).toHaveText('At least 600 px wide: no');
    await expect(range).toHaveText('W');
    await expect(name).toHaveText('Current breakpoint: xs');
    await expect(guess).toHaveText('First answer: wide. Answer now: narrow.');
  });

  await test.step('with another preference', async () => {
    await expect(preferences.getByText('Less motion: no')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(preferences.getByText('Less motion: yes')).toBeVisible();
  });
});
