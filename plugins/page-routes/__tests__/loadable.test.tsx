/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Original from 'react-loadable';
import Loadable from '../client/loadable';

type Implementation = typeof Loadable;
type Loading = Parameters<Implementation>[0]['loading'];

const Waiting: Loading = ({ isLoading, pastDelay, timedOut, error, retry }) => (
  <button type="button" onClick={retry}>
    {JSON.stringify({ isLoading, pastDelay, timedOut, error: String(error) })}
  </button>
);
const WAITING = { isLoading: true, pastDelay: false, timedOut: false, error: 'null' };

/** A component of two modules; `fetchText` is asked for the second of them. */
function create(implementation: Implementation, fetchText: () => Promise<string>) {
  const Page = implementation.Map<{ readonly mark: string }>({
    loading: Waiting,
    loader: {
      title: () => Promise.resolve({ default: 'Title' }),
      text: async () => ({ default: await fetchText() }),
    },
    render: ({ title, text }, { mark }) => (
      <h1>{[title?.default, text?.default, mark].join(' ')}</h1>
    ),
  });
  return { Page, preload: () => act(() => Page.preload()) };
}

/** A text that comes when it is told to. */
function createLater() {
  let resolve: (text: string) => void = () => undefined;
  const promise = new Promise<string>((settle) => {
    resolve = settle;
  });
  return { promise, resolve: (text: string) => resolve(text) };
}

const readWaiting = () => JSON.parse(screen.getByRole('button').textContent) as object;
const readPage = () => screen.getByRole('heading').textContent;
const wait = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe.each([
  ['ours', Loadable],
  ['react-loadable', Original as unknown as Implementation],
])('%s', (_name, implementation) => {
  it('shows at once what was fetched before, and fetches it once', async () => {
    const fetchText = jest.fn(() => Promise.resolve('text'));
    const { Page, preload } = create(implementation, fetchText);
    await preload();
    await preload();
    const { rerender } = render(<Page mark="!" />);
    expect(readPage()).toBe('Title text !');
    rerender(<Page mark="?" />);
    expect(readPage()).toBe('Title text ?');
    expect(fetchText).toHaveBeenCalledTimes(1);
  });

  it('says that it waits, after a while, and shows what comes then', async () => {
    const { promise, resolve } = createLater();
    const { Page } = create(implementation, () => promise);
    render(<Page mark="!" />);
    expect(readWaiting()).toEqual(WAITING);
    await wait(199);
    expect(readWaiting()).toEqual(WAITING);
    await wait(1);
    expect(readWaiting()).toEqual({ ...WAITING, pastDelay: true });
    resolve('text');
    await wait(0);
    expect(readPage()).toBe('Title text !');
  });

  it('says what went wrong, and tries again when asked to', async () => {
    const fetchText = jest.fn(() => Promise.resolve('text'));
    fetchText.mockRejectedValueOnce(new Error('away'));
    const { Page } = create(implementation, fetchText);
    render(<Page mark="!" />);
    await wait(0);
    expect(readWaiting()).toEqual({ ...WAITING, isLoading: false, error: 'Error: away' });
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    await user.click(screen.getByRole('button'));
    await wait(0);
    expect(readPage()).toBe('Title text !');
    expect(fetchText).toHaveBeenCalledTimes(2);
  });

  it('can go before its modules come', async () => {
    const { promise, resolve } = createLater();
    const { Page } = create(implementation, () => promise);
    const { unmount, container } = render(<Page mark="!" />);
    unmount();
    resolve('text');
    await wait(300);
    expect(container.innerHTML).toBe('');
  });

  it('shows a component of one module', async () => {
    const Page = implementation<{ readonly mark: string }>({
      loading: Waiting,
      loader: () => Promise.resolve({ default: 'Text' }),
      render: ({ default: text }, { mark }) => <h1>{`${String(text)} ${mark}`}</h1>,
    });
    await act(() => Page.preload());
    render(<Page mark="!" />);
    expect(readPage()).toBe('Text !');
  });
});

it('asks the network again after a failure', async () => {
  const fetchText = jest.fn(() => Promise.resolve('text'));
  fetchText.mockRejectedValueOnce(new Error('away'));
  const { Page } = create(Loadable, fetchText);
  await expect(Page.preload()).rejects.toThrow('away');
  await act(() => Page.preload());
  render(<Page mark="!" />);
  expect(readPage()).toBe('Title text !');
});
