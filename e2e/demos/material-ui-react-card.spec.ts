import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('cards show, open, and select what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-card/');

  await test.step('text, a heading, and one action', async () => {
    const demo = await bringToLife(page, 'BasicCard');
    await expect(demo.getByRole('heading', { name: 'Saturn', level: 3 })).toBeVisible();
    await expect(demo.getByRole('button', { name: 'Read about Saturn' })).toBeVisible();
  });

  await test.step('shadow, deeper shadow, and border', async () => {
    const demo = await bringToLife(page, 'CardSurfaces');
    const [plain, raised, outlined] = ['elevation1', 'elevation8', 'outlined'].map((name) =>
      demo.locator(`.MuiCard-root.MuiPaper-${name}`),
    );
    await expect(plain!).toHaveText('Default');
    await expect(raised!).toHaveText('raised');
    await expect(outlined!).toHaveCSS('border-top-width', '1px');
    await expect(outlined!).toHaveCSS('box-shadow', 'none');
  });

  await test.step('both kinds of pictures have a name and a height', async () => {
    const demo = await bringToLife(page, 'MediaKinds');
    const background = demo.getByRole('img', { name: 'Dunes at noon' });
    await expect(background).toHaveCSS('background-image', /^url\(/);
    await expect(background).toHaveCSS('height', '140px');
    const image = demo.getByRole('img', { name: 'Hills under a full moon' });
    await expect(image).toHaveCSS('height', '140px');
    await expect(image).toHaveCSS('object-fit', 'cover');
  });

  await test.step('details open on demand, and a favorite stays pressed', async () => {
    const demo = await bringToLife(page, 'ExpandableCard');
    const details = demo.getByText('Start at the bridge');
    await expect(details).toBeHidden();
    await demo.getByRole('button', { name: 'Directions', expanded: false }).click();
    await expect(details).toBeVisible();
    await demo.getByRole('button', { name: 'Favorite', pressed: false }).press('Enter');
    await expect(demo.getByRole('button', { name: 'Favorite', pressed: true })).toBeVisible();
  });

  await test.step('the area is a link with a short name, beside it are buttons', async () => {
    const demo = await bringToLife(page, 'ActionAreaCard');
    const link = demo.getByRole('link', { name: 'Walking in the dunes', exact: true });
    await link.focus();
    await page.keyboard.press('Tab');
    await expect(demo.getByRole('button', { name: 'Save for later' })).toBeFocused();
    await expect(link.getByRole('button')).toHaveCount(0);
  });

  await test.step('whole cards toggle', async () => {
    const demo = await bringToLife(page, 'SelectableCards');
    const pressed = demo.getByRole('group', { name: 'Formats' }).getByRole('button', {
      pressed: true,
    });
    await expect(pressed).toHaveText(/CSV/);
    await demo.getByRole('button', { name: /PDF/ }).press('Space');
    await expect(pressed).toHaveText([/CSV/, /PDF/]);
    await demo.getByRole('button', { name: /CSV/ }).click();
    await expect(pressed).toHaveText([/PDF/]);
  });

  await test.step('cards of a row are equally high, and their actions stand in one line', async () => {
    const demo = await bringToLife(page, 'EqualHeights');
    await expect(demo.getByRole('listitem')).toHaveCount(3);
    const boxes = await Promise.all(
      ['Mercury', 'Venus', 'Mars'].map((name) =>
        demo.getByRole('button', { name: `More about ${name}` }).boundingBox(),
      ),
    );
    expect(new Set(boxes.map((box) => Math.round(box?.y ?? NaN))).size).toBe(1);
  });

  await test.step('the player goes on, round, and tells where it is', async () => {
    const demo = await bringToLife(page, 'PlayerCard');
    await expect(demo.getByRole('status')).toHaveText('1. Adagio sostenuto');
    await demo.getByRole('button', { name: 'Next movement' }).click();
    await expect(demo.getByRole('status')).toHaveText('2. Allegretto');
    await demo.getByRole('button', { name: 'Previous movement' }).click();
    await demo.getByRole('button', { name: 'Previous movement' }).click();
    await expect(demo.getByRole('status')).toHaveText('3. Presto agitato');
    await demo.getByRole('button', { name: 'Play', exact: true }).click();
    await expect(demo.getByRole('button', { name: 'Pause' })).toBeVisible();
  });
});
