import path from 'node:path';
import { readArchivedVersions } from '../../plugins/versions/node/versionRecord';
import { ensureBrowser } from '../ensure-browser';
import { findNginx, MISSING_NGINX } from '../nginx/find-nginx';
import { provideNginx } from '../nginx/provide-nginx';
import {
  countJestTests,
  countPlaywrightTests,
  ONE_FAILED,
  ONE_PASSED,
  readTestCounts,
  type Counts,
} from './counts';
import { runNpmScript, runTool } from './run-command';

/** The stages of `npm test`, in their order: what fails fast comes first. */
export const stageIds = ['types', 'lint', 'unit', 'build', 'e2e'] as const;

/** Name of a stage, as `--only` takes it. */
export type StageId = (typeof stageIds)[number];

/** One part of `npm test`. */
export interface Stage {
  readonly id: StageId;
  /** The stage before it, where both have parts that leave a core idle: they run beside each other. */
  readonly beside?: StageId;
  /** @param reportFolder absolute path of a folder for reports, which is removed at the end */
  run(reportFolder: string): Promise<Counts>;
}

// In node_modules, so that `npm ci` starts without them.
const CACHE = 'node_modules/.cache';

const toCounts = (...exitCodes: number[]): Counts =>
  exitCodes.every((exitCode) => exitCode === 0) ? ONE_PASSED : ONE_FAILED;

/** Archived versions are programs of their own: the same import means another release there. */
function listTypeProjects(): string[] {
  const archived = readArchivedVersions(process.cwd()).map(({ dir }) => `${dir}/tsconfig.json`);
  return ['tsconfig.json', ...archived];
}

async function runCompiler(): Promise<number[]> {
  const exitCodes: number[] = [];
  for (const project of listTypeProjects()) {
    exitCodes.push(
      await runTool([
        'typescript/bin/tsc',
        '--noEmit',
        '--project',
        project,
        '--incremental',
        '--tsBuildInfoFile',
        `${CACHE}/types/${project.replaceAll('/', '-')}.tsbuildinfo`,
      ]),
    );
  }
  return exitCodes;
}

/** A script of this folder's parent, in a process of its own. */
const runScriptFile = (name: string) => runTool(['tsx/dist/cli.mjs', `scripts/${name}`]);

// Beside each other in this stage and the next one: what a check has to say comes at its end.
async function runTypes(): Promise<Counts> {
  const [samples, code] = await Promise.all([runScriptFile('check-samples.ts'), runCompiler()]);
  return toCounts(samples, ...code);
}

async function runLinters(): Promise<number[]> {
  const cache = ['--cache', '--cache-strategy', 'content'];
  const eslint = await runTool([
    'eslint/bin/eslint.js',
    '.',
    '--max-warnings',
    '0',
    ...cache,
    '--cache-location',
    `${CACHE}/eslint/`,
  ]);
  const prettier = await runTool([
    'prettier/bin/prettier.cjs',
    '.',
    '--check',
    '--log-level',
    'warn',
    ...cache,
  ]);
  return [eslint, prettier];
}

async function runLint(): Promise<Counts> {
  const [pages, code] = await Promise.all([runScriptFile('check-pages.ts'), runLinters()]);
  return toCounts(pages, ...code);
}

async function runUnit(reportFolder: string): Promise<Counts> {
  const reportPath = path.join(reportFolder, 'jest.json');
  const exitCode = await runTool(['jest/bin/jest.js', '--json', '--outputFile', reportPath]);
  return readTestCounts(reportPath, exitCode, countJestTests);
}

async function runBuild(): Promise<Counts> {
  return toCounts(await runNpmScript('build', { BUILD_COMPRESSION: 'quick' }));
}

async function runE2e(reportFolder: string): Promise<Counts> {
  const reportPath = path.join(reportFolder, 'playwright.json');
  // Only where tests run for themselves is one installed: no person gets a server unasked.
  if ((process.env.CI ? provideNginx() : findNginx()) === null) {
    process.stdout.write(`e2e/nginx.spec.ts is skipped. ${MISSING_NGINX}\n`);
  }
  const exitCode = await runTool(['@playwright/test/cli.js', 'test'], {
    CHROME_PATH: await ensureBrowser(),
    E2E_REPORT_PATH: reportPath,
  });
  return readTestCounts(reportPath, exitCode, countPlaywrightTests);
}

/** All stages, in their order. */
export const stages: readonly Stage[] = [
  { id: 'types', run: runTypes },
  { id: 'lint', beside: 'types', run: runLint },
  { id: 'unit', run: runUnit },
  { id: 'build', run: runBuild },
  { id: 'e2e', run: runE2e },
];
