import type { Page } from '@playwright/test';
import { findClippedText, noteClippedText } from '../../scripts/browser/clipped-text';
import { doubleText, spaceText } from '../../scripts/browser/enlarge-text';
import { findCoveredStops } from '../../scripts/browser/covered-focus';
import { isFocusVisible } from '../../scripts/browser/focus-visible';
import {
  findDescriptionProblem,
  judgeHeadings,
  readHeadings,
} from '../../scripts/browser/headings';
import { findNarrowText } from '../../scripts/browser/narrow-text';
import { findOverflow, findOverhang } from '../../scripts/browser/overflow';
import { findOverlaps } from '../../scripts/browser/overlaps';
import { walkDemos } from '../../scripts/audit/page/keyboard/walk-demos';
import { expect, test } from '../support/test';

/** What `npm run audit` looks for, on pages of our own making that have it. */
const show = (page: Page, body: string) =>
  page.setContent(`<!doctype html><title>Faults</title><body style="margin:0">${body}`);

const BOX = 'width:200px;font:1rem/1.2 sans-serif;white-space:nowrap';

test('text that is cut off once it is larger or wider is found, and nothing else', async ({
  page,
}) => {
  await show(
    page,
    `<p style="${BOX};overflow:hidden;text-overflow:ellipsis">Fits as long as it is small</p>
     <p style="${BOX};overflow:hidden;height:1.2em;">Grows</p>
     <p style="${BOX};overflow:hidden">Cut off from the beginning on, by design of the page</p>
     <p style="${BOX};overflow:auto">Too long, and scrolled by who wants to read</p>
     <p style="position:absolute;width:1px;height:1px;overflow:hidden">For screen readers alone</p>
     <div style="overflow:hidden;height:30px"><b style="position:absolute">Not held by that box</b></div>
     <div style="overflow:hidden;height:20px;font-size:1rem">One line<br></div>
     <div class="demo" id="Shown"><div class="demo__island"><i style="display:block;overflow:hidden;height:20px">In a demo</i></div></div>`,
  );
  const read = async () => (await findClippedText(page)).map((line) => /"(.*?)"/.exec(line)?.[1]);
  await noteClippedText(page);
  expect(await read()).toEqual([]);
  const shrink = await doubleText(page);
  expect(await read()).toEqual(['Fits as long as it is small', 'One line', 'In a demo']);
  expect((await findClippedText(page)).at(-1)).toMatch(/^in the demo Shown: cut off: "In a demo"/);
  await shrink();
  expect(await read()).toEqual([]);
  const narrow = await spaceText(page);
  expect(await read()).toEqual(['Fits as long as it is small']);
  await narrow();
  expect(await read()).toEqual([]);
  await expect(page.getByText('Fits')).toHaveCSS('letter-spacing', 'normal');
  await expect(page.getByText('Fits')).toHaveCSS('width', '200px');
});

test('spacing wins against important rules in layers, and leaves wider spacing alone', async ({
  page,
}) => {
  await show(
    page,
    `<style>@layer a { p { line-height: 1 !important } }</style>
     <p>Narrow</p><div style="line-height:3;letter-spacing:9px">Wide</div>`,
  );
  const restore = await spaceText(page);
  const [narrow, wide] = [page.getByText('Narrow'), page.getByText('Wide')];
  await expect(narrow).toHaveCSS('line-height', '24px');
  await expect(narrow).toHaveCSS('letter-spacing', '1.92px');
  await expect(narrow).toHaveCSS('word-spacing', '2.56px');
  await expect(narrow).toHaveCSS('margin-bottom', '32px');
  await expect(wide).toHaveCSS('line-height', '48px');
  await expect(wide).toHaveCSS('letter-spacing', '9px');
  await restore();
  // Stylesheets tell elements with an attribute of their own from those without.
  expect(await narrow.getAttribute('style')).toBeNull();
  await expect(wide).toHaveAttribute('style', 'line-height: 3; letter-spacing: 9px;');
});

test('what is wider than the window is named', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await show(page, '<div><i style="display:block;width:350px">Wide</i></div>');
  expect(await findOverflow(page)).toEqual([
    'wider than a window of 320 px by 30 px: <i style="display:block;width:350px">Wide</i>',
  ]);
  await show(page, '<p>Narrow</p>');
  expect(await findOverflow(page)).toEqual([]);
});

