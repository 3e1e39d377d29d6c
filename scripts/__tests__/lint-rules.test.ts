import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const projectRoot = path.resolve(__dirname, '../..');

interface LintMessage {
  readonly ruleId: string | null;
  readonly message: string;
}

/** Files that others import, so that what crosses a boundary resolves to something. */
const neighbors: Record<string, string> = {
  'src/products/index.ts': 'export const products = 1;\n',
  'src/navigation/entry.ts':
    'export interface Entry { pathname: string }\nexport const entry = 1;\n',
  'src/components/Chip.ts': 'export const Chip = 1;\n',
  'src/theme/Root.ts': 'export const Root = 1;\n',
  'sidebars.ts': 'export const materialUi = [];\n',
  'docusaurus.config.ts': 'export default {};\n',
  'plugins/search/index.ts': 'export default 1;\n',
  'plugins/search/client/index.ts': 'export const useSearch = 1;\n',
  'plugins/preferences/client/index.ts': 'export const usePreferences = 1;\n',
  'plugins/demos/node/read.ts':
    'export interface Source { code: string }\nexport const read = 1;\n',
  'docs/material-ui/components/card/rows.ts': 'export const rows = 1;\n',
};

/** path of the offending file → its text, and the one message that it must get. */
const offenders: Record<string, readonly [code: string, expected: RegExp]> = {
  'e2e/early.spec.ts': [
    "export const options = { waitUntil: 'networkidle' };\n",
    /scripts of a page may come after `networkidle`/,
  ],
  // Source that the linter has to refuse; nothing waits here.
  'e2e/late.spec.ts': [
    'export const wait = (page: { waitForTimeout(ms: number): void }) => page.waitForTimeout(9);\n',
    /How long something takes is chance/,
  ],
  'src/products/versions.ts': [
    "import { entry } from '../navigation/entry';\nexport const x = entry;\n",
    /src\/products imports nothing of ours/,
  ],
  'src/navigation/trees.ts': [
    "import { Chip } from '../components/Chip';\nexport const x = Chip;\n",
    /src\/navigation stays pure/,
  ],
  'src/branding/theme.ts': [
    "import { products } from '@site/src/products';\nexport const x = products;\n",
    /src\/branding stays pure/,
  ],
  'src/icons/sidebar.ts': [
    "import { materialUi } from '../../sidebars';\nexport const x = materialUi;\n",
    /sidebars\.ts is imported by docs/,
  ],
  'src/home/config.ts': [
    "import config from '@site/docusaurus.config';\nexport const x = config;\n",
    /Nothing imports docusaurus\.config\.ts/,
  ],
  'src/theme/SearchBar.ts': [
    "import search from '../../plugins/search';\nexport const x = search;\n",
    /src may import the client folder only/,
  ],
  'src/components/SearchButton.ts': [
    "import { useSearch } from '../../plugins/search/client';\nexport const x = useSearch;\n",
    /this room lies below them/,
  ],
  'src/theming/provider.ts': [
    "import { Root } from '../theme/Root';\nexport const x = Root;\n",
    /never import theme, pages or a section/,
  ],
  'plugins/demos/index.ts': [
    "import { products } from '../../src/products';\nexport const x = products;\n",
    /plugins\/demos imports packages, itself and plugins\/preferences\/client/,
  ],
  'plugins/demos/__tests__/demos.ts': [
    "import { useSearch } from '../../search/client';\nexport const x = useSearch;\n",
    /plugins\/demos imports packages, itself/,
  ],
  'plugins/demos/client/Demo.ts': [
    "import { read } from '../node/read';\nexport const x = read;\n",
    /import from node\/ or options\.ts as a type only/,
  ],
  'plugins/demos/client/log.ts': ["console.log('here');\n", /Unexpected console statement/],
  'docs/material-ui/components/button/Shared.tsx': [
    "import { rows } from '../card/rows';\nexport const x = rows;\n",
    /files of its own folder only/,
  ],
  'docs/material-ui/components/button/Site.tsx': [
    "import { products } from '@site/src/products';\nexport const x = products;\n",
    /files of its own folder only/,
  ],
  'docs/material-ui/components/button/Image.tsx': [
    'export function Image() {\n  return <img src="/logo.svg" />;\n}\n',
    /alt/,
  ],
  'docs/material-ui/components/button/Hook.tsx': [
    "import { useState } from 'react';\nexport function Hook({ on }: { on: boolean }) {\n  if (on) {\n    useState(0);\n  }\n  return null;\n}\n",
    /called conditionally/,
  ],
  'scripts/cycle-a.ts': [
    "import { b } from './cycle-b';\nexport const a = (): unknown => b;\n",
    /Dependency cycle/,
  ],
  'scripts/cycle-b.ts': [
    "import { a } from './cycle-a';\nexport const b = (): unknown => a;\n",
    /Dependency cycle/,
  ],
  'scripts/any.ts': ['export const x: any = 1;\n', /Unexpected any/],
  'scripts/ignored.ts': [
    "// @ts-expect-error\nexport const x: number = 'one';\n",
    /Include a description after the "@ts-expect-error"/,
  ],
  'scripts/type.ts': [
    "import { Entry } from '../src/navigation/entry';\nexport const x: Entry | null = null;\n",
    /import type/,
  ],
};

