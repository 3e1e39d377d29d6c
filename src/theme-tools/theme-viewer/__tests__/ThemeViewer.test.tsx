/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeViewer } from '../ThemeViewer';
import type { ViewedTheme } from '../useThemeViewer';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'en' } }),
}));

const THEMES: readonly [ViewedTheme, ...ViewedTheme[]] = [
  { id: 'one', label: 'One', theme: { ink: { dark: '#111', deep: { er: 1 } }, gap: 8 } },
  { id: 'two', label: 'Two', theme: { ink: { dark: '#222' } } },
];

const item = (name: string) => screen.getByRole('treeitem', { name });
const listItems = () => screen.getAllByRole('treeitem').map(({ dataset }) => dataset.path);

function open(search: string) {
  window.history.replaceState(null, '', `/page/${search}`);
  Element.prototype.scrollIntoView = jest.fn();
  return render(<ThemeViewer label="A theme" themes={THEMES} />);
}

beforeEach(() => localStorage.clear());

it('opens, chooses and walks by keyboard, with one tab stop', () => {
  open('');
  expect(listItems()).toEqual(['ink', 'gap']);
  item('ink {2}').focus();
  fireEvent.keyDown(item('ink {2}'), { key: 'ArrowRight' });
  fireEvent.keyDown(item('ink {2}'), { key: 'ArrowRight' });
  expect(document.activeElement).toBe(item('dark "#111"'));
  expect(document.querySelectorAll('li[tabindex="0"]')).toHaveLength(1);
  fireEvent.keyDown(item('dark "#111"'), { key: 'Enter' });
  expect(item('dark "#111"').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByText('theme.ink.dark = "#111"')).not.toBeNull();
  expect(window.location.search).toBe('?theme=one&path=ink.dark');
});

it('opens what the address names, in the theme that it names', () => {
  open('?theme=two&path=ink.dark');
  expect(listItems()).toEqual(['ink', 'ink.dark']);
  expect(item('dark "#222"').getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('button', { name: 'Two' }).getAttribute('aria-pressed')).toBe('true');
  // The focus stays where the reader has it.
  expect(document.activeElement).toBe(document.body);
});

it.each(['?path=no.such', '?theme=none&path=', '?path=%5C'])('stays as it is with %s', (search) => {
  open(search);
  expect(listItems()).toEqual(['ink', 'gap']);
});

it('finds entries wherever they stand, and says how many', () => {
  open('');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'er' } });
  expect(listItems()).toEqual(['ink', 'ink.deep', 'ink.deep.er']);
  expect(screen.getByRole('status').textContent).toBe('Matching entries: 1');
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'no such' } });
  expect(screen.queryByRole('tree')).toBeNull();
  expect(screen.getByText('No entry has all of these words.')).not.toBeNull();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: '' } });
  expect(listItems()).toEqual(['ink', 'gap']);
});

it('opens everything, next time too, and still closes one by one', () => {
  const { unmount } = open('');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Expand everything' }));
  const all = ['ink', 'ink.dark', 'ink.deep', 'ink.deep.er', 'gap'];
  expect(listItems()).toEqual(all);
  fireEvent.click(item('deep {1}'));
  expect(listItems()).toEqual(all.filter((id) => id !== 'ink.deep.er'));
  unmount();
  open('');
  expect(listItems()).toEqual(all);
  fireEvent.click(screen.getByRole('checkbox', { name: 'Expand everything' }));
});
