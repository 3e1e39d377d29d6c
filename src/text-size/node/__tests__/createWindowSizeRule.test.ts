import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createWindowSizeRule } from '../createWindowSizeRule';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const LIB = path.dirname(require.resolve('@docusaurus/theme-common'));

function listModules(folder: string): string[] {
  return fs
    .readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => path.join(folder, name));
}

it('replaces the hook wherever the package requests it', () => {
  const { include, resolve } = createWindowSizeRule(SITE_DIR);
  const requests = listModules(LIB).flatMap((file) => {
    const text = fs.readFileSync(file, 'utf8');
    return Array.from(text.matchAll(/from '([^']*useWindowSize[^']*)'/g), ([, request = '']) => {
      expect(include(file)).toBe(true);
      return request;
    });
  });
  expect(requests.length).toBeGreaterThan(1);
  for (const request of requests) {
    const replacement = resolve.alias[`${request}$`];
    expect(replacement).toBe(path.join(SITE_DIR, 'src/text-size/useWindowSize.ts'));
    expect(fs.existsSync(replacement ?? '')).toBe(true);
  }
});

it('leaves other packages alone', () => {
  const { include } = createWindowSizeRule(SITE_DIR);
  expect(include(require.resolve('@docusaurus/theme-classic'))).toBe(false);
  expect(include(`${LIB}-other/index.js`)).toBe(false);
});

it('stops the build where Docusaurus has the hook no longer', () => {
  const siteDir = fs.mkdtempSync(path.join(fs.realpathSync(os.tmpdir()), 'window-size-'));
  const folder = path.join(siteDir, 'node_modules/@docusaurus/theme-common');
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(siteDir, 'package.json'), '{}');
  fs.writeFileSync(path.join(folder, 'package.json'), '{"main":"index.js"}');
  fs.writeFileSync(path.join(folder, 'index.js'), '');
  expect(() => createWindowSizeRule(siteDir)).toThrowErrorMatchingInlineSnapshot(
    `"src/text-size: @docusaurus/theme-common has no hooks/useWindowSize.js any more, which is replaced so that windows are measured in em. Docusaurus has changed; find out what it measures windows with, and adapt createWindowSizeRule.ts."`,
  );
  fs.rmSync(siteDir, { recursive: true });
});
