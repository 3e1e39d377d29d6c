/** Builds an entry as a process of its own: `build.ts ENTRY OUTPUT [guarded]`. */
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { createOutputGuard } from '../node/createOutputGuard';
import { createConfig } from './createConfig';

const [entry = '', output = '', mode] = process.argv.slice(2);
const plugins = mode === 'guarded' ? [createOutputGuard()] : [];
const compiler = rspack(createConfig(path.resolve(entry), path.resolve(output), plugins));
compiler.run((error, stats) => {
  if (error || stats?.hasErrors()) {
    process.stderr.write(error?.message ?? stats?.toString('errors-only') ?? '');
    process.exitCode = 1;
  }
  compiler.close(() => undefined);
});
