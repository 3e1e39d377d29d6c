import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { resolveRelease } from '../../plugins/versions/node/resolveRelease';
import { readArchivedVersions } from '../../plugins/versions/node/versionRecord';
import { products } from '../../src/products/products';
import { buildRecord, buildTsconfig } from '../version/build-record';
import { toVersionPage } from '../version/copy-pages';
import { rewriteSpecifiers } from '../version/copy-root';
import { cutVersion, planCut } from '../version/cut-version';
import { DEMO_ROOTS } from '../version/demo-roots';
import { freezeSidebars } from '../version/freeze-sidebar';
import { listPackages } from '../version/list-packages';
import { parseCutOptions, USAGE } from '../version/options';
import { addPins } from '../version/pin-packages';

const projectRoot = path.resolve(__dirname, '../..');
const RELEASE = '5.0.0-beta.46';
const NAME = RELEASE;

/** A page outside of the docs that shows one of their demos. */
const PAGE = `import basic from '@site/docs/joy-ui/Basic.tsx?demo';
export default () => <Page module={basic} galleryPath="/joy-ui/templates/" title="Basic - Joy UI" />;
`;

/** Such a page of a version that was cut before. */
const OLD_PAGE = PAGE.replace('docs/joy-ui', 'joy-ui_versioned_docs/version-old');

let root: string;

