import fs from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { OPEN_PATH } from '../client/openPath';
import { createMiddleware } from '../node/createMiddleware';
import { createOpenPages } from '../node/openPages';

let folder: string;
let file: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'open-pages-'));
  file = path.join(folder, 'lazy-pages', 'pages.js');
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

const read = () => fs.readFileSync(file, 'utf8');
const readRevision = () => Number(/revision = (\d+)/.exec(read())?.[1]);

it('lists no page before one is opened, then that one, once', () => {
  const pages = createOpenPages(file);
  pages.setKnown(['@site/a.mdx', '@site/b.mdx']);
  expect(read()).toBe('export const revision = 1;\nexport default {\n};\n');
  expect(pages.open('@site/b.mdx')).toBe(true);
  expect(pages.open('@site/b.mdx')).toBe(true);
  expect(read()).toBe(
    'export const revision = 2;\nexport default {\n  "@site/b.mdx": () => import("@site/b.mdx"),\n};\n',
  );
});

it('opens nothing that is no page', () => {
  const pages = createOpenPages(file);
  pages.setKnown(['@site/a.mdx']);
  expect(pages.open('fs')).toBe(false);
  expect(read()).not.toContain('fs');
});

it('closes a page that is gone, and is left alone by other changes', () => {
  const pages = createOpenPages(file);
  pages.setKnown(['@site/a.mdx', '@site/b.mdx']);
  pages.open('@site/a.mdx');
  pages.open('@site/b.mdx');
  const revision = readRevision();
  pages.setKnown(['@site/a.mdx', '@site/b.mdx', '@site/c.mdx']);
  expect(readRevision()).toBe(revision);
  pages.setKnown(['@site/a.mdx']);
  expect(read()).not.toContain('b.mdx');
  expect(readRevision()).toBe(revision + 1);
});

it('is asked over HTTP', async () => {
  const pages = createOpenPages(file);
  pages.setKnown(['@site/a.mdx']);
  const middleware = createMiddleware((name) => pages.open(name));
  const server = createServer((request, response) =>
    middleware(request, response, () => response.writeHead(418).end()),
  ).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const ask = async (body: string) =>
    (await fetch(`${origin}${OPEN_PATH}`, { method: 'POST', body })).status;
  expect(await ask('@site/a.mdx')).toBe(204);
  expect(await ask('@site/gone.mdx')).toBe(404);
  expect((await fetch(`${origin}${OPEN_PATH}`)).status).toBe(418);
  expect((await fetch(origin, { method: 'POST' })).status).toBe(418);
  expect(read()).toContain('@site/a.mdx');
  await new Promise((resolve) => server.close(resolve));
});
