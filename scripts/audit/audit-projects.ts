import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Counts } from '../checks/counts';
import { projectRoot } from '../checks/run-command';
import { buildDemoProject, PROJECT_CASES, type ProjectCase } from './demo-project';

/** How much of a failed command's output is shown: the end, which says what was wrong. */
const SHOWN_CHARACTERS = 4000;

function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(folder, name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, content);
  }
}

/** Runs npm in a folder; what it said where it failed, otherwise null. */
function runNpm(folder: string, args: readonly string[]): string | null {
  const { status, stdout, stderr } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  const output = `${stdout}${stderr}`.slice(-SHOWN_CHARACTERS);
  return status === 0 ? null : `npm ${args.join(' ')} failed:\n${output}`;
}

async function findProblem(projectCase: ProjectCase): Promise<string | null> {
  // Outside of the repository, whose packages it would find otherwise.
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-project-'));
  try {
    writeFiles(folder, await buildDemoProject(projectCase, projectRoot));
    const problem =
      runNpm(folder, ['install', '--no-audit', '--no-fund']) ?? runNpm(folder, ['run', 'build']);
    if (problem) return problem;
    const hasPage = fs.existsSync(path.join(folder, 'dist/index.html'));
    return hasPage ? null : 'npm run build ended without dist/index.html.';
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** Installs and builds one project of each kind that readers can open; needs the npm registry. */
export async function auditProjects(log: (line: string) => void): Promise<Counts> {
  let failed = 0;
  for (const projectCase of PROJECT_CASES) {
    const problem = await findProblem(projectCase);
    const title = `${projectCase.kind}, ${projectCase.codeVariant} (${projectCase.demo})`;
    log(problem ? `✗ ${title}\n${problem}` : `✓ ${title}`);
    if (problem) failed += 1;
  }
  return { passed: PROJECT_CASES.length - failed, failed };
}
