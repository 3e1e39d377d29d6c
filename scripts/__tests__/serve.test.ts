import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import zlib from 'node:zlib';
import { getCacheControl } from '../host/policy';
import { ask } from '../server/ask';
import { getContentType } from '../server/content-types';
import { serveBuild, type RunningServer } from '../server/serve-build';
import { parseServeOptions } from '../serve';

const files: Record<string, string> = {
  'index.html': '<h1>Home</h1>',
  '404.html': '<h1>Page not found</h1>',
  'zh/index.html': '<h1>Home zh</h1>',
  'zh/404.html': '<h1>Not found zh</h1>',
  'material-ui/react-button/index.html': '<h1>Button</h1>',
  'material-ui/react-button.md': '# Button',
  'assets/js/main.0a1b2c3d.js': 'console.info("main");',
  'assets/data.bin': '\u0000\u0001',
  'a b@c.txt': 'strange name',
  _headers: '/*',
};

describe('the server of the built site', () => {
  let directory: string;
  let server: RunningServer;

  beforeAll(async () => {
    const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
    directory = path.join(parent, 'build');
    for (const [file, content] of Object.entries(files)) {
      fs.mkdirSync(path.join(directory, path.dirname(file)), { recursive: true });
      fs.writeFileSync(path.join(directory, file), content);
    }
    for (const file of ['assets/js/main.0a1b2c3d.js', '404.html', 'index.html']) {
      const content = Buffer.from(files[file] ?? '');
      fs.writeFileSync(path.join(directory, `${file}.br`), zlib.brotliCompressSync(content));
      fs.writeFileSync(path.join(directory, `${file}.gz`), zlib.gzipSync(content));
    }
    fs.writeFileSync(path.join(parent, 'secret.txt'), 'secret');
    server = await serveBuild({ directory });
  });

  afterAll(async () => {
    await server.close();
    fs.rmSync(path.dirname(directory), { recursive: true, force: true });
  });

  const request = (target: string, options?: Parameters<typeof ask>[2]) =>
    ask(server.url, target, options);

  it('serves the page of a folder', async () => {
    const answer = await request('/material-ui/react-button/?theme=dark');
    expect(answer.status).toBe(200);
    expect(answer.body.toString()).toBe('<h1>Button</h1>');
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('redirects to the trailing slash and keeps the query', async () => {
    const answer = await request('/material-ui/react-button?a=1&b=%2F');
    expect(answer.status).toBe(301);
    expect(answer.headers.location).toBe('/material-ui/react-button/?a=1&b=%2F');
  });

  it('never redirects to another host', async () => {
    const answer = await request('//material-ui/react-button');
    expect(answer.headers.location).toBe('/material-ui/react-button/');
  });

  it('serves the Markdown of a page as text', async () => {
    const answer = await request('/material-ui/react-button.md');
    expect(answer.headers['content-type']).toBe('text/markdown; charset=utf-8');
    expect(answer.body.toString()).toBe('# Button');
  });

  it('serves a file whose name needs encoding', async () => {
    expect((await request('/a%20b@c.txt')).body.toString()).toBe('strange name');
    expect((await request('/a%20b%40c.txt')).status).toBe(200);
  });

  it.each([
    ['br', 'gzip, deflate, br', zlib.brotliDecompressSync],
    ['gzip', 'gzip', zlib.gunzipSync],
  ])('serves the %s file that the build left beside an asset', async (name, accepted, decode) => {
    const headers = { 'accept-encoding': accepted };
    const answer = await request('/assets/js/main.0a1b2c3d.js', { headers });
    expect(answer.headers['content-encoding']).toBe(name);
    expect(answer.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(answer.headers.vary).toBe('Accept-Encoding');
    expect(decode(answer.body).toString()).toBe(files['assets/js/main.0a1b2c3d.js']);
  });

  it('serves the file itself to who accepts no compression', async () => {
    const answer = await request('/assets/js/main.0a1b2c3d.js');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.body.toString()).toBe(files['assets/js/main.0a1b2c3d.js']);
  });

  it('answers 304 with the same cache rules when the file is unchanged', async () => {
    const { headers } = await request('/');
    const answer = await request('/', { headers: { 'if-none-match': headers.etag } });
    expect(answer.status).toBe(304);
    expect(answer.body).toHaveLength(0);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('sees what a new build wrote', async () => {
    fs.writeFileSync(path.join(directory, 'new.txt'), 'new');
    expect((await request('/new.txt')).body.toString()).toBe('new');
  });

  it.each([
    ['/no/such/page/', '<h1>Page not found</h1>'],
    ['/material-ui/', '<h1>Page not found</h1>'],
    ['/zh/no/such/page', '<h1>Not found zh</h1>'],
    ['/pt/no/such/page', '<h1>Page not found</h1>'],
    ['/zhang/', '<h1>Page not found</h1>'],
    ['/index.html/', '<h1>Page not found</h1>'],
    ['/_headers', '<h1>Page not found</h1>'],
    [`/${'long'.repeat(100)}`, '<h1>Page not found</h1>'],
  ])('answers %s with the 404 page of its language', async (target, page) => {
    const answer = await request(target);
    expect(answer.status).toBe(404);
    expect(answer.body.toString()).toBe(page);
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  it('compresses the 404 page too', async () => {
    const answer = await request('/none/', { headers: { 'accept-encoding': 'br' } });
    expect(answer.status).toBe(404);
    expect(zlib.brotliDecompressSync(answer.body).toString()).toBe(files['404.html']);
  });

  it.each(['/', '/none/'])('answers HEAD %s without a body', async (target) => {
    const answer = await request(target, { method: 'HEAD' });
    expect(answer.body).toHaveLength(0);
    expect(Number(answer.headers['content-length'])).toBeGreaterThan(0);
  });

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses %s', async (method) => {
    const answer = await request('/', { method });
    expect(answer.status).toBe(405);
    expect(answer.headers.allow).toBe('GET, HEAD');
  });

  it.each([
    '/%',
    '/%E0%A4%A',
    '/a%00b',
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
  ])('answers %s with 400', async (target) => {
    const answer = await request(target);
    expect(answer.status).toBe(400);
    expect(answer.body.toString()).not.toContain('secret');
  });

  it.each(['/', '/none/', '/material-ui/react-button', '/%'])(
    'sends the security headers with %s',
    async (target) => {
      const { headers } = await request(target);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
    },
  );

  it('gives scripts the policy that workers obey, and compressed ones the same', async () => {
    const headers = { 'accept-encoding': 'br' };
    for (const options of [{}, { headers }]) {
      const answer = await request('/assets/js/main.0a1b2c3d.js', options);
      expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'/);
    }
  });

  it('says which port is in use', async () => {
    const taken = net.createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const { port } = taken.address() as net.AddressInfo;
    await expect(serveBuild({ directory, port })).rejects.toThrow(
      `Port ${port} of 127.0.0.1 is in use by another program.\n` +
        `End that program, or choose another port: npm run serve -- --port ${port + 1}`,
    );
    await new Promise((resolve) => taken.close(resolve));
  });

  it('says that there is nothing to serve before the first build', async () => {
    await expect(serveBuild({ directory: path.join(directory, 'zh/none') })).rejects.toThrow(
      /There is no built site in ".*none" \(no index\.html\)\. Build it first: npm run build/,
    );
  });
});

describe('getCacheControl', () => {
  const immutable = 'public, max-age=31536000, immutable';
  const revalidated = 'public, max-age=0, must-revalidate';

  it.each([
    ['/assets/css/styles.4f5a6b7c.css', immutable],
    ['/zh/assets/js/0a1b2c3d.4e5f6a7b.js', immutable],
    ['/assets/js/main.0a1b2c3d.js.LICENSE.txt', immutable],
    ['/pt/assets/search/0123456789abcdef/index/pt_1a2b3c4.pf_index', immutable],
    ['/search/current.json', 'public, max-age=0, must-revalidate'],
    ['/assets/images/logo-0123456789abcdef0123456789abcdef.svg', immutable],
    ['/assets/logo.svg', revalidated],
    ['/blog/assets/js/main.0a1b2c3d.js', revalidated],
    ['/material-ui/index.html', revalidated],
    ['/sw.js', revalidated],
  ])('%s → %s', (pathname, expected) => {
    expect(getCacheControl(pathname)).toBe(expected);
  });
});

describe('getContentType', () => {
  it.each([
    ['/sitemap.xml', 'application/xml; charset=utf-8'],
    ['/photo.JPG', 'image/jpeg'],
    ['/font.woff2', 'font/woff2'],
    ['/data.unknown', 'application/octet-stream'],
  ])('%s → %s', (filePath, expected) => {
    expect(getContentType(filePath)).toBe(expected);
  });
});

describe('the options of npm run serve', () => {
  it('has defaults', () => {
    expect(parseServeOptions([])).toEqual({ port: 4173, host: '127.0.0.1', directory: 'build' });
  });

  it('takes all of them', () => {
    expect(parseServeOptions(['--port', '0', '--host', '0.0.0.0', '--dir', 'out'])).toEqual({
      port: 0,
      host: '0.0.0.0',
      directory: 'out',
    });
  });

  it.each(['eighty', '-1', '65536', '80.5', ''])('refuses the port %j', (port) => {
    expect(() => parseServeOptions([`--port=${port}`])).toThrow(
      `--port is "${port}". It must be a whole number from 0 (any free port) to 65535, e.g. --port 4173`,
    );
  });

  it('names its options when it gets another one', () => {
    expect(() => parseServeOptions(['--prot', '80'])).toThrow(
      /Unknown option '--prot'.*\nUsage: npm run serve -- \[--port 4173\]/s,
    );
  });
});
