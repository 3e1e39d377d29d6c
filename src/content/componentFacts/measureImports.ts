import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { rspack } from '@docusaurus/faster';

/** A component's import, built as an app would build it. */
export interface ImportSize {
  /** Bytes after minifying. */
  readonly minified: number;
  /** Bytes of the same after gzip, as most hosts send them. */
  readonly gzip: number;
}

/** Change it when the way of measuring changes: sizes that were kept are measured again. */
export const MEASURE_VERSION = 1;

/**
 * React is in every app that has one of these components. Everything else counts, the style engine
 * included, although several components share it.
 */
const EXTERNALS = [/^react(-dom)?(\/|$)/];

type Compiler = NonNullable<ReturnType<typeof rspack>>;

/** `import Button from '…'` → a module that exports what is imported, so that it is not dropped. */
function toEntry(importLine: string): string {
  const [, clause, source] = /^import (\w+|\{[^}]+\}) from ('[^']+');$/.exec(importLine) ?? [];
  if (clause === undefined || source === undefined) {
    throw new Error(
      `The line ${JSON.stringify(importLine)} cannot be measured. Allowed: import Name from '…'; and import { Name } from '…';`,
    );
  }
  return `export ${clause.startsWith('{') ? clause : '{ default }'} from ${source};`;
}

function run(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const problems = stats?.hasErrors() ? stats.toString({ all: false, errors: true }) : null;
      compiler.close(() => {
        if (error ?? problems) {
          reject(
            new Error(
              `The sizes of components could not be measured: ${error?.message ?? problems}`,
              { cause: error },
            ),
          );
        } else resolve();
      });
    });
  });
}

/**
 * Builds each import on its own, minified, without React, and weighs it.
 *
 * @param importLines as API data have them: `import Button from '@mui/material/Button';`
 * @param workDir absolute path of a folder for what is built; it is removed afterwards
 * @returns sizes in the order of the lines
 * @throws Error where a line is no import, or what it imports cannot be built
 */
export async function measureImports(
  importLines: readonly string[],
  { siteDir, workDir }: { readonly siteDir: string; readonly workDir: string },
): Promise<ImportSize[]> {
  if (importLines.length === 0) return [];
  fs.mkdirSync(workDir, { recursive: true });
  const names = importLines.map((_line, index) => `import-${index}`);
  const getSource = (name: string) => path.join(workDir, `${name}.mjs`);
  importLines.forEach((line, index) =>
    fs.writeFileSync(getSource(names[index] ?? ''), toEntry(line)),
  );
  try {
    await run(
      rspack({
        name: 'component-sizes',
        mode: 'production',
        context: siteDir,
        target: ['web', 'es2022'],
        devtool: false,
        entry: Object.fromEntries(names.map((name) => [name, getSource(name)])),
        output: { path: workDir, filename: '[name].js', library: { type: 'module' }, module: true },
        resolve: { modules: ['node_modules', path.join(siteDir, 'node_modules')] },
        externals: EXTERNALS,
        externalsType: 'module',
        experiments: { outputModule: true },
        // Each import has to hold all that it needs.
        optimization: { splitChunks: false, runtimeChunk: false },
        performance: { hints: false },
      }),
    );
    return names.map((name) => {
      const content = fs.readFileSync(path.join(workDir, `${name}.js`));
      return { minified: content.length, gzip: gzipSync(content, { level: 9 }).length };
    });
  } finally {
    fs.rmSync(workDir, { recursive: true, force: true });
  }
}
