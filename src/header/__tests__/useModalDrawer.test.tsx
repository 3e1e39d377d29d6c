/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef, useState, type ReactNode } from 'react';
import { useModalDrawer } from '../useModalDrawer';

const onClose = jest.fn();

function Page({ children, withOpener = true }: { children?: ReactNode; withOpener?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const [, setCount] = useState(0);
  const drawer = useRef<HTMLDivElement>(null);
  // A new function at every render, as callers are likely to pass one.
  useModalDrawer(drawer, isOpen, () => {
    onClose();
    setOpen(false);
  });
  return (
    <>
      {withOpener && (
        <button type="button" onClick={() => setOpen(true)}>
          Open
        </button>
      )}
      <a href="#behind">Behind</a>
      {isOpen && (
        <div ref={drawer} role="dialog">
          {children ?? (
            <>
              <button type="button" onClick={() => setCount((count) => count + 1)}>
                First
              </button>
              <a href="#middle">Middle</a>
              <input aria-label="Last" />
            </>
          )}
        </div>
      )}
    </>
  );
}

const getFocused = () => document.activeElement?.textContent || document.activeElement?.ariaLabel;

beforeEach(() => {
  onClose.mockClear();
  // jsdom has no layout: without this nothing would count as visible, save what is `hidden`.
  jest.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
    return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
  });
});

async function open(children?: ReactNode): Promise<void> {
  render(<Page>{children}</Page>);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
}

/** Presses Tab (or Shift+Tab) `count` times and tells where the focus went. */
async function tab(count: number, shift = false): Promise<unknown[]> {
  const seen: unknown[] = [];
  for (let index = 0; index < count; index += 1) {
    await userEvent.tab({ shift });
    seen.push(getFocused());
  }
  return seen;
}

describe('an open drawer', () => {
  it('takes the focus', async () => {
    await open();
    expect(getFocused()).toBe('First');
  });

  it('keeps Tab inside, in both directions', async () => {
    await open();
    const field = screen.getByRole('textbox');
    expect(await tab(3)).toEqual(['Middle', field.ariaLabel, 'First']);
    expect(await tab(4, true)).toEqual([field.ariaLabel, 'Middle', 'First', field.ariaLabel]);
  });

  it.each([
    [false, 'First'],
    [true, 'Last'],
  ])('catches a focus that has got out (Shift: %p)', async (shift, expected) => {
    await open(
      <>
        <button type="button">First</button>
        <button type="button">Last</button>
      </>,
    );
    screen.getByRole('link', { name: 'Behind' }).focus();
    expect(await tab(1, shift)).toEqual([expected]);
  });

  it('passes over what Tab does not come to', async () => {
    await open(
      <>
        <a href="#collapsed" tabIndex={-1}>
          Collapsed before
        </a>
        <button type="button">First</button>
        <button type="button" disabled>
          Disabled
        </button>
        <button type="button" hidden>
          Hidden
        </button>
        <button type="button">Last</button>
        <a href="#collapsed" tabIndex={-1}>
          Collapsed after
        </a>
      </>,
    );
    expect(getFocused()).toBe('First');
    expect(await tab(2)).toEqual(['Last', 'First']);
    expect(await tab(2, true)).toEqual(['Last', 'First']);
  });

  it('keeps the focus even if it holds nothing that takes it', async () => {
    await open(<p>Empty</p>);
    const before = document.activeElement;
    await userEvent.tab();
    expect(document.activeElement).toBe(before);
  });

  it('leaves other keys alone', async () => {
    await open();
    expect(fireEvent.keyDown(screen.getByRole('dialog'), { key: 'ArrowDown' })).toBe(true);
    expect(onClose).not.toHaveBeenCalled();
  });

  it('keeps the reader’s place when the page renders again', async () => {
    await open();
    await userEvent.tab();
    expect(getFocused()).toBe('Middle');
    // Not a user's click, which would move the focus.
    fireEvent.click(screen.getByRole('button', { name: 'First' }));
    expect(getFocused()).toBe('Middle');
  });
});

describe('Escape', () => {
  it('closes, and the focus returns to where it came from', async () => {
    await open();
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(getFocused()).toBe('Open');
  });

  it('is the page’s again after that', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    expect(await tab(1)).toEqual(['Behind']);
  });

  it('leaves the focus to the page where the opener is gone', async () => {
    const { rerender } = render(<Page />);
    await userEvent.click(screen.getByRole('button', { name: 'Open' }));
    rerender(<Page withOpener={false} />);
    expect(getFocused()).toBe('First');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(document.body);
  });
});

it('a closed drawer does nothing', async () => {
  render(<Page />);
  await userEvent.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  expect(await tab(2)).toEqual(['Open', 'Behind']);
});
