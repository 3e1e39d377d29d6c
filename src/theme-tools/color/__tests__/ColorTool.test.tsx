/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import MaterialRoot from '@site/src/theme/DemoRoot/Material';
import { themeStore } from '@site/src/theming/themeStore';
import ColorTool from '../ColorTool';
import { colorDraft, INITIAL_DRAFT } from '../draft';

jest.mock('@docusaurus/useDocusaurusContext', () => ({
  __esModule: true,
  default: () => ({ i18n: { currentLocale: 'en' } }),
}));
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

const getRole = (name: string) => within(screen.getByRole('group', { name }));
const getRadio = (group: string, name: string | RegExp) =>
  within(screen.getByRole('radiogroup', { name: group })).getByRole<HTMLInputElement>('radio', {
    name,
  });
const pick = (group: string, name: string | RegExp) => fireEvent.click(getRadio(group, name));

function type(role: string, value: string) {
  const field = getRole(role).getByRole<HTMLInputElement>('textbox', { name: 'Hex value' });
  fireEvent.change(field, { target: { value } });
  return field;
}

beforeEach(() => {
  colorDraft.set(INITIAL_DRAFT);
  themeStore.dispatch({ type: 'RESET_COLORS' });
  render(
    <MaterialRoot>
      <ColorTool />
    </MaterialRoot>,
  );
});

it('picks by hue and shade, and keeps the shade when the hue changes', () => {
  expect(getRadio('Primary color: hue', 'blue').checked).toBe(true);
  expect(getRadio('Primary color: shade', /^blue 700,/).checked).toBe(true);
  pick('Primary color: hue', 'teal');
  expect(colorDraft.get()).toEqual({ ...INITIAL_DRAFT, primary: '#00796b' });
  pick('Primary color: shade', 'teal 900, #004d40');
  expect(colorDraft.get().primary).toBe('#004d40');
  expect(screen.getByRole('group', { name: 'src/theme.ts' }).textContent).toContain('teal[900]');
});

it('stays with the hue that was asked for where two hues share a color', () => {
  // brown 100 and brown A100 are one color; the first of both is shown.
  pick('Primary color: hue', 'brown');
  pick('Primary color: shade', /^brown A100,/);
  expect(getRadio('Primary color: hue', 'brown').checked).toBe(true);
  expect(getRadio('Primary color: shade', /^brown 100,/).checked).toBe(true);
});

it('takes any color, and none that is not one', () => {
  const field = type('Secondary color', '0A7');
  expect(colorDraft.get().secondary).toBe('#00aa77');
  type('Secondary color', '0A7g');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(colorDraft.get().secondary).toBe('#00aa77');
  fireEvent.blur(field);
  expect(field.value).toBe('#00aa77');
  expect(
    within(screen.getByRole('radiogroup', { name: 'Secondary color: hue' }))
      .getAllByRole<HTMLInputElement>('radio')
      .filter(({ checked }) => checked),
  ).toEqual([]);
});

it('says how well text can be read', () => {
  type('Primary color', '#ffffff');
  const rows = within(screen.getByRole('table', { name: 'primary: contrast' })).getAllByRole('row');
  expect(rows.slice(-2).map(({ textContent }) => textContent)).toEqual([
    'On white1.00:1No text',
    'On #12121218.75:1All text',
  ]);
});

it('gives the demos its colors when it is told to, and takes them back', () => {
  type('Primary color', '#00aa77');
  expect(themeStore.getState().paletteColors).toEqual({});
  fireEvent.click(screen.getByRole('button', { name: 'Set docs colors' }));
  expect(themeStore.getState().paletteColors).toEqual({
    primary: { main: '#00aa77' },
    secondary: { main: INITIAL_DRAFT.secondary },
  });
  fireEvent.click(screen.getByRole('button', { name: 'Reset colors' }));
  expect(themeStore.getState().paletteColors).toEqual({});
  expect(colorDraft.get()).toEqual(INITIAL_DRAFT);
});
