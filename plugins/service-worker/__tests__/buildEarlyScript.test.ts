/** @jest-environment jsdom */
import vm from 'node:vm';
import { INCOMPLETE_ATTRIBUTE } from '../client/incomplete';
import { takeReloadMark } from '../client/reloadMark';
import { buildEarlyScript } from '../node/buildEarlyScript';

const ORIGIN = 'https://docs.example';
const SCRIPT = { defer: true, src: `${ORIGIN}/assets/js/main.1.js` };

/** Runs the script in a page whose element fails. Returns what becomes of the page. */
function fail(
  target: object | null,
  { onLine = true, storage = sessionStorage as unknown } = {},
): { reloads: number; isIncomplete: boolean } {
  const reload = jest.fn();
  const setAttribute = jest.fn();
  let listener: (event: { target: object | null }) => void = () => undefined;
  const scope = {
    addEventListener: (_type: string, added: typeof listener) => {
      listener = added;
    },
    location: { origin: ORIGIN, reload },
    navigator: { onLine },
    document: { documentElement: { setAttribute } },
    get sessionStorage() {
      if (storage === null) throw new DOMException('denied', 'SecurityError');
      return storage;
    },
  };
  vm.runInNewContext(buildEarlyScript(), scope);
  listener({ target });
  // The page lives on for a moment, and more may fail.
  listener({ target });
  return {
    reloads: reload.mock.calls.length,
    isIncomplete: setAttribute.mock.calls.some(([name]) => name === INCOMPLETE_ATTRIBUTE),
  };
}

const UNTOUCHED = { reloads: 0, isIncomplete: false };
const RELOADED = { reloads: 1, isIncomplete: false };
const INCOMPLETE = { reloads: 0, isIncomplete: true };

beforeEach(() => sessionStorage.clear());

it.each([
  ['a first script', SCRIPT, RELOADED],
  ['a stylesheet', { rel: 'stylesheet', href: `${ORIGIN}/assets/css/styles.1.css` }, RELOADED],
  ['a script that came later', { src: SCRIPT.src }, UNTOUCHED],
  ['a script of others', { defer: true, src: 'https://ads.example/assets/a.js' }, UNTOUCHED],
  ['a picture', { src: `${ORIGIN}/assets/images/a.png` }, UNTOUCHED],
  ['no element', null, UNTOUCHED],
])('loads the page again after the failure of %s: %#', (_title, target, outcome) => {
  expect(fail(target)).toEqual(outcome);
});

it('does it once, until the code of the site has run, and then says what is missing', () => {
  expect(fail(SCRIPT)).toEqual(RELOADED);
  expect(fail(SCRIPT)).toEqual(INCOMPLETE);
  expect(takeReloadMark()).toBe(true);
  expect(fail(SCRIPT)).toEqual(RELOADED);
});

it('only says it without network, or where it could not know that it was here before', () => {
  expect(fail(SCRIPT, { onLine: false })).toEqual(INCOMPLETE);
  expect(fail(SCRIPT, { storage: null })).toEqual(INCOMPLETE);
});
