import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { findBrowsers, isExecutableFile } from './browser/find-browser';
import { buildInstallPlan, type InstallStep } from './browser/install-plan';
import { provideBrowser, type BrowserEffects } from './browser/provide-browser';
import { runScript } from './cli/run-script';

/** A download that never answers must not hang a test run. */
const COMMAND_TIME_LIMIT_MS = 600_000;

function checkStart(executablePath: string): string | null {
  // On Windows `--version` is not understood: it would open a window that stays.
  if (process.platform === 'win32') {
    return null;
  }
  const { status, error, stderr } = spawnSync(executablePath, ['--version'], {
    encoding: 'utf8',
    timeout: 60_000,
  });
  if (status === 0) {
    return null;
  }
  return error?.message || stderr.trim().split('\n')[0] || `ended with exit code ${String(status)}`;
}

function install(step: InstallStep): string | null {
  for (const [command, ...args] of step.commands) {
    const { status, error } = spawnSync(command, args, {
      // stdout stays free for the path that the command line of this script prints.
      stdio: ['ignore', process.stderr.fd, process.stderr.fd],
      timeout: COMMAND_TIME_LIMIT_MS,
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (status !== 0) {
      return error?.message ?? `${path.basename(command)} ended with exit code ${String(status)}`;
    }
  }
  return null;
}

const effects: BrowserEffects = {
  find: findBrowsers,
  checkStart,
  install,
  log: (message) => process.stderr.write(`${message}\n`),
};

/**
 * Path of a Chromium that starts on this machine; installs one where that is possible.
 *
 * @throws UsageError when there is none, naming what was tried and what to do.
 */
export async function ensureBrowser(): Promise<string> {
  const plan = buildInstallPlan({
    hasAptGet: isExecutableFile('/usr/bin/apt-get'),
    isRoot: process.getuid?.() === 0,
    playwrightCliPath: require.resolve('@playwright/test/cli'),
  });
  return provideBrowser(effects, plan);
}

if (require.main === module) {
  runScript(async () => {
    process.stdout.write(`${await ensureBrowser()}\n`);
  });
}
