import { spawn } from 'node:child_process';
import path from 'node:path';

export const projectRoot = path.resolve(__dirname, '../..');

/** A tool's command line inside `node_modules`, and its arguments. */
export type ToolCommand = readonly [modulePath: string, ...args: string[]];

function createEnvironment(extra: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const env = { ...process.env, ...extra };
  if (env.CI) {
    // Tools that see FORCE_COLOR beside NO_COLOR warn, or color all the same.
    delete env.FORCE_COLOR;
    env.NO_COLOR = '1';
  }
  return env;
}

function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  return new Promise((resolve, reject) => {
    spawn(command, args, {
      cwd: projectRoot,
      env: createEnvironment(env),
      stdio: ['ignore', 'inherit', 'inherit'],
      // npm is a .cmd file on Windows, which only a shell starts.
      shell: process.platform === 'win32' && command === 'npm',
    })
      .on('error', reject)
      .on('close', (exitCode) => resolve(exitCode ?? 1));
  });
}

/** Runs a tool of `node_modules` with this Node, its output going where ours goes. */
export function runTool(
  [modulePath, ...args]: ToolCommand,
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  return run(process.execPath, [path.join(projectRoot, 'node_modules', modulePath), ...args], env);
}

/** Runs a script of package.json. */
export function runNpmScript(name: string, env: NodeJS.ProcessEnv = {}): Promise<number> {
  return run('npm', ['run', '--silent', name], env);
}
