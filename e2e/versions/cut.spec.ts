import { execFileSync, spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { serveBuild } from '../../scripts/server/serve-build';
import { DEMO, TestSite } from '../bad-input/testSite';
import { openAtRest } from '../support/rest';
import { expect, test } from '../support/test';

const MODULES = path.resolve('node_modules');
const OLD = '6.0.0-beta.4';
const NEW = '5.18.0';
const ALIAS = `@mui/material-${OLD}`;

/** Says which release it runs, and whether it does. */
const REPORTER = `import * as React from 'react';
import Button from '@mui/material/Button';
import { version } from '@mui/material/package.json';

export default function BasicButtons() {
  const [count, setCount] = React.useState(0);
  return <Button onClick={() => setCount(count + 1)}>{version} pressed {count} times</Button>;
}
`;

/** What surrounds the demos of the current pages once their library is another. */
const NEW_ROOT = `import { createTheme, ThemeProvider } from '@mui/material/styles';
const theme = createTheme();
export const getThemeStyleSheets = () => [];
export default function DemoRoot({ children }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
`;

/** A folder of packages of its own, whose entries are those of the project: single ones can differ. */
function linkPackages(folder: string): void {
  const modules = path.join(folder, 'node_modules');
  fs.rmSync(modules);
  const link = (name: string) => fs.symlinkSync(path.join(MODULES, name), path.join(modules, name));
  fs.mkdirSync(path.join(modules, '@mui'), { recursive: true });
  fs.readdirSync(MODULES)
    .filter((name) => name !== '@mui' && name !== '.cache')
    .forEach(link);
  fs.readdirSync(path.join(MODULES, '@mui'))
    .map((name) => `@mui/${name}`)
    .forEach(link);
}

function commit(folder: string): void {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@localhost', ...args], {
      cwd: folder,
    });
  git('init', '--quiet');
  fs.writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n.docusaurus\nbuild\n');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A small site');
}

/** `npm run version:cut` in the site. */
function cut(folder: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['node_modules/tsx/dist/cli.mjs', 'scripts/version-cut.ts', ...args],
    { cwd: folder, encoding: 'utf8' },
  );
  return { status, output: `${stdout}${stderr}` };
}

const listChanges = (folder: string) =>
  execFileSync('git', ['status', '--porcelain'], { cwd: folder, encoding: 'utf8' });

/** What `npm install` does for the alias, and then a maintainer who moves on to another release. */
function moveOn(site: TestSite): void {
  const modules = path.join(site.folder, 'node_modules');
  fs.cpSync(path.join(MODULES, '@mui/material'), path.join(modules, ALIAS), { recursive: true });
  fs.rmSync(path.join(modules, '@mui/material'));
  fs.symlinkSync(path.join(MODULES, '@mui/material-v5'), path.join(modules, '@mui/material'));
  site.replace('package.json', `"@mui/material": "${OLD}"`, `"@mui/material": "${NEW}"`);
  site.write('src/theme/DemoRoot/Material/index.tsx', NEW_ROOT);
}

test('a version that was cut goes on running its release when the library moves on', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const site = new TestSite();
  try {
    linkPackages(site.folder);
    site.write(DEMO, REPORTER);
    commit(site.folder);

    const refused = cut(site.folder, 'material-ui', '5.0.0');
    expect(refused.status).toBe(1);
    expect(refused.output).toContain(`the pages of Material UI document ${OLD}`);
    expect(cut(site.folder, 'material-ui', OLD, '--dry-run').output).toContain(
      `pins    "${ALIAS}": "npm:@mui/material@${OLD}"`,
    );
    expect(listChanges(site.folder)).toBe('');

    const done = cut(site.folder, 'material-ui', OLD);
    expect(done.output).toContain('run `npm install`');
    expect(listChanges(site.folder)).toContain(`material-ui_versioned_docs/`);

    moveOn(site);
    const { exitCode, output } = await site.build();
    expect(output).toContain('Generated static files');
    expect(exitCode).toBe(0);

    const server = await serveBuild({ directory: path.join(site.folder, 'build') });
    try {
      for (const [address, release] of [
        ['/material-ui/react-button/', NEW],
        [`/material-ui/${OLD}/react-button/`, OLD],
      ] as const) {
        // With the picture of its ad: one that is on its way when the page is left has no answer.
        await openAtRest(page, server.url + address);
        const button = page.getByRole('button', { name: `${release} pressed 0 times` });
        await button.click();
        await expect(
          page.getByRole('button', { name: `${release} pressed 1 times` }),
        ).toBeVisible();
      }
      await expect(page.getByRole('note').first()).toContainText(`Material UI v${OLD}`);
    } finally {
      await server.close();
    }
  } finally {
    site.remove();
  }
});
