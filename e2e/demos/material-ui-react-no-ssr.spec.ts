import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.use({ timezoneId: 'Pacific/Auckland', locale: 'pt-BR' });

test('what servers cannot know is rendered in the browser', async ({ page, request }) => {
  const html = await (await request.get('/material-ui/react-no-ssr/')).text();
  expect(html).toContain('Server and browser: this line is in the HTML of the page.');
  expect(html).not.toContain('Your browser asks for');

  await page.goto('/material-ui/react-no-ssr/');
  const zone = await bringToLife(page, 'BrowserOnly');
  await expect(zone.getByRole('status')).toHaveText(
    'Browser only: your time zone is Pacific/Auckland',
  );
  const languages = await bringToLife(page, 'KnownSize');
  await expect(languages.getByText(/^Your browser asks for: pt-BR/)).toBeVisible();

  await test.step('squares are drawn with and without a fallback before', async () => {
    const demo = await bringToLife(page, 'LaterFrame');
    await demo.getByRole('button', { name: 'Draw 1000 squares' }).click();
    await expect(demo.getByRole('img', { name: '1000 squares' })).toBeVisible();
    await expect(demo.getByText('Drawing…')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Remove the squares' }).click();
    await demo.getByRole('checkbox', { name: 'defer' }).uncheck();
    await demo.getByRole('button', { name: 'Draw 1000 squares' }).click();
    await expect(demo.getByRole('img', { name: '1000 squares' })).toBeVisible();
  });
});