function write(file: string, content: unknown): void {
  const target = path.join(root, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(
    target,
    typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`,
  );
}

const readJson = (file: string) =>
  JSON.parse(fs.readFileSync(path.join(root, file), 'utf8')) as Record<string, unknown>;

function git(...args: string[]): string {
  return execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@localhost', ...args], {
    cwd: root,
    encoding: 'utf8',
  });
}

function commit(): void {
  git('add', '--all');
  git('commit', '--quiet', '--allow-empty', '--message', 'State');
}

function install(name: string, version: string, peerDependencies = {}): void {
  write(`node_modules/${name}/package.json`, { version, peerDependencies });
}

/** What Docusaurus' own command does, as far as it matters here. */
async function copyDocs(productId: string, name: string): Promise<void> {
  const version = `version-${name}`;
  const translated = `i18n/zh/docusaurus-plugin-content-docs-${productId}`;
  const copy = (from: string, to: string) =>
    fs.cpSync(path.join(root, from), path.join(root, to), { recursive: true });
  copy(`docs/${productId}`, `${productId}_versioned_docs/${version}`);
  copy(`${translated}/current`, `${translated}/${version}`);
  copy(`${translated}/current.json`, `${translated}/${version}.json`);
  const planned = { type: 'html', value: 'Later', customProps: { planned: true } };
  write(`${productId}_versioned_sidebars/${version}-sidebars.json`, {
    docs: [{ type: 'doc', id: 'button' }, planned],
  });
  write(`${productId}_versions.json`, [name]);
}

function cut(runDocusaurus = copyDocs) {
  const apiProducts = [
    {
      title: 'Joy UI',
      docsDir: 'docs/joy-ui',
      basePath: '/joy-ui',
      packages: [
        {
          name: '@mui/joy',
          entryPoints: ['@mui/joy', '@mui/joy/Extra'],
          theme: { importPath: '@mui/joy/styles', name: 'Components', factory: 'extendTheme' },
          ignore: { Container: 'elsewhere' },
        },
      ],
    },
  ];
  return planCut(root, 'joy-ui', NAME).then((plan) =>
    cutVersion(plan, {
      root,
      apiProducts,
      runDocusaurus,
      formatJson: async (text) => text,
    }),
  );
}

beforeEach(() => {
  root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'version-cut-')));
  write('.gitignore', 'node_modules\n');
  write('package.json', {
    name: 'site',
    overrides: { other: '1' },
    dependencies: {
      '@mui/icons-material': '6.0.0',
      '@mui/joy': RELEASE,
      '@mui/material': '6.0.0',
      '@mui/system': '5.16.0',
      react: '18.3.1',
    },
  });
  write('tsconfig.json', { compilerOptions: { paths: { '@site/*': ['./*'] } } });
  for (const file of DEMO_ROOTS['joy-ui'] ?? []) {
    write(file, fs.readFileSync(path.join(projectRoot, file), 'utf8'));
  }
  write('docs/joy-ui/button.mdx', '---\ntitle: Button\nslug: /react-button\n---\n');
  write(
    'docs/joy-ui/Basic.tsx',
    "import * as React from 'react';\nimport Add from '@mui/icons-material/Add';\nimport Button from '@mui/joy/Button';\n",
  );
  write('docs/joy-ui/sidebar.ts', "import trees from '../../sidebars';\n");
  write('docs/joy-ui/api/button.mdx', '---\ntitle: Button API\nslug: /api/button\n---\n');
  write('src/pages/joy-ui/templates/basic.tsx', PAGE);
  write('src/pages/joy-ui/old/templates/basic.tsx', OLD_PAGE);
  write('src/pages/other.tsx', PAGE);
  write('i18n/zh/docusaurus-plugin-content-docs-joy-ui/current/button.mdx', 'zh');
  write('i18n/zh/docusaurus-plugin-content-docs-joy-ui/current.json', {});
  install('@mui/joy', RELEASE, { react: '*' });
  // As icons are made: with a library that neither demos nor their root import.
  install('@mui/icons-material', '6.0.0', { '@mui/material': '6.0.0', '@mui/none': '1' });
  install('@mui/material', '6.0.0', { react: '*' });
  // Its root imports it, no demo does.
  install('@mui/system', '5.16.0', { react: '*' });
  git('init', '--quiet');
  commit();
});

afterEach(() => fs.rmSync(root, { recursive: true }));

describe('a cut', () => {
  const folder = `joy-ui_versioned_docs/version-${NAME}`;

  it('keeps pages and demos, without what is generated', async () => {
    await cut();
    expect(fs.readdirSync(path.join(root, folder)).sort()).toEqual([
      'Basic.tsx',
      '_root',
      'button.mdx',
      'tsconfig.json',
      'version.json',
    ]);
    expect(readJson(`joy-ui_versioned_sidebars/version-${NAME}-sidebars.json`)).toEqual({
      docs: [{ type: 'doc', id: 'button' }],
    });
  });

  it('keeps pages outside of the docs that show its demos', async () => {
    await cut();
    expect(git('status', '--porcelain', '--untracked-files=all', 'src')).toBe(
      `?? src/pages/joy-ui/${NAME}/templates/basic.tsx\n`,
    );
    const page = fs.readFileSync(
      path.join(root, `src/pages/joy-ui/${NAME}/templates/basic.tsx`),
      'utf8',
    );
    expect(page.split('\n').slice(0, 2)).toEqual([
      `import basic from '@site/${folder}/Basic.tsx?demo';`,
      `export default () => <Page module={basic} galleryPath="/joy-ui/${NAME}/templates/" title="Basic - Joy UI" />;`,
    ]);
  });

  it('pins what demos and their root import of the publisher, and nothing else', async () => {
    await cut();
    expect(readJson('package.json')).toEqual({
      name: 'site',
      overrides: {
        other: '1',
        [`@mui/icons-material-${NAME}`]: { '@mui/material': '$@mui/material' },
      },
      dependencies: {
        '@mui/icons-material': '6.0.0',
        [`@mui/icons-material-${NAME}`]: 'npm:@mui/icons-material@6.0.0',
        '@mui/joy': RELEASE,
        [`@mui/joy-${NAME}`]: `npm:@mui/joy@${RELEASE}`,
        '@mui/material': '6.0.0',
        [`@mui/material-${NAME}`]: 'npm:@mui/material@6.0.0',
        '@mui/system': '5.16.0',
        [`@mui/system-${NAME}`]: 'npm:@mui/system@5.16.0',
        react: '18.3.1',
      },
    });
  });

  it('records the aliases, and an API reference that knows nothing of later releases', async () => {
    await cut();
    expect(readJson(`${folder}/version.json`)).toEqual({
      packages: {
        '@mui/icons-material': { alias: `@mui/icons-material-${NAME}` },
        '@mui/joy': { alias: `@mui/joy-${NAME}` },
        '@mui/material': { alias: `@mui/material-${NAME}` },
        '@mui/system': { alias: `@mui/system-${NAME}` },
      },
      demoRoot: '_root/index.tsx',
      api: {
        packages: [
          {
            name: `@mui/joy-${NAME}`,
            entryPoints: [`@mui/joy-${NAME}`, `@mui/joy-${NAME}/Extra`],
            theme: {
              importPath: `@mui/joy-${NAME}/styles`,
              name: 'Components',
              factory: 'extendTheme',
            },
            ignore: { Container: 'elsewhere' },
          },
        ],
      },
    });
    const [version] = readArchivedVersions(root);
    install(`@mui/joy-${NAME}`, RELEASE);
    install(`@mui/icons-material-${NAME}`, '6.0.0');
    install(`@mui/material-${NAME}`, '6.0.0');
    install(`@mui/system-${NAME}`, '5.16.0');
    expect(version && resolveRelease(root, version).releases).toEqual({
      '@mui/joy': RELEASE,
      '@mui/icons-material': '6.0.0',
      '@mui/material': '6.0.0',
      '@mui/system': '5.16.0',
    });
  });

  it('changes nothing where Docusaurus, or anything after it, fails', async () => {
    const failing = async (productId: string, name: string) => {
      await copyDocs(productId, name);
      fs.rmSync(path.join(root, 'tsconfig.json'));
      throw new Error('No space left');
    };
    await expect(cut(failing)).rejects.toThrow('No space left');
    git('checkout', '--', 'tsconfig.json');
    expect(git('status', '--porcelain')).toBe('');

    const incomplete = async () => write('joy-ui_versions.json', [NAME]);
    await expect(cut(incomplete)).rejects.toThrow('ENOENT');
    expect(git('status', '--porcelain')).toBe('');
    expect(fs.readdirSync(root)).not.toContain('joy-ui_versioned_docs');
  });
});

describe('what would break is refused, and nothing is changed', () => {
  const plan = (productId = 'joy-ui', name = NAME) => planCut(root, productId, name);

  it.each([
    [
      'an unknown product',
      () => {},
      () => plan('joy'),
      'There is no product "joy" that documents a package. These do: material-ui, joy-ui, base-ui, system.',
    ],
    ['a product without a package', () => {}, () => plan('experiments'), 'no product'],
    [
      'uncommitted changes',
      () => write('new.txt', ''),
      plan,
      'The working tree has 1 uncommitted change:\n?? new.txt\nCommit them first',
    ],
    [
      'a folder without a repository',
      () => fs.rmSync(path.join(root, '.git'), { recursive: true }),
      plan,
      'is no Git repository',
    ],
    [
      'a package that is not installed',
      () => fs.rmSync(path.join(root, 'node_modules/@mui/joy'), { recursive: true }),
      plan,
      `node_modules: @mui/joy is pinned to ${RELEASE}, but nothing is installed. Run \`npm ci\`, and cut again.`,
    ],
    [
      'a package of another release than pinned',
      () => install('@mui/joy', '5.0.0-beta.47'),
      plan,
      'but 5.0.0-beta.47 is installed',
    ],
    [
      'a package of demos that is not pinned',
      () => {
        write('docs/joy-ui/Other.tsx', "import Grid from '@mui/x-data-grid';\n");
        commit();
      },
      plan,
      'package.json: @mui/x-data-grid, which demos import, is not among the dependencies.',
    ],
    [
      'an alias that means something else',
      () => {
        write('package.json', {
          dependencies: {
            '@mui/icons-material': '6.0.0',
            '@mui/joy': RELEASE,
            '@mui/material': '6.0.0',
            '@mui/system': '5.16.0',
            '@mui/joy-v5': 'npm:@mui/joy@5.0.0-beta.1',
          },
        });
        commit();
      },
      () => plan('joy-ui', 'v5'),
      'package.json: "@mui/joy-v5" is taken, by "npm:@mui/joy@5.0.0-beta.1".',
    ],
    [
      'a name that is no address',
      () => {},
      () => plan('joy-ui', 'V 5'),
      'The version is "V 5". It becomes part of addresses',
    ],
    ['the name of the pages themselves', () => {}, () => plan('joy-ui', 'current'), 'It becomes'],
    [
      'another release than the pages document',
      () => {},
      () => plan('joy-ui', '5.0.0'),
      `The version is "5.0.0", but the pages of Joy UI document ${RELEASE}, which is installed.`,
    ],
    [
      'a version that is there',
      () => {
        write('joy-ui_versions.json', ['v4', NAME]);
        commit();
      },
      plan,
      `Joy UI has a version "${NAME}" already. Its versions: v4, ${NAME}.`,
    ],
    [
      'a version that is there, though its packages are another release now',
      () => {
        write('joy-ui_versions.json', ['v4']);
        write('package.json', {
          dependencies: { '@mui/joy': RELEASE, '@mui/joy-v4': 'npm:@mui/joy@4.0.0' },
        });
        commit();
      },
      () => plan('joy-ui', 'v4'),
      'Joy UI has a version "v4" already. Its versions: v4.',
    ],
    [
      'what Git leaves of a version that was removed',
      () => {
        write('.gitignore', 'node_modules\napi\n');
        write(`joy-ui_versioned_docs/version-${NAME}/api/button.mdx`, '');
        commit();
      },
      plan,
      `joy-ui_versioned_docs/version-${NAME} is there, but joy-ui_versions.json does not list it`,
    ],
    [
      'the address of a page',
      () => {},
      () => plan('joy-ui', 'react-button'),
      'would have the address /joy-ui/react-button/, where pages are',
    ],
  ])('%s', async (_title, prepare, run, message) => {
    prepare();
    const before = fs.existsSync(path.join(root, '.git')) ? git('status', '--porcelain') : null;
    await expect(run()).rejects.toThrow(message);
    if (before !== null) expect(git('status', '--porcelain')).toBe(before);
  });
});

