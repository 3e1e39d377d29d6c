import { bringToLife } from '../support/demos';
import { expect, test } from '../support/sharedPage';

test('steppers lead through their steps', async ({ page }) => {
  await page.goto('/material-ui/react-stepper/');

  await test.step('LinearStepper goes on to its end and back to the start', async () => {
    const demo = await bringToLife(page, 'LinearStepper');
    const current = demo.locator('[aria-current="step"]');
    await expect(current).toHaveText(/Size/);
    await expect(demo.getByRole('button', { name: 'Back' })).toBeDisabled();
    for (const label of ['Paper', 'Copies']) {
      await demo.getByRole('button', { name: 'Next' }).click();
      await expect(current).toHaveText(new RegExp(label));
    }
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo.getByRole('status')).toHaveText('The order is complete.');
    await demo.getByRole('button', { name: 'Start again' }).click();
    await expect(demo.getByRole('status')).toHaveText('Step 1 of 3: Size');
  });

  await test.step('OptionalSteps does not complete what was skipped', async () => {
    const demo = await bringToLife(page, 'OptionalSteps');
    await demo.getByRole('button', { name: 'Next' }).click();
    await demo.getByRole('button', { name: 'Skip' }).click();
    await expect(demo.getByText('Skipped')).toBeVisible();
    await expect(demo.locator('.MuiStep-root.Mui-completed')).toHaveText('Cart');
  });

  await test.step('NonLinearStepper can be walked in any order', async () => {
    const demo = await bringToLife(page, 'NonLinearStepper');
    await demo.getByRole('button', { name: 'Text' }).click();
    await expect(demo.getByRole('button', { name: 'Text' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await demo.getByRole('button', { name: 'Mark as done' }).click();
    await expect(demo.getByRole('button', { name: 'Text, done' })).toBeVisible();
    await expect(demo.getByRole('status')).toHaveText('Text: 1 of 3 steps are done.');
  });

  await test.step('LabelsBelow is a list', async () => {
    const list = (await bringToLife(page, 'LabelsBelow')).getByRole('list', { name: 'Delivery' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
  });

  await test.step('FailedStep says what is missing until it is there', async () => {
    const demo = await bringToLife(page, 'FailedStep');
    await demo.getByRole('button', { name: 'Street' }).click();
    const name = demo.getByRole('button', { name: 'Name Missing' });
    await name.click();
    const field = demo.getByRole('textbox', { name: 'Name' });
    await expect(field).toHaveAttribute('aria-invalid', 'true');
    await field.fill('A');
    await expect(name).toHaveCount(0);
  });

  await test.step('VerticalStepper opens the content of one step', async () => {
    const demo = await bringToLife(page, 'VerticalStepper');
    await demo.getByRole('button', { name: 'Continue' }).click();
    await expect(demo.getByText('Hold it for ten seconds.')).toBeVisible();
    await expect(demo.getByText('Wait until the light is off.')).toHaveCount(0);
    await demo.getByRole('button', { name: 'Continue' }).click();
    await demo.getByRole('button', { name: 'Finish' }).click();
    await expect(demo.getByRole('button', { name: 'Finish' })).toHaveCount(0);
    await expect(demo.getByRole('button')).toHaveText('Show the steps again');
  });

  await test.step('MobileSteppers shows the position in three ways', async () => {
    const demo = await bringToLife(page, 'MobileSteppers');
    await expect(demo.getByText('1 / 5')).toBeVisible();
    await demo.getByRole('button', { name: 'Next' }).click();
    await expect(demo.getByText('2 / 5')).toBeVisible();
    await demo.getByRole('button', { name: 'progress' }).click();
    await expect(demo.getByRole('progressbar', { name: 'Pictures' })).toHaveAttribute(
      'aria-valuenow',
      '25',
    );
    await expect(demo.getByRole('status')).toHaveText('Venus');
  });
});
