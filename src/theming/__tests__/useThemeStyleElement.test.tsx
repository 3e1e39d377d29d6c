/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { useThemeStyleElement, type ThemeWithVariables as Theme } from '../useThemeStyleElement';

function Root({ library, base, theme }: { library: string; base: Theme; theme?: Theme }) {
  useThemeStyleElement(library, base, theme);
  return null;
}

const getElements = (attribute = 'data-demo-theme') => [
  ...document.head.querySelectorAll<HTMLStyleElement>(`style[${attribute}]`),
];
const getTexts = (attribute?: string) =>
  getElements(attribute).map(({ textContent }) => textContent);

const createTheme = (color: string) => ({
  generateStyleSheets: jest.fn(() => [{ ':root': { '--ink': color, '--gap': '8px' } }]),
});

beforeEach(() => {
  document.head.innerHTML = '<style>.page{}</style>';
});

it('puts the theme into the head, before what demos and the page bring', () => {
  render(<Root library="joy" base={createTheme('red')} />);
  expect([...document.head.children].map(({ textContent }) => textContent)).toEqual([
    '',
    ':root{--ink:red;--gap:8px}',
    '.page{}',
  ]);
});

it('does so once for each library, however many demos it has', () => {
  const joy = createTheme('red');
  const page = (
    <>
      <Root library="joy" base={joy} />
      <Root library="joy" base={joy} />
      <Root library="material" base={createTheme('blue')} />
    </>
  );
  render(page);
  render(page);
  expect(getTexts().sort()).toEqual([':root{--ink:blue;--gap:8px}', ':root{--ink:red;--gap:8px}']);
});

it('writes what the choices change so that it wins over the HTML of the server', () => {
  const base = createTheme('red');
  const green = createTheme('green');
  const { rerender } = render(<Root library="joy" base={base} theme={green} />);
  expect(getTexts('data-demo-theme-choices')).toEqual(['html:root{--ink:green}']);
  rerender(<Root library="joy" base={base} theme={base} />);
  expect(getTexts('data-demo-theme-choices')).toEqual(['']);
});

it('writes the choices once for all demos', () => {
  const base = createTheme('red');
  const green = createTheme('green');
  render(
    <>
      <Root library="joy" base={base} theme={green} />
      <Root library="joy" base={base} theme={green} />
    </>,
  );
  expect(green.generateStyleSheets).toHaveBeenCalledTimes(1);
});

it('leaves it there when the demo goes, for the next one', () => {
  const { unmount } = render(<Root library="joy" base={createTheme('red')} />);
  unmount();
  expect(getElements()).toHaveLength(1);
});

it('has it there before a component measures itself', () => {
  let seen = 0;
  const base = createTheme('red');
  function Measuring() {
    useThemeStyleElement('joy', base);
    return <i ref={() => void (seen ||= getElements().length)} />;
  }
  render(<Measuring />);
  expect(seen).toBe(1);
});