describe('the parts', () => {
  it('takes a product, a version and --dry-run, and nothing else', () => {
    expect(parseCutOptions(['joy-ui', 'v5', '--dry-run'])).toEqual({
      productId: 'joy-ui',
      name: 'v5',
      isDryRun: true,
    });
    for (const args of [[], ['joy-ui'], ['joy-ui', 'v5', 'x'], ['joy-ui', 'v5', '--force']]) {
      expect(() => parseCutOptions(args)).toThrow(USAGE);
    }
  });

  it('names files of the site in full, and copies by where they lie now', () => {
    const copies = new Map([['src/theming/themes', 'themes']]);
    const source = [
      "import { a } from './themes';",
      "import { b } from '@site/src/theming/themes';",
      "import type { C } from '../branding/tokens';",
      "import D from '@scope/kit';",
    ].join('\n');
    expect(rewriteSpecifiers(source, 'src/theming/source.ts', copies).split('\n')).toEqual([
      "import { a } from './themes';",
      "import { b } from './themes';",
      "import type { C } from '@site/src/branding/tokens';",
      "import D from '@scope/kit';",
    ]);
  });

  it('leads addresses in a page into the version, once, and leaves others alone', () => {
    const product = { id: 'joy-ui', pathSegment: 'joy-ui' } as const;
    const source = `to="/joy-ui/a/" to={'/joy-ui/'} to="/joy-ui/v1/a/" to="/joy-uis/" to="/system/" text="a/joy-ui/b"`;
    const once = `to="/joy-ui/v1/a/" to={'/joy-ui/v1/'} to="/joy-ui/v1/a/" to="/joy-uis/" to="/system/" text="a/joy-ui/b"`;
    expect(toVersionPage(source, product, 'v1')).toBe(once);
    expect(toVersionPage(once, product, 'v1')).toBe(once);
  });

  it('lets a template say which version it is of', () => {
    const product = { id: 'joy-ui', pathSegment: 'joy-ui' } as const;
    expect(toVersionPage('<TemplatePage\n  module={a}\n/>', product, '5.0.0')).toBe(
      '<TemplatePage\n  version="v5.0.0"\n  module={a}\n/>',
    );
  });

  it('finds packages in every form of import', () => {
    expect(
      listPackages(
        "import '@a/b/c';\nexport * from 'd/e';\nimport type { F } from \"g\";\nimport('h');\nimport x from './i';\nimport y from '@site/j';",
      ),
    ).toEqual(['@a/b', 'd', 'g', 'h', '@site/j']);
  });

  it('drops groups that are left empty, but not those that are a page', () => {
    const planned = { type: 'html', customProps: { planned: true } };
    const group = { type: 'category', items: [planned] };
    expect(freezeSidebars({ docs: [group, { ...group, link: { type: 'doc' } }] })).toEqual({
      docs: [{ type: 'category', items: [], link: { type: 'doc' } }],
    });
  });

  it('adds pins once, in the order of names', () => {
    const pins = [{ name: '@a/b', version: '1.0.0', alias: '@a/b-v1', peers: [] }];
    const once = addPins({ dependencies: { c: '1', '@a/b': '1.0.0' } }, pins);
    expect(Object.keys(once.dependencies ?? {})).toEqual(['@a/b', '@a/b-v1', 'c']);
    expect(addPins(once, pins)).toEqual(once);
    expect(buildRecord(pins, false)).toEqual({ packages: { '@a/b': { alias: '@a/b-v1' } } });
  });
});

