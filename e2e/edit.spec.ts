import type { FrameLocator, Locator, Page } from '@playwright/test';
import { collectRequests } from './support/collectRequests';
import { bringToLife } from './support/demos';
import { DEMO_LAB } from './support/pages';
import { expect, test } from './support/test';

interface EditedDemo {
  readonly demo: Locator;
  readonly frame: FrameLocator;
  readonly text: Locator;
  readonly problem: Locator;
  /** Replaces the text of the open file, as a reader does who pastes. */
  paste(code: string): Promise<void>;
}

async function openEditor(page: Page, name: string): Promise<EditedDemo> {
  const demo = await bringToLife(page, name);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = demo.getByRole('textbox', { name: /^Source of / });
  await expect(text).toBeFocused();
  return {
    demo,
    text,
    frame: demo.frameLocator('iframe'),
    problem: demo.locator('.demo__problem'),
    async paste(code) {
      await text.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}

const EDITOR_FILES = /demo-frame|codemirror|cm-content/i;

test('a demo is edited as typed: TypeScript, imports, color mode, direction', async ({ page }) => {
  const log = collectRequests(page);
  await page.goto(DEMO_LAB);
  await bringToLife(page, 'Counter');
  expect(log.paths().filter((path) => EDITOR_FILES.test(path))).toEqual([]);
  const { demo, frame, text, problem, paste } = await openEditor(page, 'Counter');
  await frame.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(frame.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  await expect(demo.locator('.demo__island')).toBeHidden();

  await paste(`
import * as React from 'react';
import Button, { type ButtonProps } from '@mui/material/Button';
import Delete from '@mui/icons-material/Delete';
interface Row { readonly name: string }
const rows = ['one', 'two'].map((name) => ({ name }) satisfies Row);
export default function Edited(props: Partial<ButtonProps>): React.JSX.Element {
  return <>{rows.map(({ name }) => <Button key={name} variant="contained" startIcon={<Delete />}>{name as string}</Button>)}
    <div id="tall" style={{ blockSize: 500 }} />
    <output>{window.origin + ' ' + document.documentElement.dir}</output></>;
}`);
  const button = frame.getByRole('button', { name: 'two' });
  await expect(button).toHaveCSS('background-color', 'rgb(0, 107, 214)');
  await expect(button.locator('svg')).toHaveAttribute('data-testid', 'DeleteIcon');
  await expect(frame.locator('output')).toHaveText('null ltr');
  await expect(problem).toHaveCount(0);

  const iframe = demo.locator('iframe');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts');
  await expect.poll(async () => (await iframe.boundingBox())?.height ?? 0).toBeGreaterThan(550);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark';
    document.documentElement.dir = 'rtl';
  });
  await expect(button).toHaveCSS('background-color', 'rgb(112, 184, 255)');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(text).toHaveCSS('color', 'rgb(239, 242, 245)');
});
