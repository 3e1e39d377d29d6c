import path from 'node:path';
import zlib from 'node:zlib';
import { findNginx, MISSING_NGINX } from '../scripts/nginx/find-nginx';
import { startNginx, type RunningNginx } from '../scripts/nginx/start-nginx';
import { ask, sendBytes, type Answer } from '../scripts/server/ask';
import { isBuilt, listBuilt, readBuilt } from './support/builtFiles';
import { expect, test as base } from './support/test';

/** The build behind a real nginx, by the configuration that the build wrote. */
const test = base.extend<{ ownUrl: string }, { nginx: RunningNginx }>({
  nginx: [
    // eslint-disable-next-line no-empty-pattern -- Playwright asks for a pattern as first parameter
    async ({}, use) => {
      const nginx = await startNginx(findNginx() ?? '', path.resolve('build'));
      await use(nginx);
      await nginx.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ nginx }, use) => use(nginx.url),
  /** Address of the server that all other tests ask. */
  ownUrl: async ({ nginx: _ }, use, { project }) => use(project.use.baseURL ?? ''),
});

test.describe.configure({ mode: 'default' });
test.skip(findNginx() === null, MISSING_NGINX);

const PAGE = '/material-ui/react-button/';
const ACCEPTS = { 'accept-encoding': 'gzip, deflate, br' };

/** Headers by which the two servers have to do the same. */
const HEADERS = [
  ...['cache-control', 'content-security-policy', 'content-encoding', 'location', 'allow'],
  ...['x-content-type-options', 'referrer-policy', 'x-frame-options', 'permissions-policy'],
  ...['cross-origin-opener-policy'],
];

/** The first file of the build whose name is like this, and which was compressed. */
function findCompressed(name: RegExp): string {
  const files = listBuilt('.br').map((file) => file.slice(0, -'.br'.length));
  return files.find((file) => name.test(file)) ?? '';
}

/** What is compared. The texts of redirects and errors are each server's own, but for the 404 page. */
function describeAnswer({ status, headers, body }: Answer) {
  const isOurs = status < 300 || status === 404;
  return {
    status,
    ...Object.fromEntries(HEADERS.map((name) => [name, headers[name]])),
    ...(isOurs && { type: headers['content-type'], body: body.toString('base64') }),
  };
}

test('nginx answers as the server of the tests does', async ({ nginx, ownUrl }) => {
  const noSlash = PAGE.slice(0, -1);
  const targets = [
    ...['/', PAGE, noSlash, `${noSlash}?a=1&b=%2F`, `/${noSlash}`, '/index.html', '/index.html/'],
    ...['/none/', '/assets/', `/${'long'.repeat(100)}`, '/_headers', '/.git/config', '/a%0d%0ab:c'],
    ...['/material-ui/react-button.md', '/sitemap.xml', '/sw.js', '/img/favicon.svg'],
    findCompressed(/^\/assets\/js\/main\..+\.js$/),
    ...(isBuilt('/zh/404.html') ? ['/zh/none', '/zh', '/zhang/'] : []),
    ...['/%', '/%E0%A4%A', '/a%00b', '/../package.json', '/%2e%2e/package.json'],
    '/..%2fpackage.json',
  ];
  for (const target of targets) {
    for (const options of [{}, { headers: ACCEPTS }, { method: 'HEAD' }]) {
      const answers = await Promise.all(
        [nginx.url, ownUrl].map((origin) => ask(origin, target, options)),
      );
      const [theirs, ours] = answers.map(describeAnswer);
      expect(theirs, `${target} ${JSON.stringify(options)}`).toEqual(ours);
    }
  }
});

test('old addresses lead on at once, with their query, and other methods are refused', async ({
  nginx,
}) => {
  for (const path of ['/components/buttons/', '/components/buttons']) {
    const { status, headers } = await ask(nginx.url, `${path}?a=1&b=%2F`);
    expect([status, headers.location]).toEqual([301, `${PAGE}?a=1&b=%2F`]);
  }
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE']) {
    expect((await ask(nginx.url, PAGE, { method })).status, method).toBe(405);
  }
});

test('parts, unchanged files and both compressions are served', async ({ nginx }) => {
  const script = findCompressed(/^\/assets\/js\/main\..+\.js$/);
  const text = readBuilt(script);
  const part = await ask(nginx.url, script, { headers: { range: 'bytes=2-5' } });
  expect([part.status, part.body.toString()]).toEqual([206, text.slice(2, 6)]);
  expect((await ask(nginx.url, script, { headers: { range: 'bytes=99999999-' } })).status).toBe(
    416,
  );
  for (const [name, decode] of [
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ] as const) {
    const { headers, body } = await ask(nginx.url, script, {
      headers: { 'accept-encoding': name },
    });
    expect([headers['content-encoding'], headers.vary]).toEqual([name, 'Accept-Encoding']);
    expect(decode(body).toString()).toBe(text);
  }
  const { headers } = await ask(nginx.url, PAGE, { headers: ACCEPTS });
  const again = await ask(nginx.url, PAGE, {
    headers: { ...ACCEPTS, 'if-none-match': headers.etag },
  });
  expect(again.status).toBe(304);
  // A browser takes over the headers of this answer, so it must not have those of another kind.
  for (const name of ['content-security-policy', 'cache-control']) {
    expect(again.headers[name]).toBe(headers[name]);
  }
});

test('what is no request gets no file, and nginx goes on', async ({ nginx }) => {
  for (const bytes of [
    '\u0000\u0001\u0002\r\n\r\n',
    'GET / HTTP/9.9\r\nHost: a\r\n\r\n',
    'GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
    'GET package.json HTTP/1.1\r\nHost: a\r\n\r\n',
    `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(40_000)}\r\n\r\n`,
    'GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n',
    'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n',
  ]) {
    const text = await sendBytes(nginx.url, bytes);
    expect(text, bytes.slice(0, 60)).toMatch(/^HTTP\/1\.1 (?:400|505) /);
    expect(text).not.toMatch(/root:|"devDependencies"/);
  }
  expect((await ask(nginx.url, '/')).status).toBe(200);
});

test('pages live behind it', async ({ page, nginx }) => {
  await page.goto('/components/buttons/');
  await expect(page).toHaveURL(PAGE);
  await page.getByRole('link', { name: 'Blog' }).first().click();
  await expect(page).toHaveURL('/blog/');
  expect(nginx.readErrors()).toBe('');
});