/** What looks like an offense and is allowed. */
const innocents: Record<string, string> = {
  'src/theme/Search.ts':
    "import { useSearch } from '../../plugins/search/client';\nexport const x = useSearch;\n",
  'src/icons/products.ts':
    "import { products } from '../products';\nexport const x = products;\nconsole.warn('seen');\n",
  'plugins/search/client/preferences.ts':
    "import { usePreferences } from '../../preferences/client';\nexport const x = usePreferences;\n",
  'plugins/demos/client/source.ts':
    "import type { Source } from '../node/read';\nexport const x: Source | null = null;\n",
  'docs/material-ui/components/card/Table.tsx':
    "import { rows } from './rows';\nexport const x = rows;\n",
  'docs/material-ui/sidebar.ts':
    "import { materialUi } from '../../sidebars';\nimport { entry } from '../../src/navigation/entry';\nexport default [materialUi, entry];\n",
};

function writeTree(root: string, files: Record<string, string>): void {
  for (const [file, code] of Object.entries(files)) {
    fs.mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), code);
  }
}

describe('the lint rules', () => {
  let root: string;
  let messagesByFile: Map<string, LintMessage[]>;

  beforeAll(() => {
    root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'lint-rules-')));
    for (const file of ['eslint.config.mjs', 'tsconfig.json', 'package.json', 'scripts/lint']) {
      fs.cpSync(path.join(projectRoot, file), path.join(root, file), { recursive: true });
    }
    fs.symlinkSync(path.join(projectRoot, 'node_modules'), path.join(root, 'node_modules'));
    writeTree(root, neighbors);
    writeTree(root, innocents);
    writeTree(
      root,
      Object.fromEntries(Object.entries(offenders).map(([file, [code]]) => [file, code])),
    );
    messagesByFile = lint();
  }, 60_000);

  afterAll(() => {
    fs.rmSync(root, { recursive: true, force: true });
  });

  function lint(): Map<string, LintMessage[]> {
    const eslint = path.join(projectRoot, 'node_modules/eslint/bin/eslint.js');
    // Exits with 1 because of the offenders, which is no failure here; the report is on stdout.
    const { stdout } = runNode([eslint, '.', '--format', 'json']);
    const results = JSON.parse(stdout) as Array<{ filePath: string; messages: LintMessage[] }>;
    return new Map(
      results.map((result) => [
        path.relative(root, result.filePath).split(path.sep).join('/'),
        result.messages,
      ]),
    );
  }

  function runNode(args: string[]): { stdout: string } {
    try {
      return { stdout: execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' }) };
    } catch (error) {
      return error as { stdout: string };
    }
  }

  it.each(Object.entries(offenders))('reports %s, with the rule in its message', (file, row) => {
    expect(messagesByFile.get(file)?.map((found) => found.message)).toEqual([
      expect.stringMatching(row[1]),
    ]);
  });

  it.each([...Object.keys(innocents), ...Object.keys(neighbors)])('accepts %s', (file) => {
    expect(messagesByFile.get(file)).toEqual([]);
  });

  it('lets sidebars.ts import the type of an entry and nothing else', () => {
    writeTree(root, {
      'sidebars.ts':
        "import type { Entry } from './src/navigation/entry';\nimport { entry } from './src/navigation/entry';\nimport type products from './src/products';\nexport const materialUi: [Entry?, unknown?] = [undefined, entry as typeof products];\n",
    });
    expect(
      lint()
        .get('sidebars.ts')
        ?.map((found) => found.message),
    ).toEqual([
      expect.stringMatching(/write `import type/),
      expect.stringMatching(/its only import is the type of an entry/),
    ]);
  });
});
