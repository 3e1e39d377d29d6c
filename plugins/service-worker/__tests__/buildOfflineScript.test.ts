import { buildOfflineScript } from '../node/buildOfflineScript';

/** Runs the script of an offline page in a browser of which it sees only what is here. */
function openPage({ isOnline, state = null }: { isOnline: boolean; state?: unknown }) {
  const target = new EventTarget();
  const browser = {
    history: {
      state,
      replaceState: jest.fn((next: unknown) => void (browser.history.state = next)),
    },
    location: { href: 'https://docs.example.com/far/', reload: jest.fn() },
    navigator: { onLine: isOnline },
    fetch: jest.fn(() => Promise.resolve()),
    addEventListener: target.addEventListener.bind(target),
  };
  new Function(...Object.keys(browser), buildOfflineScript())(...Object.values(browser));
  return {
    ...browser,
    say: (type: string, values = {}) =>
      target.dispatchEvent(Object.assign(new Event(type), values)),
    cutOff: () => browser.fetch.mockImplementation(() => Promise.reject(new TypeError())),
  };
}

beforeEach(() => jest.useFakeTimers());

afterEach(() => jest.useRealTimers());

/** Lets what is awaited come about. */
const settle = () => jest.advanceTimersByTimeAsync(0);

it('asks the host when the network is back, and gives way to the page', async () => {
  const page = openPage({ isOnline: false });
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page.fetch).not.toHaveBeenCalled();
  page.say('online');
  await settle();
  expect(page.fetch).toHaveBeenCalledWith(page.location.href, {
    method: 'HEAD',
    cache: 'no-store',
  });
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

it('goes on asking while there is a network and no host, less and less often', async () => {
  const page = openPage({ isOnline: false });
  page.cutOff();
  page.navigator.onLine = true;
  page.say('online');
  const asked: number[] = [];
  for (let second = 0; second < 300; second += 1) {
    const count = page.fetch.mock.calls.length;
    await jest.advanceTimersByTimeAsync(1000);
    if (page.fetch.mock.calls.length > count) asked.push(second);
  }
  expect(asked).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
  page.fetch.mockImplementation(() => Promise.resolve());
  await jest.advanceTimersByTimeAsync(60_000);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});

it('asks no more when the network goes, and at once when it is back', async () => {
  const page = openPage({ isOnline: true });
  page.navigator.onLine = false;
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page.fetch).not.toHaveBeenCalled();
  page.say('online');
  expect(page.fetch).toHaveBeenCalledTimes(1);
});

it('counts its tries over a reload, and waits longer', async () => {
  const page = openPage({ isOnline: true, state: { key: 'a', offlineTries: 3 } });
  await jest.advanceTimersByTimeAsync(7999);
  expect(page.fetch).not.toHaveBeenCalled();
  await jest.advanceTimersByTimeAsync(1);
  expect(page.location.reload).toHaveBeenCalledTimes(1);
  expect(page.history.state).toEqual({ key: 'a', offlineTries: 5 });
});

it('leaves a reader alone who is on the way elsewhere, and asks once they are back', async () => {
  const page = openPage({ isOnline: true });
  page.say('beforeunload');
  page.say('online');
  await jest.advanceTimersByTimeAsync(600_000);
  expect(page.location.reload).not.toHaveBeenCalled();
  page.say('pageshow', { persisted: true });
  await settle();
  expect(page.location.reload).toHaveBeenCalledTimes(1);
});