test('what hangs out of an article is named, and what is scrolled there is not', async ({
  page,
}) => {
  const article = (content: string) =>
    show(page, `<main><article style="width:300px">${content}</article></main>`);
  await article('<p>Text</p><i style="display:block;width:350px">Wide</i>');
  expect(await findOverhang(page)).toEqual([
    'hangs out of its column by 50 px: <i style="display:block;width:350px">Wide</i>',
  ]);
  await article('<div style="margin:0 -16px"><br></div>');
  expect(await findOverhang(page)).toEqual([]);
  await article('<p style="overflow:auto"><i style="display:block;width:350px">Wide</i></p>');
  expect(await findOverhang(page)).toEqual([]);
});

test('controls that cover each other once text is larger are found, and nothing else', async ({
  page,
}) => {
  await page.setViewportSize({ width: 500, height: 400 });
  await show(
    page,
    `<style>a, button { font: 1rem/1.5 sans-serif; white-space: nowrap }</style>
     <header style="display:flex;position:sticky;top:0">
       <span style="flex:1;min-width:0"><button>A menu of versions</button></span>
       <span style="flex:1;min-width:0"><button aria-label="Search">Search this documentation</button></span>
     </header>
     <a href="#1" style="position:absolute;top:0">Scrolled below the header</a>
     <button>Holds <a href="#2">a link</a></button><button style="margin-left:-4px">Close by</button>
     <p style="position:relative;top:-1.5em;visibility:hidden"><button>Closed menu</button></p>
     <ul style="overflow:auto;height:1.5em"><li><a href="#3">In sight</a></li><li><a href="#4">Scrolled away</a></li></ul>
     <a href="#5">After the list</a>
     <div class="demo__island"><button>One</button><button style="margin-left:-30px">Two</button></div>`,
  );
  expect(await findOverlaps(page)).toEqual([]);
  const shrink = await doubleText(page);
  expect(await findOverlaps(page)).toEqual([
    'lie over each other: <button> "A menu of versions" and <button> "Search"',
  ]);
  await shrink();
  expect(await findOverlaps(page)).toEqual([]);
});

test('text in a column of a few letters is found, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 600, height: 400 });
  const column = (style: string, text: string) =>
    `<div style="box-sizing:border-box;font:1rem/1.5 sans-serif;${style}">${text}</div>`;
  await show(
    page,
    column('width:60px;overflow-wrap:anywhere', 'Table of contents') +
      column('width:60px', '<a href="#x">Customization</a>') +
      column('width:130px;padding:0 25px', 'Padding counts') +
      column('width:60px', 'Yes') +
      column('width:7em', 'A column as it should be') +
      column('width:20px;overflow:hidden;clip-path:inset(50%)', 'For screen readers alone') +
      column('width:0;overflow:hidden', 'Folded away') +
      `<div class="demo__island">${column('width:1em', 'Of a library')}</div>`,
  );
  const read = async () => (await findNarrowText(page)).map((line) => /"(.*?)"/.exec(line)?.[1]);
  expect(await read()).toEqual([]);
  const shrink = await doubleText(page);
  expect(await read()).toEqual(['Table of contents', 'Customization', 'Padding counts']);
  expect((await findNarrowText(page)).at(2)).toMatch(
    /^in a column of 80 px: "Padding counts" in <div/,
  );
  await shrink();
});

test('headings that leave out a level, and a description elsewhere, are found', async ({
  page,
}) => {
  await show(
    page,
    `<meta name="description" content="What it is for.">
     <div class="theme-doc-markdown"><h1>One</h1><p>Something else.</p>
     <h2 hidden>Out of sight</h2><h3>Three</h3><div class="demo__island"><h6>Shown</h6></div></div>`,
  );
  expect(judgeHeadings(await readHeadings(page))).toEqual([
    'the heading "Three" of level 3 follows one of level 1',
  ]);
  expect(await findDescriptionProblem(page)).toHaveLength(1);
  await page.evaluate(() => {
    const text = document.querySelector('p');
    if (text) Object.assign(text, { className: 'description', textContent: 'What it is for.' });
  });
  expect(await findDescriptionProblem(page)).toEqual([]);
});

