import { isWhole, readPageNote, toStoredPage } from '../worker/storedPage';

const SCRIPT = '/assets/js/main.0a1b2c3d.js';
const STYLE = '/assets/css/styles.0a1b2c3d.css';
const HTML = `<title data-rh=true>Botão &amp; ícone | 文档</title><link rel=stylesheet href=${STYLE}><script src=${SCRIPT} defer></script>`;

const answer = (body: string, init: ResponseInit = {}) =>
  new Response(body, {
    ...init,
    headers: { 'content-type': 'text/html; charset=utf-8', ...init.headers },
  });

async function store(html = HTML): Promise<Response> {
  const stored = await toStoredPage(answer(html), '/zh/%E6%8C%89/');
  if (stored === null) throw new Error('not stored');
  return stored;
}

it('keeps a page as it was, with a note in its headers', async () => {
  const response = answer(HTML, {
    headers: { 'content-encoding': 'br', 'content-length': '9', 'referrer-policy': 'no-referrer' },
  });
  const stored = await toStoredPage(response, '/zh/%E6%8C%89/');
  expect(await stored?.clone().text()).toBe(HTML);
  expect(stored?.headers.get('referrer-policy')).toBe('no-referrer');
  expect([stored?.headers.has('content-encoding'), stored?.headers.has('content-length')]).toEqual([
    false,
    false,
  ]);
  expect(stored && readPageNote(stored)).toEqual({
    path: '/zh/%E6%8C%89/',
    titleHtml: 'Botão &amp; ícone | 文档',
    assets: [STYLE, SCRIPT],
  });
});

it.each([
  ['an error', answer(HTML, { status: 404 })],
  ['another kind of file', answer(HTML, { headers: { 'content-type': 'text/plain' } })],
  ['HTML without the scripts of the site', answer('<title>Sign in</title>')],
])('keeps no copy of %s', async (_title, response) => {
  expect(await toStoredPage(response, '/x/')).toBeNull();
});

it('takes the path for a title where there is none', async () => {
  const stored = await store(HTML.replace(/<title.*<\/title>/, ''));
  expect(readPageNote(stored)?.titleHtml).toBe('/zh/%E6%8C%89/');
});

it('is whole as long as all that it begins with is at hand', async () => {
  const stored = await store();
  const isWholeWith = (...paths: string[]) => isWhole(stored, async (path) => paths.includes(path));
  expect(await isWholeWith(SCRIPT, STYLE)).toBe(true);
  expect(await isWholeWith(SCRIPT)).toBe(false);
  expect(await isWholeWith()).toBe(false);
  expect(await isWhole(answer(HTML), async () => true)).toBe(false);
});

it('is whole with the whole script in place of the one without text, and not the other way round', async () => {
  const TRIMMED = '/assets/js/12.0a1b2c3d.kept.js';
  const WHOLE = '/assets/js/12.0a1b2c3d.js';
  const stored = await store(`${HTML}<script src=${TRIMMED} defer data-page-content></script>`);
  const isWholeWith = (path: string) =>
    isWhole(stored, async (asked) => [SCRIPT, STYLE, path].includes(asked));
  expect(await isWholeWith(TRIMMED)).toBe(true);
  expect(await isWholeWith(WHOLE)).toBe(true);
  expect(await isWholeWith('/assets/js/13.0a1b2c3d.js')).toBe(false);
  const plain = await store(`${HTML}<script src=${WHOLE} defer></script>`);
  expect(await isWhole(plain, async (asked) => asked !== WHOLE)).toBe(false);
});
