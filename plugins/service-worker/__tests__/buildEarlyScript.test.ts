/** @jest-environment jsdom */
import vm from 'node:vm';
import { takeReloadMark } from '../client/reloadMark';
import { buildEarlyScript } from '../node/buildEarlyScript';

const ORIGIN = 'https://docs.example';
const SCRIPT = { defer: true, src: `${ORIGIN}/assets/js/main.1.js` };

/** Runs the script in a page whose element fails. Returns how often the page is loaded again. */
function countReloads(
  target: object | null,
  { onLine = true, storage = sessionStorage as unknown } = {},
): number {
  const reload = jest.fn();
  let listener: (event: { target: object | null }) => void = () => undefined;
  const scope = {
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    location: { origin: ORIGIN, reload },
    navigator: { onLine },
    get sessionStorage() {
      if (storage === null) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  };
  vm.runInNewContext(buildEarlyScript(), scope);
  listener({ target });
  listener({ target });
  return reload.mock.calls.length;
}

beforeEach(() => sessionStorage.clear());

it.each([
  ['a first script', SCRIPT, 1],
  ['a stylesheet', { rel: 'stylesheet', href: `${ORIGIN}/assets/css/styles.1.css` }, 1],
  ['a script that came later', { src: SCRIPT.src }, 0],
  ['a script of others', { defer: true, src: 'https://ads.example/assets/a.js' }, 0],
  ['a picture', { src: `${ORIGIN}/assets/images/a.png` }, 0],
  ['no element', null, 0],
])('loads the page again after the failure of %s: %#', (_title, target, count) => {
  expect(countReloads(target)).toBe(count);
});

it('does it once, until the code of the site has run', () => {
  expect(countReloads(SCRIPT)).toBe(1);
  expect(countReloads(SCRIPT)).toBe(0);
  expect(takeReloadMark()).toBe(true);
  expect(countReloads(SCRIPT)).toBe(1);
});

it('does nothing without network, or where it could not know that it was here before', () => {
  expect(countReloads(SCRIPT, { onLine: false })).toBe(0);
  expect(countReloads(SCRIPT, { storage: null })).toBe(0);
});