test('a focus that nobody sees is found', async ({ page }) => {
  await show(
    page,
    `<style>button:not(#seen) { outline: none } button + button:focus { background: red; transition: 0.3s 0.1s }</style>
     <button id="seen">Seen</button> <button>Fades in</button>
     <p><button>Unseen</button></p>`,
  );
  for (const name of ['Seen', 'Fades in']) {
    await page.keyboard.press('Tab');
    const button = page.getByRole('button', { name, exact: true });
    await expect(button).toBeFocused();
    expect(await isFocusVisible(page)).toBe(true);
    await expect(button).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByText('Unseen')).toBeFocused();
  expect(await isFocusVisible(page)).toBe(false);
});

test('a focus that lies behind a bar is found, from the end of the page to the bar on top', async ({
  page,
}) => {
  await show(
    page,
    `<style>.bar { position: sticky; top: 0; padding: 20px; background: white } p { height: 900px }</style>
     <div class="bar navbar"><button>Top</button></div>
     <p><button>First</button></p><p><button>Second</button></p><p><button>Third</button></p>
     <p style="height: 10px"><input type="date"><button>Last</button></p>`,
  );
  // As browsers do when that is the way to have an element in the window at all.
  await page.evaluate(() => {
    document.addEventListener('focusin', ({ target }) => {
      if ((target as Element).textContent === 'Second') (target as Element).scrollIntoView();
    });
  });
  expect(await findCoveredStops(page)).toEqual([
    'the focus is covered by <div class="bar navbar"><button>Top</button></div>: <button>Second</button>',
  ]);
  await page.addStyleTag({ content: 'html { scroll-padding-top: 70px }' });
  expect(await findCoveredStops(page)).toEqual([]);
  // As dialogs do, until Escape is pressed; and as none should.
  await page.evaluate(() => {
    const third = [...document.querySelectorAll('button')].find((b) => b.textContent === 'Third');
    third?.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') third.dataset.left = 'true';
      if (event.key === 'Tab' && !third.dataset.left) event.preventDefault();
    });
  });
  expect(await findCoveredStops(page)).toEqual([]);
  await page.evaluate(() => {
    for (const button of document.querySelectorAll('p button')) {
      if (button.textContent === 'First') {
        button.addEventListener('keydown', (event) => event.preventDefault());
      }
    }
  });
  expect(await findCoveredStops(page)).toEqual([
    'Shift+Tab does not leave it: <button>First</button>',
  ]);
});

test('controls that no key reaches or leaves are found, groups are walked by arrows', async ({
  page,
}) => {
  const demo = (id: string, content: string) =>
    `<div class="demo" id="${id}"><div class="demo__frame">${content}</div></div>`;
  await show(
    page,
    demo('Fine', '<a href="#x">Link</a><input type="date"><button disabled>Off</button>') +
      demo('Group', '<input type="radio" name="g" checked><input type="radio" name="g">') +
      demo('Field', '<span><input role="combobox"><button tabindex="-1">Open</button></span>') +
      demo(
        'Faulty',
        '<button>In</button><button tabindex="-1">Out</button><b role="switch">On</b>',
      ) +
      demo(
        'Tree',
        `<ul role="tree"><li role="treeitem" tabindex="0">One</li><li role="treeitem" tabindex="-1">Two</li></ul>`,
      ) +
      demo('Trap', '<button onkeydown="event.preventDefault()">Caught</button>'),
  );
  // As trees do: the right arrow opens, the down arrow leads on; here to more than was shut before.
  await page.evaluate(() => {
    document.querySelector('[role="tree"]')?.addEventListener('keydown', (event) => {
      const { key, target } = event as KeyboardEvent;
      const item = target as HTMLElement;
      if (key === 'ArrowDown') (item.nextElementSibling as HTMLElement | null)?.focus();
      if (key !== 'ArrowRight' || item.textContent !== 'One' || item.ariaExpanded === 'true')
        return;
      item.ariaExpanded = 'true';
      item.insertAdjacentHTML('afterend', '<li role="treeitem" tabindex="-1">Part</li>'.repeat(4));
    });
  });
  const { controls, problems } = await walkDemos(page);
  expect(controls).toBe(2 + 2 + 1 + 1 + 6 + 1);
  expect(problems).toEqual([
    'Faulty: out of reach: <button tabindex="-1">Out</button>',
    'Faulty: out of reach: <b role="switch">On</b>',
    'Trap: Tab does not leave it: <button onkeydown="event.preventDefault()">Caught</button>',
  ]);
});
