import type { FrameLocator, Locator, Page } from '@playwright/test';
import { collectRequests } from './support/collectRequests';
import { bringToLife, getDemo } from './support/demos';
import { DEMO_LAB } from './support/pages';
import { openAtRest } from './support/rest';
import { choose } from './support/settings';
import { expect, test } from './support/test';

interface EditedDemo {
  readonly demo: Locator;
  readonly frame: FrameLocator;
  /** What the reader sees in it; the next state of the demo is made ready beside it, out of sight. */
  readonly shown: Locator;
  readonly text: Locator;
  readonly problem: Locator;
  /** Replaces the text of the open file, as a reader does who pastes. */
  paste(code: string): Promise<void>;
}

async function openEditor(page: Page, name: string): Promise<EditedDemo> {
  await bringToLife(page, name);
  const demo = getDemo(page, name);
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  const text = demo.getByRole('textbox', { name: /^Source of / });
  await expect(text).toBeFocused();
  const frame = demo.frameLocator('iframe');
  return {
    demo,
    text,
    frame,
    shown: frame.locator('[data-stage="shown"]'),
    problem: demo.locator('.demo__problem'),
    async paste(code) {
      await text.focus();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.insertText(code);
    },
  };
}

/** The frame by its address; the editor's own code by what only CodeMirror contains. */
const FRAME_FILES = /demo-frame/;
const EDITOR_CODE = 'cm-content';

