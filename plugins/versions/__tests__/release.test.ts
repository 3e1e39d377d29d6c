import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createBundlerConfig } from '../node/createBundlerConfig';
import { resolveRelease } from '../node/resolveRelease';
import { getVersionLabel, toApiProducts, toDemoRelease } from '../node/siteOptions';
import { readArchivedVersions } from '../node/versionRecord';

const DIR = 'kit_versioned_docs/version-v1';
const RECORD = {
  packages: {
    '@scope/kit': { alias: '@scope/kit-v1' },
    '@scope/icons': { release: '1.0.0' },
  },
  demoRoot: '_root/index.tsx',
  api: { packages: [{ name: '@scope/kit-v1', components: ['Button'] }] },
};

let siteDir: string;

function write(file: string, content: unknown): void {
  const target = path.join(siteDir, file);
  fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(target, JSON.stringify(content));
}

beforeEach(() => {
  siteDir = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'versions-')));
  write('package.json', { dependencies: { '@scope/kit-v1': 'npm:@scope/kit@1.2.3' } });
  write('kit_versions.json', ['v1']);
  write(`${DIR}/version.json`, RECORD);
  write('node_modules/@scope/kit-v1/package.json', {
    version: '1.2.3',
    dependencies: { '@scope/engine': '^1.0.0', hoisted: '1' },
  });
  write('node_modules/@scope/kit-v1/node_modules/@scope/engine/package.json', { version: '1.1.0' });
  write('i18n/zh/docusaurus-plugin-content-docs-kit/version-v1/a.json', {});
});

afterEach(() => fs.rmSync(siteDir, { recursive: true }));

function resolve() {
  return readArchivedVersions(siteDir).map((version) => resolveRelease(siteDir, version));
}

describe('a version', () => {
  it('gets the pinned packages, and what these bring along for themselves', () => {
    const kit = path.join(siteDir, 'node_modules/@scope/kit-v1');
    expect(resolve()).toEqual([
      expect.objectContaining({
        pageDirs: [DIR, 'i18n/zh/docusaurus-plugin-content-docs-kit/version-v1'],
        aliases: {
          '@scope/kit': kit,
          '@scope/engine': path.join(kit, 'node_modules/@scope/engine'),
        },
        shared: ['@scope/icons'],
        releases: { '@scope/kit': '1.2.3', '@scope/engine': '1.1.0', '@scope/icons': '1.0.0' },
      }),
    ]);
  });

  it('tells the plugin of demos what runs there', () => {
    expect(resolve().map(toDemoRelease)).toEqual([
      {
        dirs: [DIR, 'i18n/zh/docusaurus-plugin-content-docs-kit/version-v1'],
        packages: {
          '@scope/engine': { folder: expect.stringContaining('engine'), version: '1.1.0' },
          '@scope/kit': { folder: expect.stringContaining('kit-v1'), version: '1.2.3' },
          '@scope/icons': { folder: null, version: '1.0.0' },
        },
        root: `@site/${DIR}/_root/index.tsx`,
      },
    ]);
  });

  it('has an API reference below its address', () => {
    expect(toApiProducts(readArchivedVersions(siteDir), { kit: 'Kit' })).toEqual([
      {
        title: 'Kit v1',
        docsDir: DIR,
        basePath: '/kit/v1',
        archive: { basePath: '/kit', docsHost: null },
        packages: RECORD.api.packages,
      },
    ]);
  });

  it.each([
    ['6.0.0-beta.4', 'v6.0.0-beta.4'],
    ['v5', 'v5'],
  ])('named %s is called %s', (name, label) => {
    expect(getVersionLabel(name)).toBe(label);
  });
});

