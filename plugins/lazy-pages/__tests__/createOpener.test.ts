import { createOpener, type PageList } from '../client/createOpener';
import { OPEN_PATH } from '../client/openPath';

/** A browser's side with a list of its own, and a server that answers with a status. */
function setUp(initial: PageList, status = 204) {
  let pages = initial;
  const requests: unknown[] = [];
  const opener = createOpener({
    getPages: () => pages,
    fetch: async (address, options) => {
      requests.push([address, options?.method, options?.body]);
      return { ok: status < 400, status } as Response;
    },
  });
  const setPages = (next: PageList) => {
    pages = next;
  };
  return { opener, requests, setPages };
}

const A = { default: 'A' };

it('gets a page that is compiled without asking', async () => {
  const { opener, requests } = setUp({ a: async () => A });
  expect(await opener.openPage('a')).toBe(A);
  expect(requests).toEqual([]);
});

it('asks for another, and hands it over to all who wait once it is listed', async () => {
  const { opener, requests, setPages } = setUp({});
  const both = Promise.all([opener.openPage('a'), opener.openPage('a')]);
  expect(requests).toEqual([
    [OPEN_PATH, 'POST', 'a'],
    [OPEN_PATH, 'POST', 'a'],
  ]);
  opener.update();
  setPages({ a: async () => A });
  opener.update();
  expect(await both).toEqual([A, A]);
});

it('is no prey to names that every object has', async () => {
  const { opener, requests, setPages } = setUp({});
  const page = opener.openPage('toString');
  expect(requests).toHaveLength(1);
  setPages({ toString: async () => A });
  opener.update();
  expect(await page).toBe(A);
});

it.each([
  [404, 'The development server has no page a. Was its file renamed? Load this page again.'],
  [500, 'The development server could not compile a: it answered 500.'],
])('says what is wrong when the server answers %i', async (status, message) => {
  const { opener } = setUp({}, status);
  await expect(opener.openPage('a')).rejects.toThrow(message);
});

it('tells whether a page that was opened is another by now', async () => {
  const { opener, setPages } = setUp({ a: async () => A, b: async () => ({}) });
  await opener.openPage('a');
  expect(await opener.hasEdits()).toBe(false);
  setPages({ a: async () => A, c: async () => ({}) });
  expect(await opener.hasEdits()).toBe(false);
  setPages({ a: () => Promise.reject(new Error('does not compile')) });
  expect(await opener.hasEdits()).toBe(false);
  setPages({ a: async () => ({ default: 'A' }) });
  expect(await opener.hasEdits()).toBe(true);
});
