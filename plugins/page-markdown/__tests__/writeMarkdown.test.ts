import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { WriteRequest } from '../__fixtures__/write';

const PROGRAM = path.join(__dirname, '..', '__fixtures__', 'write.ts');

let outDir: string;
beforeAll(() => {
  outDir = fs.mkdtempSync(path.join(os.tmpdir(), 'page-markdown-'));
  const pages = {
    '': 'Home',
    'guide/start/': 'Start',
    'guide/schön & gut/': 'Names',
  };
  for (const [folder, title] of Object.entries(pages)) {
    fs.mkdirSync(path.join(outDir, folder), { recursive: true });
    fs.writeFileSync(
      path.join(outDir, folder, 'index.html'),
      `<html><head><title>${title} | Docs</title></head><body><div id=__docusaurus_skipToContent_fallback><main><h1>${title}</h1></main></div></body></html>`,
    );
  }
  fs.writeFileSync(path.join(outDir, '404.html'), '<html></html>');
  const request: WriteRequest = {
    outDir,
    // One of them, a page that only scripts make, has no file.
    routesPaths: [
      '/zh/404.html',
      '/zh/',
      '/zh/guide/start/',
      '/zh/guide/sch%C3%B6n%20&%20gut/',
      '/zh/lost/',
    ],
  };
  execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], { input: JSON.stringify(request) });
});
afterAll(() => {
  fs.rmSync(outDir, { recursive: true });
});

const read = (file: string) => fs.readFileSync(path.join(outDir, file), 'utf8');

describe('the Markdown of a built site', () => {
  it('lies beside the pages that were built, whatever their names', () => {
    const files = fs.readdirSync(outDir, { recursive: true, encoding: 'utf8' });
    expect(files.filter((file) => file.endsWith('.md')).sort()).toEqual([
      'guide/schön & gut.md',
      'guide/start.md',
      'index.md',
    ]);
    expect(read('guide/start.md')).toBe(
      '---\ntitle: "Start"\nurl: "https://docs.test/zh/guide/start/"\n---\n\n# Start\n',
    );
  });

  it('is listed with what was written, and nothing else', () => {
    const links = Array.from(read('llms.txt').matchAll(/\]\((.*)\)/g), ([, link]) => link);
    expect(links).toEqual([
      'https://docs.test/zh/index.md',
      'https://docs.test/zh/guide/start.md',
      'https://docs.test/zh/llms-full.txt',
    ]);
    expect(read('llms-full.txt')).toBe(`${read('index.md')}\n${read('guide/start.md')}`);
  });
});