describe('this site', () => {
  /** Modules of the site that a module reaches, itself included, and packages of the libraries. */
  function follow(file: string, seen = new Set<string>()): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    const source = fs.readFileSync(path.join(projectRoot, file), 'utf8');
    for (const [, specifier = ''] of source.matchAll(/^import (?!type)[^;]*?from '([^']+)';/gms)) {
      const base = specifier.startsWith('@site/')
        ? specifier.slice('@site/'.length)
        : path.posix.join(path.posix.dirname(file), specifier);
      if (specifier.startsWith('@mui/')) seen.add(specifier);
      if (!/^(?:\.|@site\/)/.test(specifier)) continue;
      const found = ['.ts', '.tsx', '/index.ts', '/index.tsx']
        .map((ending) => base + ending)
        .find((candidate) => fs.existsSync(path.join(projectRoot, candidate)));
      if (found) follow(found, seen);
    }
    return seen;
  }

  it.each(products.filter(({ packageName }) => packageName !== null).map(({ id }) => id))(
    'copies all that the demo root of %s has of a release',
    (id) => {
      const copied = DEMO_ROOTS[id] ?? [];
      const [entry] = copied;
      if (entry === undefined) throw new Error(`DEMO_ROOTS has no root for ${id}`);
      const stays = [...follow(entry)].filter(
        (file) => file.includes('/') && !file.startsWith('@') && !copied.includes(file),
      );
      const bound = stays.filter((file) =>
        /from '@mui\//.test(fs.readFileSync(path.join(projectRoot, file), 'utf8')),
      );
      expect(bound).toEqual([]);
      expect(copied.every((file) => fs.existsSync(path.join(projectRoot, file)))).toBe(true);
    },
  );

  it('leads the compiler to the packages that the bundler takes', () => {
    for (const version of readArchivedVersions(projectRoot)) {
      const { aliases } = resolveRelease(projectRoot, version);
      const pins = Object.entries(version.packages).flatMap(([name, entry]) =>
        'alias' in entry ? [{ name, alias: entry.alias }] : [],
      );
      const read = (file: string) =>
        JSON.parse(fs.readFileSync(path.join(projectRoot, file), 'utf8')) as {
          compilerOptions: { paths: Record<string, string[]> };
        };
      const written = read(`${version.dir}/tsconfig.json`);
      expect(written).toMatchObject(
        buildTsconfig(pins, read('tsconfig.json').compilerOptions.paths),
      );
      const { paths } = written.compilerOptions;
      for (const [name, folder] of Object.entries(aliases)) {
        const target = paths[name]?.[0];
        if (target) expect(path.resolve(projectRoot, target)).toBe(folder);
      }
    }
  });
});
