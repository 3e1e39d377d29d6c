import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { dropUnused, type DecidingConfig } from '../node/dropUnused';

const UNUSED: DecidingConfig = {
  baseUrlIssueBanner: false,
  themeConfig: {},
  future: { experimental_router: 'browser' },
};
const USED: DecidingConfig = {
  baseUrlIssueBanner: true,
  themeConfig: { announcementBar: { content: 'News' }, docs: { sidebar: { hideable: true } } },
  future: { experimental_router: 'hash' },
};

const core = path.dirname(require.resolve('@docusaurus/core/package.json'));
const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
const ENTRY = path.join(core, 'lib', 'client', 'clientEntry.js');
const BANNER = path.join(core, 'lib', 'client', 'BaseUrlIssueBanner', 'index.js');
const inTheme = (...names: string[]) => path.join(theme, 'lib', 'theme', ...names, 'index.js');
const ANNOUNCEMENT = inTheme('AnnouncementBar');
const COLLAPSE = inTheme('DocSidebar', 'Desktop', 'CollapseButton');
const EXPAND = inTheme('DocRoot', 'Layout', 'Sidebar', 'ExpandButton');
const ANNOUNCEMENT_STATE = path.join(
  path.dirname(require.resolve('@docusaurus/theme-common')),
  'contexts',
  'announcementBar.js',
);

function print(file: string, config: DecidingConfig): string | undefined {
  return dropUnused(config)
    .find(({ test }) => test.test(file))
    ?.print(file);
}

test.each([BANNER, ANNOUNCEMENT, COLLAPSE, EXPAND])(
  '%s shows nothing where it is not configured',
  (file) => {
    expect(fs.existsSync(file)).toBe(true);
    expect(print(file, UNUSED)).toContain('return null');
    expect(print(file, USED)).toBeUndefined();
  },
);

test('a bar that is not configured is remembered by nobody', () => {
  const exported = /^export (?:function|const) (\w+)/gm;
  const list = (code: string) => [...code.matchAll(exported)].map(([, name]) => name).sort();
  const replaced = (print(ANNOUNCEMENT_STATE, UNUSED) ?? '').replace(/^ +/gm, '');
  expect(list(replaced)).toEqual(list(fs.readFileSync(ANNOUNCEMENT_STATE, 'utf8')));
  expect(print(ANNOUNCEMENT_STATE, USED)).toBeUndefined();
});

test('the router for addresses behind a hash is left out of sites that have none', () => {
  expect(print(ENTRY, UNUSED)).toContain('return false ? (<HashRouter>');
  expect(print(ENTRY, USED)).toBeUndefined();
});

test('an entry of another release stops the build and says what to do', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'drop-unused-'));
  const file = path.join(dir, 'clientEntry.js');
  fs.writeFileSync(file, 'hydrate();');
  const replacement = dropUnused(UNUSED).find(({ test }) => test.test(ENTRY));
  expect(() => replacement?.print(file)).toThrow('adapt plugins/page-routes/node/dropUnused.ts');
  fs.rmSync(dir, { recursive: true });
});

test('the home page is looked for where it is', () => {
  const file = path.join(
    path.dirname(require.resolve('@docusaurus/theme-common')),
    'utils',
    'routesUtils.js',
  );
  const code = print(file, UNUSED) ?? '';
  expect(code).toContain('export function isSamePath');
  expect(code).toContain('export function useHomePageRoute');
  const [, text = ''] = /export const findHomePageRoute = ([\s\S]*?);\n/.exec(code) ?? [];
  // The replacement is code of the browser, as text.
  const find = new Function(`return ${text}`)() as (site: object) => unknown;
  const home = { path: '/zh/', exact: true };
  const routes = [
    { path: '/zh/', exact: false, routes: [] },
    { path: '/zh/blog/', exact: true },
    home,
  ];
  expect(find({ baseUrl: '/zh/', routes })).toBe(home);
  expect(find({ baseUrl: '/', routes })).toBeUndefined();
});

test('versions of plugins are not told to readers', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'drop-unused-'));
  const file = path.join(dir, '.docusaurus', 'site-metadata.json');
  fs.mkdirSync(path.dirname(file));
  fs.writeFileSync(file, '{"docusaurusVersion":"3.10.2","pluginVersions":{"a":{"type":"local"}}}');
  expect(print(file, UNUSED)).toBe('{"docusaurusVersion":"3.10.2"}');
  fs.rmSync(dir, { recursive: true });
});
