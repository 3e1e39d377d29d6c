/**
 * @jest-environment jsdom
 * @jest-environment-options {"customExportConditions": ["node"]}
 */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Counter, createModule, press, renderLive, toFile } from './demoComponent';
import type { DemoSourceFile } from '../client/types';
import Demo from '../theme/Demo';

async function setHash(hash: string): Promise<void> {
  await act(async () => {
    window.location.hash = hash;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
}

describe('the source', () => {
  it('is fetched when it is asked for, shown, and hidden again', async () => {
    const loadSource = jest.fn(async () => [toFile('Basic.tsx')]);
    await renderLive(
      <Demo name="Basic" variants={[[null, createModule(Counter, { loadSource })]]} />,
    );
    const button = screen.getByRole('button', { name: 'Show code' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(loadSource).not.toHaveBeenCalled();

    await userEvent.click(button);
    expect(button.textContent).toBe('Hide code');
    expect(button.getAttribute('aria-expanded')).toBe('true');
    const shown = screen.getByText('source of Basic.tsx');
    expect(
      document.getElementById(button.getAttribute('aria-controls') ?? '')?.contains(shown),
    ).toBe(true);

    await userEvent.click(button);
    expect(screen.queryByText('source of Basic.tsx')).toBeNull();
  });

  it('says that it is coming, and that it did not come; asking again fetches again', async () => {
    const answers: Array<{ resolve: (files: DemoSourceFile[]) => void; reject: () => void }> = [];
    const loadSource = () =>
      new Promise<DemoSourceFile[]>((resolve, reject) => void answers.push({ resolve, reject }));
    await renderLive(
      <Demo name="Basic" variants={[[null, createModule(Counter, { loadSource })]]} />,
    );
    await press('Show code');
    expect(screen.getByRole('status').textContent).toBe('Loading the source…');
    await act(async () => answers[0]?.reject());
    expect(screen.getByRole('status').textContent).toBe(
      'The source could not be loaded. Check the connection, then show it again.',
    );
    await press('Hide code');
    await press('Show code');
    await act(async () => answers[1]?.resolve([toFile('Basic.tsx')]));
    expect(screen.getByText('source of Basic.tsx')).toBeDefined();
  });

  it('of several files names each', async () => {
    const loadSource = async () => [toFile('Basic.tsx'), toFile('styles.css')];
    await renderLive(
      <Demo name="Basic" variants={[[null, createModule(Counter, { loadSource })]]} />,
    );
    await press('Show code');
    expect(screen.getAllByRole('figure').map(({ textContent }) => textContent)).toEqual([
      'Basic.tsxsource of Basic.tsx',
      'styles.csssource of styles.css',
    ]);
  });

  it.each([
    // An element of the page: there the browser goes itself, or further on for who comes back.
    ['#Basic', 0],
    ['#Basic.tsx', 1],
    ['#Basic.js', 1],
    ['#tailwind-Basic.tsx', 1],
  ])('is open where the address leads to the demo: %s', async (hash, scrolls) => {
    window.history.replaceState(null, '', `/${hash}`);
    await renderLive(<Demo name="Basic" variants={[[null, createModule()]]} />);
    expect(screen.getByRole('button', { name: 'Hide code' })).toBeDefined();
    expect(Element.prototype.scrollIntoView).toHaveBeenCalledTimes(scrolls);
  });

  it.each(['', '#Other', '#basic', '#css-variables', '#BasicButtons.tsx'])(
    'stays closed where it leads elsewhere: "%s"',
    async (hash) => {
      window.history.replaceState(null, '', `/${hash}`);
      await renderLive(<Demo name="Basic" variants={[[null, createModule()]]} />);
      expect(screen.getByRole('button', { name: 'Show code' })).toBeDefined();
      expect(Element.prototype.scrollIntoView).not.toHaveBeenCalled();
    },
  );

  it('opens when a link of the same page leads to the demo', async () => {
    await renderLive(<Demo name="Basic" variants={[[null, createModule()]]} />);
    await setHash('#Other.tsx');
    expect(screen.getByRole('button', { name: 'Show code' })).toBeDefined();
    await setHash('#css-Basic.tsx');
    expect(screen.getByRole('button', { name: 'Hide code' })).toBeDefined();
  });
});
