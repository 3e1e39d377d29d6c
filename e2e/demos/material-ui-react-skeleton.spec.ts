import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('skeletons hold the place of what is loading', async ({ page }) => {
  await page.goto('/material-ui/react-skeleton/');

  await test.step('loading is told, and nothing jumps', async () => {
    const demo = await bringToLife(page, 'LoadingPost');
    const card = demo.locator('[aria-busy]');
    const skeletons = demo.locator('.MuiSkeleton-root');
    await expect(card).toHaveAttribute('aria-busy', 'true');
    await expect(skeletons).toHaveCount(5);
    const before = await card.boundingBox();
    await demo.getByRole('button', { name: 'Finish loading' }).click();
    await expect(demo.getByRole('status')).toHaveText('The post has loaded');
    await expect(card).toHaveAttribute('aria-busy', 'false');
    await expect(skeletons).toHaveCount(0);
    expect((await card.boundingBox())?.height).toBe(before?.height);
  });

  await test.step('a grid keeps its height', async () => {
    const demo = await bringToLife(page, 'LoadingGrid');
    const grid = demo.locator('[aria-busy]');
    const before = await grid.boundingBox();
    await demo.getByRole('checkbox', { name: 'Loading' }).uncheck();
    await expect(demo.getByText('The rings of Saturn')).toBeVisible();
    expect((await grid.boundingBox())?.height).toBe(before?.height);
  });

  await test.step('a text skeleton is as high as its text', async () => {
    const demo = await bringToLife(page, 'TextSkeletons');
    const texts = await demo.getByText('h4').locator('..').boundingBox();
    const skeletons = await demo
      .locator('.MuiSkeleton-root')
      .first()
      .locator('../..')
      .boundingBox();
    expect(skeletons?.height).toBe(texts?.height);
  });

  await test.step('a child gives its size and cannot be reached', async () => {
    const demo = await bringToLife(page, 'InferredSkeletons');
    await expect(demo.locator('.MuiSkeleton-circular')).toHaveCSS('width', '40px');
    await expect(demo.getByRole('button')).toHaveCount(0);
  });
});
