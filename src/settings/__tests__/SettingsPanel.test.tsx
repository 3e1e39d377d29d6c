/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { preferencesStore } from '@site/plugins/preferences/client';
import { ThemeProvider } from '@site/src/theming/ThemeProvider';
import { themeStore } from '@site/src/theming/themeStore';
import SettingsPanel from '../SettingsPanel';

type ColorModeChoice = 'light' | 'dark' | null;

let mockChoice: ColorModeChoice = null;
const mockSetColorMode = jest.fn((choice: ColorModeChoice) => {
  mockChoice = choice;
});

jest.mock('@docusaurus/theme-common', () => ({
  useColorMode: () => ({ colorModeChoice: mockChoice, setColorMode: mockSetColorMode }),
}));
jest.mock('@docusaurus/theme-common/internal', () => ({
  useAlternatePageUtils: () => ({
    createUrl: ({ locale }: { locale: string }) => `/${locale}/page/`,
  }),
}));
jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: { currentLocale: 'en' } }));

// jsdom draws no dialogs.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

function renderPanel() {
  const onClose = jest.fn();
  render(
    <ThemeProvider>
      <SettingsPanel onClose={onClose} />
    </ThemeProvider>,
  );
  return { onClose };
}

const getGroup = (name: string) => within(screen.getByRole('group', { name }));
const getChecked = (name: string) =>
  getGroup(name)
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map(({ parentElement }) => parentElement?.textContent);

beforeEach(() => {
  localStorage.clear();
  mockChoice = null;
});

it('is a dialog with a name, and shows what holds', () => {
  renderPanel();
  expect(screen.getByRole('dialog', { name: 'Settings' })).toHaveProperty('open', true);
  expect(getChecked('Color mode')).toEqual(['System']);
  expect(getChecked('Direction')).toEqual(['Left to right']);
  expect(getChecked('Density of demos')).toEqual(['Normal']);
  expect(getChecked('Language of code')).toEqual(['TypeScript']);
  expect(getChecked('Styling of demos')).toEqual(['MUI System']);
});

it('changes each setting where it is kept, and puts all of them back', async () => {
  renderPanel();
  await userEvent.click(getGroup('Color mode').getByRole('radio', { name: 'Dark' }));
  expect(mockSetColorMode).toHaveBeenLastCalledWith('dark');
  await userEvent.click(screen.getByRole('radio', { name: 'Right to left' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Dense' }));
  expect(themeStore.getState()).toMatchObject({ direction: 'rtl', dense: true });
  await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
  await userEvent.click(screen.getByRole('radio', { name: 'Tailwind' }));
  expect(preferencesStore.getPreferences()).toEqual({ codeVariant: 'JS', codeStyling: 'Tailwind' });
  act(() => themeStore.dispatch({ type: 'SET_SPACING', payload: 4 }));
  expect(screen.getByRole('status').textContent).toBe('');

  await userEvent.click(screen.getByRole('button', { name: 'Reset all' }));
  expect(mockSetColorMode).toHaveBeenLastCalledWith(null);
  expect(themeStore.getState()).toMatchObject({ direction: 'ltr', dense: false, spacing: 8 });
  expect(preferencesStore.getPreferences()).toEqual({
    codeVariant: 'TS',
    codeStyling: 'MUI System',
  });
  expect(getChecked('Density of demos')).toEqual(['Normal']);
  expect(screen.getByRole('status').textContent).toBe('All settings are back to their defaults.');
});

it('goes back to the mode of the system', async () => {
  mockChoice = 'dark';
  renderPanel();
  expect(getChecked('Color mode')).toEqual(['Dark']);
  await userEvent.click(screen.getByRole('radio', { name: 'System' }));
  expect(mockSetColorMode).toHaveBeenLastCalledWith(null);
});

it('offers the languages of the list, each by its own name', () => {
  renderPanel();
  const links = getGroup('Language').getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['English', '/en/page/'],
  ]);
  expect(links[0]?.getAttribute('aria-current')).toBe('true');
});

it('closes by its button, and by a press beside it, not inside', async () => {
  const { onClose } = renderPanel();
  await userEvent.click(screen.getByRole('heading', { name: 'Settings' }));
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('dialog'));
  expect(onClose).toHaveBeenCalledTimes(1);
});
