/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react';
import LoadBars from '../LoadBars';

// Docusaurus writes this module when it builds; without translations every text is its message.
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

/** Nothing is laid out here, so there are no sizes to report. */
class SilentResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

beforeAll(() => {
  Object.defineProperty(window, 'ResizeObserver', { value: SilentResizeObserver });
});

const rows = [
  { page: 'Button', demos: 3, first: 100, later: 50 },
  { page: 'Table', demos: 1, first: 60, later: 15.25 },
];

it('is a named table with the figures as text', () => {
  render(<LoadBars caption="Script" rows={rows} />);
  const table = screen.getByRole('table', { name: 'Script' });
  const row = within(table).getByRole('row', { name: /^Table/ });
  expect(
    within(row)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['1', '60.0', '15.3']);
});

it('draws all bars to one scale, and none over its track', () => {
  const { container } = render(<LoadBars caption="Script" rows={rows} />);
  const [first = 0, later = 0, otherFirst = 0] = Array.from(
    container.querySelectorAll<HTMLElement>('.load-bars__bar > span'),
    ({ style }) => parseFloat(style.inlineSize),
  );
  expect(first / later).toBeCloseTo(2);
  expect(otherFirst / first).toBeCloseTo(0.6);
  expect(first + later).toBeLessThanOrEqual(100);
});
