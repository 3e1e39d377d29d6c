/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import TableScroller from '..';

// Docusaurus writes this module when it builds; without translations every text is its message.
jest.mock('@generated/codeTranslations', () => ({}), { virtual: true });

/** Stands for layout, which jsdom has none of: sizes are set, then reported. */
let reportSizes: () => void;

beforeEach(() => {
  class FakeResizeObserver {
    constructor(callback: () => void) {
      reportSizes = callback;
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  Object.defineProperty(window, 'ResizeObserver', {
    configurable: true,
    value: FakeResizeObserver,
  });
});

function renderTable(label?: string): HTMLElement {
  render(
    <TableScroller aria-label={label}>
      <tbody>
        <tr>
          <td>cell</td>
        </tr>
      </tbody>
    </TableScroller>,
  );
  const scroller = screen.getByRole('table').parentElement;
  if (!scroller) throw new Error('The table has no scroller around it');
  return scroller;
}

function layOut(scroller: HTMLElement, contentWidth: number, width: number) {
  Object.defineProperty(scroller, 'scrollWidth', { configurable: true, value: contentWidth });
  Object.defineProperty(scroller, 'clientWidth', { configurable: true, value: width });
  act(() => reportSizes());
}

describe('TableScroller', () => {
  it('is no tab stop while the table fits', () => {
    const scroller = renderTable();
    layOut(scroller, 300, 300);
    expect(scroller).not.toHaveProperty('tabIndex', 0);
    expect(scroller.getAttribute('role')).toBeNull();
  });

  it('becomes a named tab stop when the table is too wide, and stops being one when it fits', () => {
    const scroller = renderTable();
    layOut(scroller, 500, 300);
    expect(scroller.tabIndex).toBe(0);
    expect(screen.getByRole('group', { name: 'Table, scrolls sideways' })).toBe(scroller);
    layOut(scroller, 500, 600);
    expect(scroller.tabIndex).toBe(-1);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it("bears the table's own name", () => {
    const scroller = renderTable('Releases');
    layOut(scroller, 500, 300);
    expect(screen.getByRole('group', { name: 'Releases' })).toBe(scroller);
  });
});
