import path from 'node:path';
import type { rspack } from '@docusaurus/faster';

type Options = Exclude<Parameters<typeof rspack>[0], readonly unknown[]>;

/** A site of one entry, whose parts are scripts of their own. */
export function createConfig(
  entry: string,
  outDir: string,
  plugins: NonNullable<Options['plugins']>,
): Options {
  return {
    mode: 'production',
    devtool: false,
    context: path.dirname(entry),
    target: ['web', 'es2022'],
    entry,
    output: { path: outDir, filename: '[name].js' },
    optimization: { minimize: false },
    plugins,
  };
}
