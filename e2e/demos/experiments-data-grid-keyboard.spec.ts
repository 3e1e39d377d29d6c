import type { Locator, Page } from '@playwright/test';
import { bringToLife, getDemo } from '../support/demos';
import { expect, test } from '../support/sharedPage';

/** What a key is tried on. */
interface Bench {
  readonly page: Page;
  readonly status: Locator;
  readonly getCell: (row: number, field: string) => Locator;
  readonly getHeader: (field: string) => Locator;
  /** Begins at a cell, in a grid that nothing was done to. */
  readonly start: (row: number, field: string) => Promise<void>;
}

type KeyTest = (bench: Bench) => Promise<void>;

const press = ({ page }: Bench, key: string) => page.keyboard.press(key);

/** From one cell to another. */
function move(key: string, from: [number, string], to: [number, string]): KeyTest {
  return async (bench) => {
    await bench.start(...from);
    await press(bench, key);
    await expect(bench.getCell(...to)).toBeFocused();
  };
}

/** From the first row, as far as a key goes that moves by the rows that are seen. */
function moveByPage(key: string): KeyTest {
  // 400 px less borders and header hold six rows of 52 px.
  return move(key, [1, 'roman'], [7, 'roman']);
}

async function startHeader(bench: Bench): Promise<void> {
  await bench.start(1, 'steps');
  await press(bench, 'ArrowUp');
  await expect(bench.getHeader('steps')).toBeFocused();
}

/** Writes a note, and ends at its cell. */
async function writeNote(bench: Bench, text: string): Promise<void> {
  await bench.start(1, 'note');
  await bench.page.keyboard.type(text);
  await press(bench, 'Enter');
  await expect(bench.getCell(1, 'note')).toHaveText(text);
  await press(bench, 'ArrowUp');
  await expect(bench.getCell(1, 'note')).toBeFocused();
}

function emptyAndEdit(key: string): KeyTest {
  return async (bench) => {
    await writeNote(bench, 'abc');
    await press(bench, key);
    await expect(bench.getCell(1, 'note').getByRole('textbox')).toHaveValue('');
  };
}

function saveAndGo(key: string, field: string): KeyTest {
  return async (bench) => {
    await bench.start(1, 'note');
    await bench.page.keyboard.type('ab');
    await press(bench, key);
    await expect(bench.getCell(1, 'note')).toHaveText('ab');
    await expect(bench.getCell(1, field)).toBeFocused();
  };
}