test('a demo is edited as typed: TypeScript, imports, color mode, direction', async ({ page }) => {
  const log = collectRequests(page);
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  const hasEditorCode = async () => (await Promise.all(scripts)).join('').includes(EDITOR_CODE);
  await openAtRest(page, DEMO_LAB);
  await bringToLife(page, 'Counter');
  expect(log.paths().filter((path) => FRAME_FILES.test(path))).toEqual([]);
  expect(await hasEditorCode()).toBe(false);
  const { demo, frame, shown, text, problem, paste } = await openEditor(page, 'Counter');
  expect(await hasEditorCode()).toBe(true);
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
  await expect(shown.locator('output')).toHaveText('null ltr');
  await expect(problem).toHaveCount(0);

  const iframe = demo.locator('iframe');
  await expect(iframe).toHaveAttribute('sandbox', 'allow-scripts');
  await expect.poll(async () => (await iframe.boundingBox())?.height ?? 0).toBeGreaterThan(550);
  await choose(page, 'Dark', 'Right to left');
  await expect(button).toHaveCSS('background-color', 'rgb(112, 184, 255)');
  await expect(frame.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(text).toHaveCSS('color', 'rgb(239, 242, 245)');
});

test('what is wrong is said beside the last result that was right', async ({
  page,
  expectProblem,
}) => {
  // React writes what it catches to the console too.
  expectProblem('console error', 'no luck');
  expectProblem('console error', 'A loop ran');
  expectProblem('page error', 'pressed');
  await page.goto(DEMO_LAB);
  const { demo, frame, problem, text, paste } = await openEditor(page, 'Counter');
  const good = frame.getByRole('button', { name: 'Clicked 0 times' });
  await expect(good).toBeVisible();

  await test.step('an error of the compiler, with file and line', async () => {
    await paste('export default function A() {\n  return <b>;\n}');
    await expect(problem).toContainText(/Counter\.tsx, line [23]: .+/);
    await expect(problem).toContainText('The result shown is the last one that worked.');
    await expect(good).toBeVisible();
  });
  await test.step('an error while it renders', async () => {
    await paste("export default function A() {\n\n  throw new Error('no luck');\n}");
    await expect(problem).toContainText('Counter.tsx, line 3: no luck');
    await expect(good).toBeVisible();
  });
  await test.step('a package that is not offered', async () => {
    await paste("import dayjs from 'dayjs';\nexport default () => <b>{dayjs().format()}</b>;");
    await expect(problem).toContainText(
      '"dayjs" is not available here. Demos can import from: react',
    );
    await paste("import X from '@mui/icons-material/Delet';\nexport default () => <X />;");
    await expect(problem).toContainText('"@mui/icons-material/Delete"');
    await expect(good).toBeVisible();
  });
  await test.step('a loop without an end', async () => {
    await paste('export default function A() {\n  while (true);\n}');
    await expect(problem).toContainText('A loop ran for 2 seconds and was stopped.');
    await expect(good).toBeVisible();
  });
  await test.step('an effect that renders without an end', async () => {
    await paste(`import * as React from 'react';
export default function A() {
  const [count, setCount] = React.useState(0);
  React.useEffect(() => setCount(count + 1));
  return <b>{count}</b>;
}`);
    await expect(problem).toContainText('The demo rendered more than');
    await expect(good).toBeVisible();
  });
  await test.step('a frame that does not come back is replaced', async () => {
    const silent = `const until = (test: () => boolean): boolean => test() || until2(test);
const until2 = (test: () => boolean) => Array.from({ length: 1e9 }, test).every(Boolean);
export default () => <b>{String(until(() => Math.random() > 2))}</b>;`;
    await paste(silent);
    await expect(problem).toContainText('The demo did not answer for some seconds', {
      timeout: 20_000,
    });
    await expect(good).toBeVisible();
  });
  await test.step('an error in a handler, after which the demo goes on', async () => {
    await paste(
      "export default () => (\n  <button onClick={() => { throw new Error('pressed'); }}>Press</button>\n);",
    );
    await frame.getByRole('button', { name: 'Press' }).click();
    await expect(problem).toContainText('Counter.tsx, line 2: pressed');
    await expect(frame.getByRole('button', { name: 'Press' })).toBeVisible();
    await expect(problem).not.toContainText('The result shown');
  });
  await test.step('Reset restores', async () => {
    await demo.getByRole('button', { name: 'Reset' }).click();
    await expect(text).toContainText('Clicked {count} times');
    await expect(problem).toHaveCount(0);
    await good.click();
    await expect(frame.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  });
});

test('edits survive closing, the keyboard gets out, phones have room', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(DEMO_LAB);
  const { demo, frame, text } = await openEditor(page, 'Counter');
  await text.getByText('Clicked {count} times').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.insertText('Edited: ');
  await expect(frame.getByRole('button', { name: 'Edited: Clicked 0 times' })).toBeVisible();
  await expect(text).toHaveAccessibleDescription(/press Escape, then Tab/);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(text).not.toBeFocused();
  const isScrolled = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  expect(isScrolled).toBe(false);

  await demo.getByRole('button', { name: 'Close editor' }).click();
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Clicked 0 times', exact: true })).toBeVisible();
  await demo.getByRole('button', { name: 'Edit', exact: true }).click();
  await expect(frame.getByRole('button', { name: 'Edited: Clicked 0 times' })).toBeVisible();
});

test('stylesheets and utility classes are edited too', async ({ page, context }) => {
  await context.addCookies([{ name: 'codeStyling', value: 'CSS', url: 'http://127.0.0.1' }]);
  await page.goto(DEMO_LAB);
  const { demo, shown, text, paste } = await openEditor(page, 'StylingVariants');
  const label = shown.getByText('Styled with');
  await expect(label).toBeVisible();
  await demo.getByRole('button', { name: 'styles.css' }).click();
  await expect(text).toHaveAccessibleName('Source of styles.css');
  await paste('p, div, span { color: rgb(1, 2, 3); }');
  await expect(label).toHaveCSS('color', 'rgb(1, 2, 3)');

  await demo.getByRole('button', { name: 'Tailwind' }).click();
  await expect(text).toHaveAccessibleName('Source of tailwind.tsx');
  await expect(shown.getByText('Styled with Tailwind CSS')).toBeVisible();
  await paste('export default () => <p className="indent-[7px] dark:indent-3">New class</p>;');
  await expect(shown.getByText('New class')).toHaveCSS('text-indent', '7px');
});

test('without its files the editor says so, and the page lives on', async ({
  page,
  expectProblem,
}) => {
  expectProblem('failed request', /503|ERR_FAILED/);
  await page.route('**/assets/demo-frame/**', (route) => route.fulfill({ status: 503 }));
  await page.goto(DEMO_LAB);
  const { demo, problem } = await openEditor(page, 'Counter');
  await expect(problem).toContainText('a part of the editor could not be loaded');
  await demo.getByRole('button', { name: 'Clicked 0 times' }).click();
  await expect(demo.getByRole('button', { name: 'Clicked 1 times' })).toBeVisible();
  await page.unrouteAll();
  await demo.getByRole('textbox').press('Space');
  await expect(
    demo.frameLocator('iframe').getByRole('button', { name: 'Clicked 0 times' }),
  ).toBeVisible();
});
