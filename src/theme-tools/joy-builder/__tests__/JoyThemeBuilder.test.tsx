/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import JoyRoot from '@site/src/theme/DemoRoot/Joy';
import { INITIAL_JOY_DRAFT, joyDraft } from '../draft';
import JoyThemeBuilder from '../JoyThemeBuilder';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'en' } }),
}));
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const getCode = () => screen.getByRole('group', { name: 'src/theme.ts' }).textContent ?? '';
const getCss = () =>
  document.querySelector('[data-joy-preview]')?.previousElementSibling?.textContent ?? '';
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

beforeEach(() => {
  joyDraft.set(INITIAL_JOY_DRAFT);
  render(
    <JoyRoot>
      <JoyThemeBuilder />
    </JoyRoot>,
  );
});

it('changes a step, makes a ramp of it, and takes the color back', () => {
  fireEvent.click(screen.getByRole('radio', { name: 'danger' }));
  fireEvent.click(screen.getByRole('radio', { name: /^danger 600,/ }));
  type('danger 600', '#aa0033');
  expect(joyDraft.get().palette.danger?.[600]).toBe('#aa0033');
  fireEvent.click(screen.getByRole('button', { name: 'Make a ramp around this color' }));
  expect(joyDraft.get().palette.danger?.[500]).toBe('#aa0033');
  expect(getCode()).toContain("500: '#aa0033'");
  expect(getCss()).toContain('--joy-palette-danger-500:#aa0033');
  fireEvent.click(screen.getByRole('button', { name: 'Reset this color' }));
  expect(joyDraft.get()).toEqual(INITIAL_JOY_DRAFT);
});

it('sets corners and tokens within their limits, and empties them', () => {
  type('radius.sm', '3');
  expect(getCode()).toContain("radius: { sm: '3px' }");
  expect(getCss()).toContain('--joy-radius-sm:3px');
  type('radius.sm', '999');
  expect(joyDraft.get().radius.sm).toBe(64);
  type('radius.sm', '');
  fireEvent.click(screen.getByRole('radio', { name: 'Card' }));
  type('--Card-padding', '20');
  expect(getCode()).toContain(
    "JoyCard: { styleOverrides: { root: { '--Card-padding': '20px' } } }",
  );

  fireEvent.click(screen.getByRole('button', { name: 'Reset theme' }));
  expect(getCode()).toContain('extendTheme();');
});