/** What each key of the page's tables does, by the heading of the table. */
const TESTS: Readonly<Record<string, Readonly<Record<string, KeyTest>>>> = {
  'In a cell': {
    ArrowDown: move('ArrowDown', [2, 'roman'], [3, 'roman']),
    ArrowUp: async (bench) => {
      await move('ArrowUp', [2, 'roman'], [1, 'roman'])(bench);
      await press(bench, 'ArrowUp');
      await expect(bench.getHeader('roman')).toBeFocused();
    },
    ArrowRight: move('ArrowRight', [2, 'id'], [2, 'roman']),
    ArrowLeft: move('ArrowLeft', [2, 'roman'], [2, 'id']),
    Home: async (bench) => {
      await bench.start(2, 'roman');
      await press(bench, 'Home');
      // The first cell is that of the checkbox, which has the focus itself.
      await expect(bench.getCell(2, '__check__').getByRole('checkbox')).toBeFocused();
    },
    End: move('End', [2, 'roman'], [2, 'steps']),
    'Control+Home': async (bench) => {
      await bench.start(3, 'roman');
      await press(bench, 'Control+Home');
      await expect(bench.getCell(1, '__check__').getByRole('checkbox')).toBeFocused();
    },
    'Control+End': move('Control+End', [2, 'roman'], [50, 'steps']),
    PageDown: moveByPage('PageDown'),
    PageUp: async (bench) => {
      await moveByPage('PageDown')(bench);
      await press(bench, 'PageUp');
      await expect(bench.getCell(1, 'roman')).toBeFocused();
    },
    Space: moveByPage('Space'),
  },
  'Selection and clipboard': {
    'Shift+Space': async (bench) => {
      await bench.start(3, 'roman');
      await press(bench, 'Shift+Space');
      await expect(bench.status).toContainText('1 selected');
      await press(bench, 'Shift+Space');
      await expect(bench.status).toContainText('0 selected');
    },
    'Shift+ArrowDown': async (bench) => {
      await bench.start(3, 'roman');
      await press(bench, 'Shift+ArrowDown');
      await expect(bench.getCell(4, 'roman')).toBeFocused();
      await expect(bench.status).toContainText('2 selected');
    },
    'Control+A': async (bench) => {
      await bench.start(3, 'roman');
      // Without Shift a keyboard sends the small letter, and the grid knows no other.
      await press(bench, 'Control+a');
      await expect(bench.status).toContainText('50 selected');
    },
    'Control+C': async (bench) => {
      await bench.start(4, 'roman');
      await press(bench, 'Control+c');
      await expect(bench.status).toContainText('copied: IV');
      await press(bench, 'Shift+Space');
      await press(bench, 'Control+c');
      await expect(bench.status).toContainText(/copied: 4\s+IV\s+2$/);
    },
  },
  'In a header': {
    Enter: async (bench) => {
      await startHeader(bench);
      await press(bench, 'Enter');
      await expect(bench.getHeader('steps')).toHaveAttribute('aria-sort', 'ascending');
      await press(bench, 'Enter');
      await expect(bench.getHeader('steps')).toHaveAttribute('aria-sort', 'descending');
      await press(bench, 'Enter');
      await expect(bench.getHeader('steps')).toHaveAttribute('aria-sort', 'none');
    },
    'Control+Enter': async (bench) => {
      await startHeader(bench);
      await press(bench, 'Control+Enter');
      await expect(bench.page.getByRole('menuitem', { name: 'Sort by ASC' })).toBeVisible();
    },
    Escape: async (bench) => {
      await startHeader(bench);
      await press(bench, 'Control+Enter');
      await expect(bench.page.getByRole('menu')).toBeVisible();
      await expect(bench.page.locator('[role="menu"]:focus, [role="menu"] :focus')).toHaveCount(1);
      await press(bench, 'Escape');
      await expect(bench.page.getByRole('menu')).toHaveCount(0);
    },
  },
  Editing: {
    Enter: async (bench) => {
      await bench.start(1, 'note');
      await press(bench, 'Enter');
      await expect(bench.getCell(1, 'note').getByRole('textbox')).toBeFocused();
      await bench.page.keyboard.type('ab');
      await press(bench, 'Enter');
      await expect(bench.getCell(1, 'note')).toHaveText('ab');
      await expect(bench.getCell(2, 'note')).toBeFocused();
    },
    x: async (bench) => {
      await writeNote(bench, 'abc');
      await press(bench, 'x');
      await expect(bench.getCell(1, 'note').getByRole('textbox')).toHaveValue('x');
    },
    Delete: emptyAndEdit('Delete'),
    Backspace: emptyAndEdit('Backspace'),
    Tab: saveAndGo('Tab', 'steps'),
    'Shift+Tab': saveAndGo('Shift+Tab', 'roman'),
    Escape: async (bench) => {
      await writeNote(bench, 'abc');
      await press(bench, 'x');
      await press(bench, 'Escape');
      await expect(bench.getCell(1, 'note')).toHaveText('abc');
      await expect(bench.getCell(1, 'note')).toBeFocused();
    },
  },
};

test.beforeEach(async ({ page }) => {
  await page.goto('/experiments/data-grid/keyboard/');
});

async function createBench(page: Page): Promise<Bench> {
  const demo = await bringToLife(page, 'KeyboardGrid');
  const reset = getDemo(page, 'KeyboardGrid').getByRole('button', { name: 'Reset' });
  const getCell = (row: number, field: string) =>
    demo.locator(`[role="row"][data-id="${row}"] [data-field="${field}"]`);
  return {
    page,
    status: demo.getByRole('status'),
    getCell,
    getHeader: (field) => demo.locator(`[role="columnheader"][data-field="${field}"]`),
    start: async (row, field) => {
      await reset.click();
      await getCell(row, field).click();
      await expect(getCell(row, field)).toBeFocused();
    },
  };
}

/** Keys in the table below a heading. */
function readKeys(page: Page, heading: string): Promise<string[]> {
  return page
    .getByRole('heading', { level: 2, name: heading })
    .locator('xpath=following::table[1]')
    .locator('tbody td:first-child')
    .allTextContents();
}

const TABLES = Object.entries(TESTS);

// The first table is as long as the others together.
for (const tables of [TABLES.slice(0, 1), TABLES.slice(1)]) {
  const headings = tables.map(([heading]) => heading).join(', ');
  test(`${headings}: every key does what its table says`, async ({ page }) => {
    const bench = await createBench(page);
    for (const [heading, tests] of tables) {
      expect(await readKeys(page, heading)).toEqual(Object.keys(tests));
      for (const [key, tryKey] of Object.entries(tests)) {
        await test.step(`${heading}: ${key}`, () => tryKey(bench));
      }
    }
  });
}

test('F2 does nothing, and Tab leaves the grid', async ({ page }) => {
  const bench = await createBench(page);
  await bench.start(1, 'note');
  await press(bench, 'F2');
  await expect(bench.getCell(1, 'note').getByRole('textbox')).toHaveCount(0);
  await press(bench, 'Tab');
  await expect(page.locator('.demo__island :focus')).toHaveCount(0);
});
