import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { transformSync } from '@swc/core';
import ts from 'typescript';
import { FILES, FOLDERS, listBuildDependencies } from '../listBuildDependencies';

describe('in a site of its own', () => {
  let siteDir: string;

  beforeEach(() => {
    siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'dependencies-'));
    for (const folder of FOLDERS) {
      fs.mkdirSync(path.join(siteDir, folder), { recursive: true });
    }
  });

  afterEach(() => {
    fs.rmSync(siteDir, { recursive: true });
  });

  function list(...files: string[]): string[] {
    for (const file of files) {
      const absolutePath = path.join(siteDir, file);
      fs.mkdirSync(path.dirname(absolutePath), { recursive: true });
      fs.writeFileSync(absolutePath, '');
    }
    return listBuildDependencies(siteDir).map((file) => path.relative(siteDir, file));
  }

  it('lists code that runs while the site is built, however deep it lies', () => {
    const files = [
      'plugins/demos/index.ts',
      'plugins/demos/node/loaderShim.cjs',
      'plugins/search/node/worker.mjs',
      'plugins/demos/theme/Demo/index.tsx',
      'plugins/search/tool.js',
      'src/branding/tokens.ts',
      'src/content/links/checkLinks.ts',
      'src/navigation/node/readPages.ts',
      'src/products/products.ts',
    ];
    expect(list(...files).sort()).toEqual([...files, ...FILES].sort());
  });

  it('lists the lockfile, because an updated package may compile otherwise', () => {
    expect(list()).toContain('package-lock.json');
  });

  it('leaves out tests, what is no code, and what browsers alone get', () => {
    expect(
      list(
        'plugins/demos/__tests__/options.test.ts',
        'plugins/demos/client/demos.css',
        'plugins/demos/README.md',
        'plugins/demos/data.json',
        'src/theme/Footer/index.tsx',
        'docs/button/button.mdx',
      ),
    ).toEqual([...FILES]);
  });
});

describe('in this site', () => {
  const siteDir = path.join(__dirname, '../..');
  /** Read by Docusaurus' own cache key: they are the configuration, or only name files. */
  const PART_OF_CONFIGURATION = [
    'api-reference.config.ts',
    'scripts/listBuildDependencies.ts',
    'src/css/stylesheets.ts',
  ];

  function resolveOwn(from: string, request: string): string | undefined {
    if (!request.startsWith('.')) return undefined;
    const base = path.join(path.dirname(from), request);
    return [base, `${base}.ts`, `${base}.tsx`, path.join(base, 'index.ts')].find(
      (file) => fs.existsSync(file) && fs.statSync(file).isFile(),
    );
  }

  /** The file, and all files of ours that it needs when it runs. */
  function collectImports(file: string, seen: Set<string>): Set<string> {
    if (seen.has(file)) return seen;
    seen.add(file);
    if (file.endsWith('.json')) return seen;
    // Compiled first, because imports of types alone are not needed when it runs.
    const { code } = transformSync(fs.readFileSync(file, 'utf8'), {
      jsc: { target: 'es2022', parser: { syntax: 'typescript', tsx: file.endsWith('x') } },
    });
    for (const { fileName } of ts.preProcessFile(code).importedFiles) {
      const own = resolveOwn(file, fileName);
      if (own) collectImports(own, seen);
    }
    return seen;
  }

  it('has all that the configuration and the plugins it names reach', () => {
    const configuration = path.join(siteDir, 'docusaurus.config.ts');
    const plugins = fs
      .readdirSync(path.join(siteDir, 'plugins'))
      .map((name) => path.join(siteDir, 'plugins', name, 'index.ts'))
      .filter((file) => fs.existsSync(file));
    const listed = new Set(listBuildDependencies(siteDir));
    const seen = new Set<string>();
    for (const file of [configuration, ...plugins]) collectImports(file, seen);
    const reached = [...seen].filter((file) => file !== configuration);
    expect(plugins.length).toBeGreaterThan(0);
    expect(reached.length).toBeGreaterThan(plugins.length);
    expect(
      reached
        .filter((file) => !listed.has(file))
        .map((file) => path.relative(siteDir, file))
        .filter((file) => !PART_OF_CONFIGURATION.includes(file)),
    ).toEqual([]);
  });

  it('names files that exist', () => {
    expect(listBuildDependencies(siteDir).filter((file) => !fs.existsSync(file))).toEqual([]);
  });
});
