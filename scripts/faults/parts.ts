import type { Locator, Page } from '@playwright/test';

/** Something that the site fetches when a reader asks for it. */
export interface Part {
  readonly name: string;
  /** Path of a page where it can be asked for. */
  readonly page: string;
  /** Whether it is asked for while the page is read, so that the fault has to be there before. */
  readonly isEarly?: boolean;
  /** The name of a way in which it can go wrong without that anybody could tell, and why. */
  readonly unknowable?: { readonly way: string; readonly reason: string };
  /** Which requests bring it. */
  readonly requests: string | RegExp;
  ask(page: Page): Promise<void>;
  /** Where the page says that it did not come; null for what is decoration, or loads another page. */
  says: ((page: Page) => Locator) | null;
  /** How a reader tries again. */
  again(page: Page): Promise<void>;
  /** What is there when it came. */
  works(page: Page): Locator;
}

const SCRIPTS = '**/assets/js/*.js';
const BUTTON = '/material-ui/react-button/';

const dialog = (page: Page) => page.locator('dialog.search');
const lastDemo = (page: Page) => page.locator('.demo').last();
const sourceToggle = (page: Page) => lastDemo(page).locator('.demo__toolbar button').last();
const alert = (text: RegExp) => (page: Page) => page.getByRole('alert').filter({ hasText: text });

/** Readers press it again: the first press closes what says that it did not come. */
const twice = (get: (page: Page) => Locator) => async (page: Page) => {
  await get(page).click();
  await get(page).click();
};

const sidebarGroup = (page: Page) =>
  page.locator('.theme-doc-sidebar-menu button', { hasText: 'Customization' });

async function pressKey(page: Page, key: string): Promise<void> {
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press(key);
}

async function openSettings(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
}

async function search(page: Page): Promise<void> {
  if (!(await dialog(page).isVisible())) await pressKey(page, '/');
  await dialog(page).getByRole('combobox', { name: 'Search' }).fill('tooltip delay');
}

export const PARTS: readonly Part[] = [
  {
    name: 'the code of a demo',
    page: BUTTON,
    requests: SCRIPTS,
    ask: (page) => lastDemo(page).locator('.demo__island').first().scrollIntoViewIfNeeded(),
    says: (page) => lastDemo(page).getByRole('alert').filter({ hasText: 'could not be loaded' }),
    again: (page) => lastDemo(page).getByRole('button', { name: 'Try again' }).first().click(),
    works: (page) => lastDemo(page).locator('[data-demo-state="live"]').first(),
  },
  {
    name: 'the source of a demo',
    page: BUTTON,
    requests: SCRIPTS,
    ask: (page) => sourceToggle(page).click(),
    says: (page) => lastDemo(page).getByText('The source could not be loaded'),
    again: twice(sourceToggle),
    works: (page) => lastDemo(page).locator('.demo__source pre').first(),
  },
  {
    name: 'the settings',
    page: BUTTON,
    requests: SCRIPTS,
    ask: openSettings,
    says: alert(/could not be loaded/),
    again: openSettings,
    works: (page) => page.getByRole('dialog', { name: 'Settings' }),
  },
  {
    name: 'the help on shortcuts',
    page: BUTTON,
    requests: SCRIPTS,
    ask: (page) => pressKey(page, '?'),
    says: alert(/could not be loaded/),
    again: (page) => pressKey(page, '?'),
    works: (page) => page.getByRole('dialog', { name: 'Keyboard shortcuts' }),
  },
  {
    name: 'the Markdown of a page',
    page: BUTTON,
    unknowable: { way: 'is cut off', reason: 'Text that ends early is text.' },
    requests: '**/*.md',
    ask: (page) => page.getByRole('button', { name: 'Copy page as Markdown' }).click(),
    says: (page) => page.getByRole('button', { name: 'Could not copy' }),
    again: (page) => page.getByRole('button', { name: 'Copy page as Markdown' }).click(),
    works: (page) => page.getByRole('button', { name: 'Page copied' }),
  },
  {
    name: 'the groups of the sidebar',
    page: BUTTON,
    requests: SCRIPTS,
    ask: (page) => sidebarGroup(page).click(),
    says: alert(/sidebar could not be loaded/),
    again: (page) => sidebarGroup(page).click(),
    works: (page) =>
      page.locator('.theme-doc-sidebar-menu a[href="/material-ui/customization/dark-mode/"]'),
  },
  {
    name: 'the search',
    page: BUTTON,
    requests: SCRIPTS,
    ask: (page) => pressKey(page, '/'),
    says: alert(/search could not be loaded/),
    again: (page) => pressKey(page, '/'),
    works: dialog,
  },
  {
    name: 'the directory of the search',
    page: '/versions/',
    requests: '**/search/*.json',
    ask: search,
    says: (page) => dialog(page).getByRole('alert').filter({ hasText: 'could not be loaded' }),
    again: (page) => dialog(page).getByRole('button', { name: 'Try again' }).click(),
    works: (page) => dialog(page).getByRole('listbox').getByRole('option').first(),
  },
  {
    name: 'the full text of the search',
    page: '/versions/',
    requests: /pagefind|\.pf_/,
    ask: search,
    says: (page) => dialog(page).getByText('the full text could not be loaded'),
    again: (page) => dialog(page).getByRole('combobox', { name: 'Search' }).fill('tooltip delays'),
    works: (page) => dialog(page).getByRole('option').locator('mark').first(),
  },
  {
    name: 'the drawings of icons',
    page: '/material-ui/material-icons/',
    isEarly: true,
    requests: '**/assets/icons/*.json',
    ask: (page) => page.locator('#icon-finder').scrollIntoViewIfNeeded(),
    says: (page) => page.getByText('some drawings could not be loaded'),
    again: (page) => page.getByRole('button', { name: 'Load them again' }).click(),
    works: (page) => page.locator('#icon-finder [role="gridcell"] path').first(),
  },
  {
    name: 'what is behind a link',
    page: BUTTON,
    requests: '**/material-ui/**/',
    ask: (page) => page.locator('main p a[href^="/material-ui/"]:visible').first().hover(),
    says: null,
    again: async (page) => {
      await page.mouse.move(0, 0);
      await page.locator('main p a[href^="/material-ui/"]:visible').first().hover();
    },
    works: (page) => page.getByRole('tooltip'),
  },
  {
    name: 'the code of another page',
    page: BUTTON,
    requests: SCRIPTS,
    async ask(page) {
      const loaded = page.waitForEvent('load');
      await page.locator('a[href="/material-ui/api/button/"]').first().dispatchEvent('click');
      // The browser loads it as a whole instead, or the code has come.
      await Promise.race([loaded, page.locator('h1', { hasText: 'Button API' }).waitFor()]);
    },
    says: null,
    again: async (page) => {
      await page.waitForLoadState('load');
      await page.reload();
    },
    works: (page) =>
      page.locator('[data-has-hydrated="true"] h1').filter({ hasText: 'Button API' }),
  },
];
