/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { ThemeProvider, useThemeDispatch } from '../ThemeProvider';
import { useThemeState } from '../themeStore';

let renders = 0;

function Density() {
  renders += 1;
  const { dense } = useThemeState();
  const dispatch = useThemeDispatch();
  return (
    <button type="button" onClick={() => dispatch({ type: 'SET_DENSE', payload: !dense })}>
      {dense ? 'dense' : 'normal'}
    </button>
  );
}

beforeEach(() => localStorage.clear());

it('gives the dispatcher, whose changes reach every root of the page', () => {
  render(
    <ThemeProvider>
      <Density />
    </ThemeProvider>,
  );
  render(
    <ThemeProvider>
      <Density />
    </ThemeProvider>,
  );
  const [first] = screen.getAllByRole('button', { name: 'normal' });
  renders = 0;
  act(() => first?.click());
  expect(screen.getAllByRole('button', { name: 'dense' })).toHaveLength(2);
  expect(renders).toBe(2);
  act(() => first?.click());
});

it('throws the words of the contract where it is missing', () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  expect(() => render(<Density />)).toThrow(new Error('Forgot to wrap component in ThemeProvider'));
});
