import fs from 'node:fs';
import path from 'node:path';
import { DOCUSAURUS } from './commands';
import { runMeasured, type Cost } from './run-measured';

/** What builds of a site took, and what came of them. */
export interface BuildFigures {
  /** `docusaurus build` without a cache. */
  readonly cold: Cost;
  /** The same again after one page was edited. */
  readonly warm: Cost;
  /** The steps after it: service worker, pictures, policy, compression. */
  readonly finish: Cost;
  /** Of the built folder without its compressed copies, in bytes. */
  readonly bytes: number;
  readonly files: number;
}

function measureFolder(folder: string): { bytes: number; files: number } {
  const sizes = fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => fs.statSync(path.join(entry.parentPath, entry.name)).size);
  return { bytes: sizes.reduce((sum, size) => sum + size, 0), files: sizes.length };
}

/**
 * Builds a site twice in one language, the second time after `edit`, and finishes it.
 *
 * @throws Error with the end of the output, if a build fails
 */
export async function measureBuild(folder: string, edit: () => void): Promise<BuildFigures> {
  const options = {
    cwd: folder,
    // What is compiled for the live editor does not depend on pages.
    environment: {
      DEMO_EDITOR: 'off',
      BUILD_COMPRESSION: process.env.BUILD_COMPRESSION ?? 'quick',
      DOCUSAURUS_PERF_LOGGER: 'true',
    },
    logFile: path.join(folder, 'build.log'),
  };
  const build = () => runMeasured([DOCUSAURUS, 'build', '--locale', 'en'], options);
  const cold = await build();
  edit();
  const warm = await build();
  const finish = await runMeasured(
    ['node_modules/tsx/dist/cli.mjs', 'scripts/finish-build.ts'],
    options,
  );
  return { cold, warm, finish, ...measureFolder(path.join(folder, 'build')) };
}
