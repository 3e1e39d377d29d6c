import type { Locator } from '@playwright/test';
import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test.beforeEach(async ({ page }) => {
  await page.goto('/joy-ui/main-features/global-variants/');
});

const TRANSPARENT = 'rgba(0, 0, 0, 0)';

function getBackground(element: Locator): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).backgroundColor);
}

test('variants look alike in all components, states, colors, and color schemes', async ({
  page,
}) => {
  await test.step('the actions of a card differ in loudness', async () => {
    const demo = await bringToLife(page, 'ActionHierarchy');
    const backgrounds = await Promise.all(
      ['Publish', 'Preview', 'Discard'].map((name) =>
        getBackground(demo.getByRole('button', { name })),
      ),
    );
    expect(new Set(backgrounds).size).toBe(3);
    expect(backgrounds[2]).toBe(TRANSPARENT);
  });

  await test.step('every color works with every variant', async () => {
    const demo = await bringToLife(page, 'VariantColors');
    await expect(demo.getByText('danger')).toHaveCount(4);
    await expect(demo.getByText(/soft\s*danger/)).toHaveCSS('color', 'rgb(125, 18, 18)');
    await expect(demo.getByText(/outlined\s*danger/)).toHaveCSS('border-top-width', '1px');
  });

  await test.step('a token set on an element reaches one variant of one color in it', async () => {
    const usual = await getBackground(
      (await bringToLife(page, 'ActionHierarchy')).getByRole('button', { name: 'Publish' }),
    );
    const demo = await bringToLife(page, 'VariantTokens');
    const chip = demo.getByText('Darker too').locator('..');
    const darker = await getBackground(demo.getByRole('button', { name: 'Darker' }));
    expect(darker).not.toBe(usual);
    await expect(chip).toHaveCSS('background-color', darker);
    await expect(demo.getByRole('button', { name: 'Another color' })).toHaveCSS(
      'background-color',
      'rgb(31, 122, 31)',
    );
  });

  await test.step('a component of our own looks up the styles of its variant', async () => {
    const demo = await bringToLife(page, 'StyledBanner');
    await expect(demo.getByText('The export is ready.')).toHaveCSS(
      'background-color',
      'rgb(240, 244, 248)',
    );
    await expect(demo.getByText('Two rows were left out.')).toHaveCSS('border-top-width', '1px');
    await expect(demo.getByText('The last row could not be read.')).toHaveCSS(
      'background-color',
      'rgb(196, 28, 28)',
    );
  });

  await test.step('one choice changes the variant of every component', async () => {
    const demo = await bringToLife(page, 'VariantAcrossComponents');
    const button = demo.getByRole('button', { name: 'Button' });
    const alert = demo.getByRole('alert');
    const input = demo.getByRole('textbox', { name: 'Input' }).locator('..');
    await expect(alert).toHaveCSS('background-color', 'rgb(196, 28, 28)');
    await expect(input).toHaveCSS('background-color', 'rgb(99, 107, 116)');

    await demo.getByRole('radio', { name: 'outlined' }).check({ force: true });
    for (const element of [button, alert, input]) {
      await expect(element).toHaveCSS('border-top-width', '1px');
    }
    await demo.getByRole('radio', { name: 'plain' }).check({ force: true });
    await expect(button).toHaveCSS('background-color', TRANSPARENT);
    for (const element of [button, alert, input]) {
      await expect(element).toHaveCSS('border-top-width', '0px');
    }
  });

  await test.step('a button held in a state looks like one that is in it', async () => {
    const demo = await bringToLife(page, 'VariantStates');
    for (const variant of ['solid', 'soft', 'outlined', 'plain']) {
      const group = demo.getByRole('group', { name: variant });
      const atRest = group.getByRole('button', { name: variant });
      const hovered = await getBackground(group.getByRole('button', { name: 'Hover' }));
      expect(hovered).not.toBe(await getBackground(atRest));
      await atRest.hover();
      await expect(atRest).toHaveCSS('background-color', hovered);
      await expect(group.getByRole('button', { name: 'Disabled' })).toBeDisabled();
    }
  });

  await test.step('text takes a variant within a line, and links stay links', async () => {
    const demo = await bringToLife(page, 'InlineVariants');
    await expect(demo.getByText('green')).toHaveCSS('background-color', 'rgb(227, 251, 227)');
    await expect(demo.getByText('skipped')).toHaveCSS('display', 'inline');
    await demo.getByRole('link', { name: 'the same link' }).click();
    await expect(page).toHaveURL(/#text-and-links$/);
  });

  await test.step('tokens change with the color scheme', async () => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.reload();
    const demo = await bringToLife(page, 'VariantColors');
    await expect(demo.getByText(/soft\s*danger/)).toHaveCSS('color', 'rgb(247, 197, 197)');
  });
});
