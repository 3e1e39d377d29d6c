/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import type { ThemeStyleSheets } from '../themeCss';
import { useThemeStyleElement } from '../useThemeStyleElement';

function Root({ library, sheets }: { library: string; sheets: () => ThemeStyleSheets }) {
  useThemeStyleElement(library, sheets);
  return null;
}

const getElements = () => [
  ...document.head.querySelectorAll<HTMLStyleElement>('style[data-demo-theme]'),
];

const getSheets = (color: string) => () => [{ ':root': { '--ink': color } }];

beforeEach(() => {
  document.head.innerHTML = '<style>.page{}</style>';
});

it('puts the theme into the head, before what demos and the page bring', () => {
  render(<Root library="joy" sheets={getSheets('red')} />);
  expect([...document.head.children].map(({ textContent }) => textContent)).toEqual([
    ':root{--ink:red}',
    '.page{}',
  ]);
});

it('does so once for each library, however many demos it has', () => {
  const getJoySheets = jest.fn(getSheets('red'));
  const page = (
    <>
      <Root library="joy" sheets={getJoySheets} />
      <Root library="joy" sheets={getJoySheets} />
      <Root library="material" sheets={getSheets('blue')} />
    </>
  );
  render(page);
  render(page);
  expect(
    getElements()
      .map(({ dataset }) => dataset.demoTheme)
      .sort(),
  ).toEqual(['joy', 'material']);
  expect(getJoySheets).toHaveBeenCalledTimes(1);
});

it('leaves it there when the demo goes, for the next one', () => {
  const { unmount } = render(<Root library="joy" sheets={getSheets('red')} />);
  unmount();
  expect(getElements()).toHaveLength(1);
});

it('has it there before a component measures itself', () => {
  let seen = 0;
  function Measuring() {
    useThemeStyleElement('joy', getSheets('red'));
    return <i ref={() => void (seen ||= getElements().length)} />;
  }
  render(<Measuring />);
  expect(seen).toBe(1);
});