describe('the bundler', () => {
  /** Indices of the rules that apply to a module. */
  function findRules(resource: string, query = ''): number[] {
    const { rules } = createBundlerConfig(siteDir, resolve()).module;
    return rules.flatMap((rule, index) => {
      const { include, test, resourceQuery } = {
        include: /^/,
        test: /^/,
        resourceQuery: /^/,
        ...rule,
      };
      const applies =
        include.test(resource) && test.test(resource) && resourceQuery.test(query) ? [index] : [];
      return applies;
    });
  }

  const at = (file: string) => path.join(siteDir, file);

  it('gives the release to everything of the version, translations included', () => {
    expect(findRules(at(`${DIR}/button/Basic.tsx`))).toEqual([0, 1]);
    expect(findRules(at(`${DIR}/_root/index.tsx`))).toEqual([0, 1]);
    expect(
      findRules(at('i18n/zh/docusaurus-plugin-content-docs-kit/version-v1/button/Basic.tsx')),
    ).toEqual([0, 1]);
  });

  it('gives a pinned package its peers, and what it would find in the same release', () => {
    write('kit_versioned_docs/version-v1/version.json', {
      packages: {
        '@scope/kit': { alias: '@scope/kit-v1' },
        '@scope/extra': { alias: '@scope/extra-v1' },
        '@scope/engine': { alias: '@scope/engine-v1' },
      },
    });
    write('package.json', {
      dependencies: {
        '@scope/kit-v1': 'npm:@scope/kit@1.2.3',
        '@scope/extra-v1': 'npm:@scope/extra@1.0.0',
        '@scope/engine-v1': 'npm:@scope/engine@1.1.0',
      },
    });
    write('node_modules/@scope/extra-v1/package.json', {
      version: '1.0.0',
      dependencies: { '@scope/engine': '^2.0.0' },
      peerDependencies: { '@scope/kit': '*' },
    });
    write('node_modules/@scope/engine/package.json', { version: '2.0.0' });
    write('node_modules/@scope/engine-v1/package.json', { version: '1.1.0' });
    expect(resolve()[0]?.pinned).toEqual([
      {
        folder: at('node_modules/@scope/kit-v1'),
        aliases: { '@scope/engine': at('node_modules/@scope/engine-v1') },
      },
      {
        folder: at('node_modules/@scope/extra-v1'),
        aliases: { '@scope/kit': at('node_modules/@scope/kit-v1') },
      },
      { folder: at('node_modules/@scope/engine-v1'), aliases: {} },
    ]);
    expect(findRules(at('node_modules/@scope/kit-v1/Button.js'))).toEqual([3]);
    expect(findRules(at('node_modules/@scope/extra-v1/Card.js'))).toEqual([4]);
    expect(findRules(at('node_modules/@scope/kit-v1/node_modules/@scope/engine/index.js'))).toEqual(
      [],
    );
  });

  it('gives it to files of shared packages that were asked for by the version', () => {
    expect(findRules(at('node_modules/@scope/icons/Add.js'), '?release=kit-v1')).toEqual([2]);
    expect(findRules(at('node_modules/@scope/icons/Add.js'), '?release=kit-v11')).toEqual([]);
  });

  it('leaves everything else alone', () => {
    for (const file of [
      'docs/kit/button/Basic.tsx',
      'kit_versioned_docs/version-v11/Basic.tsx',
      'node_modules/@scope/kit/Button.js',
      'node_modules/@scope/icons/Add.js',
      'src/pages/index.tsx',
    ]) {
      expect(findRules(at(file))).toEqual([]);
    }
  });
});

describe('a mistake stops the build and says where it is', () => {
  it.each([
    [
      'no record',
      () => fs.rmSync(path.join(siteDir, DIR, 'version.json')),
      `kit_versions.json: the version "v1" has no ${DIR}/version.json`,
    ],
    [
      'an unknown key',
      () => write(`${DIR}/version.json`, { ...RECORD, pakages: {} }),
      `${DIR}/version.json: "pakages" is not allowed`,
    ],
    [
      'both an alias and a release',
      () => write(`${DIR}/version.json`, { packages: { a: { alias: 'b', release: '1' } } }),
      'contains a conflict between exclusive peers',
    ],
    [
      'an alias that package.json has not',
      () => write('package.json', {}),
      `${DIR}/version.json: the package "@scope/kit-v1", which stands for @scope/kit, is not among the dependencies in package.json.`,
    ],
    [
      'an alias for a range',
      () => write('package.json', { dependencies: { '@scope/kit-v1': 'npm:@scope/kit@^1.2.3' } }),
      'is "npm:@scope/kit@^1.2.3" in package.json.\n  To mend: pin one exact release: "@scope/kit-v1": "npm:@scope/kit@<release>", and run `npm install`.',
    ],
    [
      'an alias that is not installed',
      () => fs.rmSync(path.join(siteDir, 'node_modules'), { recursive: true }),
      'is not installed.\n  To mend: run `npm ci`.',
    ],
    [
      'another release than pinned',
      () => write('node_modules/@scope/kit-v1/package.json', { version: '1.2.4' }),
      'is pinned to 1.2.3, but 1.2.4 is installed.\n  To mend: run `npm ci`.',
    ],
  ])('%s', (_title, make, message) => {
    make();
    expect(resolve).toThrow(message);
  });
});
