import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import gracefulFs from 'graceful-fs';
import { createConfig } from '../__fixtures__/createConfig';
import { createOutputFileSystem } from '../node/createOutputFileSystem';
import { createOutputGuard } from '../node/createOutputGuard';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'safe-output-'));
});

afterEach(() => {
  fs.rmSync(folder, { recursive: true, force: true });
});

/** A site of so many scripts. */
function writeModules(count: number): string {
  const names = Array.from({ length: count }, (_, index) => `part-${index}`);
  for (const name of names) {
    fs.writeFileSync(path.join(folder, `${name}.js`), `export default '${name}';`);
  }
  const imports = names.map((name) => `() => import('./${name}.js')`).join(',\n');
  fs.writeFileSync(path.join(folder, 'main.js'), `window.parts = [${imports}];`);
  return path.join(folder, 'main.js');
}

/** Builds in a process that may open so many files at the same time; returns how many it wrote. */
function buildWithin(limit: number, entry: string, mode: 'plain' | 'guarded'): number {
  const output = path.join(folder, mode);
  const build = path.resolve(__dirname, '..', '__fixtures__', 'build.ts');
  execFileSync(
    'sh',
    [
      ...['-c', `ulimit -n ${limit} && exec "$@"`, 'sh'],
      ...[process.execPath, '--import', 'tsx', build, entry, output, mode],
    ],
    { stdio: 'pipe' },
  );
  return fs.readdirSync(output).length;
}

it('writes every file where only few may be open, which the bundler does not', () => {
  const entry = writeModules(1500);
  expect(buildWithin(256, entry, 'guarded')).toBe(1501);
  // Once this fails, the plugin has done its service.
  expect(buildWithin(256, entry, 'plain')).toBeLessThan(1501);
});

it('ends the build when a file cannot be written', async () => {
  const entry = writeModules(5);
  const full = Object.create(gracefulFs, {
    writeFile: {
      value: (file: string, data: Buffer, onDone: (error: Error | null) => void) =>
        file.endsWith('main.js')
          ? gracefulFs.writeFile(file, data, onDone)
          : onDone(new Error('ENOSPC: no space left on device')),
    },
  }) as typeof gracefulFs;
  const guard = createOutputGuard(createOutputFileSystem(full));
  const compiler = rspack(createConfig(entry, path.join(folder, 'out'), [guard]));
  const problem = await new Promise<string>((resolve) => {
    compiler.run((error, stats) => {
      resolve(error?.message ?? stats?.toString('errors-only') ?? '');
    });
  });
  expect(problem).toContain('5 of the built files could not be written');
  expect(problem).toContain('ENOSPC: no space left on device');
  expect(problem).toContain('and 2 more');
  await new Promise((resolve) => compiler.close(resolve));
});
