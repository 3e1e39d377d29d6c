import fs from 'node:fs';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import logger from '@docusaurus/logger';
import type { EditorOption, PluginOptions } from '../../options';
import { compileFrame } from './compileFrame';
import { copyFrame, getFrameLocale } from './provideFrame';

interface BundlerOptions {
  readonly mode?: string;
  readonly resolve?: { readonly alias?: unknown };
}

export interface FrameBuild {
  /**
   * Part of the site's own compilation in the browser's form: takes its aliases, of which the last
   * come from plugins after this one, and starts to compile the frame where the site is developed.
   */
  readonly bundlerPlugin: { apply(compiler: { readonly options: BundlerOptions }): void };
  /** Puts the frame into a built site, if this locale is the one that has it. */
  write(outDir: string): Promise<void>;
  /** Options of the server by which the site is developed. */
  serve(): { readonly static: ReadonlyArray<{ directory: string; publicPath: string }> };
}

function isAliases(alias: unknown): alias is Readonly<Record<string, string>> {
  return typeof alias === 'object' && alias !== null && !Array.isArray(alias);
}

/** The frame of the live editor through the life of one build. */
export function createFrameBuild(
  { siteDir, generatedFilesDir, baseUrl, i18n }: LoadContext,
  { runtimes }: PluginOptions,
  { packages }: EditorOption,
): FrameBuild {
  const folder = path.join(generatedFilesDir, 'demo-frame');
  const outDir = path.join(folder, 'out');
  let aliases: Readonly<Record<string, string>> = {};
  const compile = () =>
    compileFrame({
      siteDir,
      packages,
      runtimes,
      alias: aliases,
      generatedDir: path.join(folder, 'sources'),
      outDir,
    });
  return {
    bundlerPlugin: {
      apply({ options: { mode, resolve } }) {
        if (isAliases(resolve?.alias)) aliases = resolve.alias;
        if (mode === 'production') return;
        compile().catch((error: Error) => logger.error(error.message));
      },
    },
    async write(siteOutDir) {
      if (getFrameLocale(i18n) !== i18n.currentLocale) return;
      await compile();
      copyFrame(outDir, siteOutDir);
    },
    serve() {
      fs.mkdirSync(outDir, { recursive: true });
      return { static: [{ directory: outDir, publicPath: baseUrl }] };
    },
  };
}
