import { execFile, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A line of the list of processes; `rss` is the memory it holds, in KiB. */
export interface ProcessRow {
  readonly pid: number;
  readonly parent: number;
  readonly rss: number;
}

/** Reads what `ps -A -o pid=,ppid=,rss=` prints. */
export function parseProcesses(output: string): ProcessRow[] {
  return output
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .filter((fields) => fields.length === 3)
    .map(([pid = 0, parent = 0, rss = 0]) => ({ pid, parent, rss }));
}

/** Memory of a process and of all that it started, in KiB; pages that they share count for each. */
export function sumTree(rows: readonly ProcessRow[], root: number): number {
  const own = rows.find(({ pid }) => pid === root)?.rss ?? 0;
  return rows
    .filter(({ parent }) => parent === root)
    .reduce((sum, { pid }) => sum + sumTree(rows, pid), own);
}

const SAMPLE_MS = 250;

/** Watches the memory of a process and of all that it starts. Returns how to stop, with the peak. */
export function watchMemory(root: number): () => number {
  let peak = 0;
  let isSampling = false;
  const sample = async () => {
    if (isSampling) return;
    isSampling = true;
    const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid=,rss=']);
    peak = Math.max(peak, sumTree(parseProcesses(stdout), root));
    isSampling = false;
  };
  const timer = setInterval(() => void sample(), SAMPLE_MS);
  return () => {
    clearInterval(timer);
    return peak / 1024;
  };
}

/** Where and how a command of a site runs. */
export interface CommandOptions {
  readonly cwd: string;
  readonly environment: Readonly<Record<string, string>>;
  /** File for both of its output streams. */
  readonly logFile: string;
}

/** Starts a script of Node in a process group of its own. */
export function startNode(args: readonly string[], options: CommandOptions): ChildProcess {
  const log = fs.openSync(options.logFile, 'a');
  const child = spawn(process.execPath, args, {
    cwd: options.cwd,
    env: { ...process.env, ...options.environment, NO_COLOR: '1', FORCE_COLOR: '0' },
    stdio: ['ignore', log, log],
    detached: true,
  });
  fs.closeSync(log);
  return child;
}

/** What a command took. */
export interface Cost {
  readonly seconds: number;
  /** Of the whole tree of processes, sampled four times a second. */
  readonly peakMebibytes: number;
}

/**
 * Runs a script of Node to its end.
 *
 * @throws Error with the end of its output, if it fails
 */
export async function runMeasured(args: readonly string[], options: CommandOptions): Promise<Cost> {
  const startedAt = performance.now();
  const child = startNode(args, options);
  const stop = watchMemory(child.pid ?? 0);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  const peakMebibytes = stop();
  if (code !== 0) {
    const output = fs.readFileSync(options.logFile, 'utf8').slice(-4000);
    throw new Error(`${args.join(' ')} ended with ${code} in ${options.cwd}:\n${output}`);
  }
  return { seconds: (performance.now() - startedAt) / 1000, peakMebibytes };
}
