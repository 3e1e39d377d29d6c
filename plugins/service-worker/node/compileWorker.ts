import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';

const WORKER_DIR = path.resolve(__dirname, '..', 'worker');

function createConfig(entry: string, outDir: string) {
  return {
    name: 'service-worker',
    mode: 'production' as const,
    context: WORKER_DIR,
    target: ['webworker' as const, 'es2022' as const],
    devtool: false as const,
    entry: { sw: path.join(WORKER_DIR, entry) },
    output: { path: outDir, filename: '[name].js' },
    resolve: {
      extensions: ['.mjs', '.js', '.ts'],
      // Workbox's parts come with workbox-build, and may lie below it.
      modules: [
        'node_modules',
        path.join(path.dirname(require.resolve('workbox-build')), '..', 'node_modules'),
      ],
    },
    module: {
      rules: [
        {
          test: /\.ts$/,
          type: 'javascript/auto' as const,
          loader: 'builtin:swc-loader',
          options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
        },
      ],
    },
    performance: { hints: false as const },
  };
}

function run(entry: string, outDir: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(createConfig(entry, outDir));
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      compiler.close(() => {
        if (problem === null) resolve();
        else reject(new Error(`Plugin "service-worker": ${entry} does not compile.\n${problem}`));
      });
    });
  });
}

/**
 * Compiles a worker to one script without imports.
 *
 * @param entry name of a file in worker/
 * @throws Error with the bundler's messages
 */
export async function compileWorker(entry: 'main.ts' | 'remove.ts'): Promise<string> {
  const outDir = await fs.mkdtemp(path.join(os.tmpdir(), 'service-worker-'));
  try {
    await run(entry, outDir);
    return await fs.readFile(path.join(outDir, 'sw.js'), 'utf8');
  } finally {
    await fs.rm(outDir, { recursive: true });
  }
}
