import fs from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import gracefulFs from 'graceful-fs';
import type { RuntimeOption } from '../../options';
import { buildFrameDocument } from './buildFrameDocument';
import { buildFrameSources, REGISTRY_FILE } from './buildFrameSources';
import { listPackageEntries } from './listPackageEntries';

export interface FrameOptions {
  readonly siteDir: string;
  /** Packages that edited demos may import. */
  readonly packages: readonly string[];
  readonly runtimes: readonly RuntimeOption[];
  /** The site's aliases: the frame wraps demos into the same `@theme` modules as pages do. */
  readonly alias: Readonly<Record<string, string>>;
  /** Folder for sources that are generated; emptied. */
  readonly generatedDir: string;
  /** Folder of the frame's document and scripts. */
  readonly outDir: string;
}

/** The document's name, and the folder of its scripts, below the site's root. */
export const FRAME_DOCUMENT = 'demo-frame.html';
export const SCRIPT_FOLDER = 'assets/demo-frame';

const FRAME_DIR = path.resolve(__dirname, '..', '..', 'frame');

/** Needed by nearly every demo of these libraries: one file, where it would be a dozen. */
const ENGINE =
  /[\\/]node_modules[\\/](@babel|@emotion|@popperjs|clsx|react-is|react-transition-group|stylis|@mui[\\/](private-theming|styled-engine|system|utils))[\\/]/;

function writeSources({ siteDir, packages, runtimes, generatedDir }: FrameOptions): void {
  const entries = packages.map((name) => listPackageEntries(siteDir, name));
  fs.rmSync(generatedDir, { recursive: true, force: true });
  fs.mkdirSync(generatedDir, { recursive: true });
  for (const [name, source] of buildFrameSources(entries, runtimes)) {
    fs.writeFileSync(path.join(generatedDir, name), source);
  }
}

function createScriptRule(extension: string, tsx: boolean) {
  return {
    test: new RegExp(`\\.${extension}$`),
    exclude: /[\\/]node_modules[\\/]/,
    type: 'javascript/auto' as const,
    loader: 'builtin:swc-loader',
    options: {
      jsc: {
        target: 'es2022',
        parser: { syntax: 'typescript', tsx },
        transform: { react: { runtime: 'automatic' } },
      },
    },
  };
}

function createConfig({ siteDir, alias, generatedDir, outDir }: FrameOptions) {
  return {
    name: 'demo-frame',
    mode: 'production' as const,
    context: siteDir,
    target: ['web' as const, 'es2022' as const],
    devtool: false as const,
    entry: { boot: path.join(FRAME_DIR, 'boot.ts'), main: path.join(FRAME_DIR, 'main.tsx') },
    cache: true,
    experiments: { cache: { type: 'persistent' as const, version: 'demo-frame' } },
    output: {
      path: path.join(outDir, SCRIPT_FOLDER),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[id].[contenthash:8].js',
      // The frame asks the page for scripts by their names alone.
      publicPath: '',
      uniqueName: 'demo-frame',
      hashFunction: 'xxhash64' as const,
      clean: true,
    },
    resolve: {
      extensions: ['.mjs', '.js', '.jsx', '.ts', '.tsx', '.json'],
      // Generated sources lie outside of the site's packages; a package's own dependencies win.
      modules: ['node_modules', path.join(siteDir, 'node_modules')],
      alias: {
        '@demo-frame/registry$': path.join(generatedDir, REGISTRY_FILE),
        // The only build of React that counts what it renders (frame/Stage.tsx).
        'react-dom$': 'react-dom/profiling',
        ...alias,
      },
    },
    module: {
      rules: [
        createScriptRule('tsx', true),
        createScriptRule('ts', false),
        { resourceQuery: /^\?text$/, type: 'asset/source' as const },
      ],
    },
    optimization: {
      splitChunks: {
        chunks: 'async' as const,
        maxAsyncRequests: 60,
        cacheGroups: {
          default: false as const,
          defaultVendors: false as const,
          engine: { test: ENGINE, name: 'engine', enforce: true, priority: 20 },
          shared: {
            test: /[\\/]node_modules[\\/]/,
            minChunks: 2,
            minSize: 16_000,
            reuseExistingChunk: true,
            priority: 10,
          },
        },
      },
    },
    performance: { hints: false as const },
  };
}

interface EmittedScripts {
  readonly boot: string;
  readonly main: string;
}

function runCompiler(options: FrameOptions): Promise<EmittedScripts> {
  return new Promise((resolve, reject) => {
    const compiler = rspack(createConfig(options));
    // Rspack writes all files at once; these wait where a process may not open that many.
    compiler.outputFileSystem = gracefulFs;
    compiler.run((error, stats) => {
      const problem = error?.message ?? (stats?.hasErrors() ? stats.toString('errors-only') : null);
      const assets = stats?.toJson({ all: false, entrypoints: true }).entrypoints;
      compiler.close(() => {
        const getScript = (name: string) => assets?.[name]?.assets?.[0]?.name ?? '';
        if (problem === null) resolve({ boot: getScript('boot'), main: getScript('main') });
        else {
          reject(
            new Error(`Plugin "demos": the frame of the live editor does not compile.\n${problem}`),
          );
        }
      });
    });
  });
}

/**
 * Compiles the frame that runs edited demos: a document and its scripts, apart from the site's, so
 * that neither can slow the other down.
 *
 * @throws Error with the bundler's messages, or naming a package that is not installed.
 */
export async function compileFrame(options: FrameOptions): Promise<void> {
  writeSources(options);
  const scripts = await runCompiler(options);
  const bootPath = path.join(options.outDir, SCRIPT_FOLDER, scripts.boot);
  const document = buildFrameDocument(fs.readFileSync(bootPath, 'utf8'), scripts.main);
  fs.rmSync(bootPath);
  fs.writeFileSync(path.join(options.outDir, FRAME_DOCUMENT), document);
}
