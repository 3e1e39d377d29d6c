import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('sliders do what their page says', async ({ page }) => {
  await page.goto('/material-ui/react-slider/');

  await test.step('a slider moves by keys and by a press on its track', async () => {
    const demo = await bringToLife(page, 'VolumeSliders');
    const volume = demo.getByRole('slider', { name: 'Volume', exact: true });
    await volume.press('ArrowRight');
    await expect(volume).toHaveValue('31');
    await volume.press('End');
    await expect(volume).toHaveValue('100');
    const track = demo.locator('.MuiSlider-root').first();
    const box = await track.boundingBox();
    await track.click({ position: { x: (box?.width ?? 0) / 2, y: (box?.height ?? 0) / 2 } });
    await expect(volume).toHaveValue('50');
    await expect(demo.getByRole('slider', { name: /guest room/ })).toBeDisabled();
  });

  await test.step('steps, jumps, and marks decide where it stops', async () => {
    const demo = await bringToLife(page, 'DiscreteSlider');
    const slider = demo.getByRole('slider');
    await slider.press('ArrowUp');
    await expect(slider).toHaveValue('40');
    await slider.press('PageUp');
    await expect(slider).toHaveValue('70');
    await slider.press('Shift+ArrowLeft');
    await expect(slider).toHaveValue('40');
    const marked = await bringToLife(page, 'MarkedSliders');
    const preset = marked.getByRole('slider', { name: 'Preset temperature' });
    await preset.press('ArrowRight');
    await expect(preset).toHaveAttribute('aria-valuetext', '65 °C');
  });

  await test.step('a range has two thumbs, and commits when a key is done', async () => {
    const demo = await bringToLife(page, 'RangeSlider');
    await demo.getByRole('slider', { name: 'Lowest price' }).press('ArrowRight');
    await expect(demo.getByRole('status')).toHaveText('Searching from € 21 to € 60');
  });

  await test.step('thumbs keep their distance, or push each other', async () => {
    const demo = await bringToLife(page, 'MinimumDistanceSliders');
    const start = demo.getByRole('slider', { name: 'Start, stops' });
    await start.press('PageUp');
    await start.press('PageUp');
    await expect(start).toHaveValue('30');
    await expect(demo.getByRole('slider', { name: 'End, stops' })).toHaveValue('40');
    const pushing = demo.getByRole('slider', { name: 'Start, pushes' });
    await pushing.press('PageUp');
    await pushing.press('ArrowRight');
    await expect(pushing).toHaveValue('31');
    await expect(demo.getByRole('slider', { name: 'End, pushes' })).toHaveValue('41');
  });

  await test.step('a number field and a slider follow each other', async () => {
    const demo = await bringToLife(page, 'InputSlider');
    const field = demo.getByRole('spinbutton', { name: 'Zoom' });
    const slider = demo.getByRole('slider', { name: 'Zoom' });
    await field.fill('999');
    await expect(slider).toHaveValue('400');
    await field.blur();
    await expect(field).toHaveValue('400');
    await slider.press('Home');
    await expect(field).toHaveValue('10');
  });

  await test.step('vertical sliders take all arrow keys, unless two are stopped', async () => {
    const demo = await bringToLife(page, 'VerticalSliders');
    const bass = demo.getByRole('slider', { name: 'Bass' });
    await bass.press('ArrowUp');
    await bass.press('ArrowRight');
    await expect(bass).toHaveValue('32');
    const treble = demo.getByRole('slider', { name: 'Treble, up and down keys only' });
    await treble.press('ArrowRight');
    await treble.press('ArrowUp');
    await expect(treble).toHaveValue('51');
  });

  await test.step('a scale is for the eyes and ears only', async () => {
    const demo = await bringToLife(page, 'ScaledSlider');
    const slider = demo.getByRole('slider', { name: 'Storage: 1 MB' });
    await slider.press('ArrowRight');
    await expect(demo.getByRole('slider', { name: 'Storage: 2 MB' })).toHaveValue('11');
  });

  await test.step('the player names its position and its button', async () => {
    const demo = await bringToLife(page, 'PlaybackSlider');
    const slider = demo.getByRole('slider', { name: 'Sound of waves' });
    await expect(slider).toHaveAttribute('aria-valuetext', '0:32 of 3:20');
    await demo.getByRole('button', { name: 'Play' }).click();
    await expect(slider).not.toHaveAttribute('aria-valuetext', '0:32 of 3:20');
    await demo.getByRole('button', { name: 'Pause' }).click();
    await expect(demo.getByRole('button', { name: 'Play' })).toBeVisible();
  });
});
