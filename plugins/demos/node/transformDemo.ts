import fs from 'node:fs';
import path from 'node:path';
import type { DemoSourceFile } from '../client/types';
import type { PluginOptions } from '../options';
import { analyzeDemo, type DemoAnalysis, type DemoFile } from './analyzeDemo';
import { buildClientModule, buildServerModule } from './buildDemoModule';
import { checkPackages } from './checkPackages';
import { compileTailwind } from './compileTailwind';
import { listSourceFiles } from './listSourceFiles';

/** The part of the bundler's loader context that is used. */
export interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  addDependency(filePath: string): void;
}

export interface DemoLoaderOptions extends Pick<
  PluginOptions,
  'runtimes' | 'tailwindStyling' | 'highlight' | 'editor'
> {
  readonly siteDir: string;
  readonly isServer: boolean;
  readonly isDevelopment: boolean;
}

function usesTailwind(file: DemoFile, options: DemoLoaderOptions): boolean {
  return path.basename(file.absolutePath, '.tsx') === options.tailwindStyling;
}

function readStylesheets(file: DemoFile, analysis: DemoAnalysis, context: LoaderContext) {
  return analysis.stylesheets.map(({ request }) => {
    const absolutePath = path.join(path.dirname(file.absolutePath), request);
    context.addDependency(absolutePath);
    return fs.readFileSync(absolutePath, 'utf8');
  });
}

/** Blanks the imports of stylesheets: their text travels beside the component. Lines stay in place. */
function buildComponentModule(file: DemoFile, analysis: DemoAnalysis): string {
  return analysis.stylesheets.reduce(
    (code, { start, end }) =>
      code.slice(0, start) + code.slice(start, end).replace(/[^\r\n]/g, ' ') + code.slice(end),
    file.source,
  );
}

async function buildStylesModule(
  file: DemoFile,
  analysis: DemoAnalysis,
  context: LoaderContext,
  options: DemoLoaderOptions,
): Promise<string> {
  const styles = readStylesheets(file, analysis, context);
  if (usesTailwind(file, options)) {
    styles.push(await compileTailwind(file.source, options.siteDir));
  }
  return `export default ${JSON.stringify(styles)};`;
}

function buildSourceModule(
  file: DemoFile,
  context: LoaderContext,
  { highlight }: DemoLoaderOptions,
): string {
  const files = listSourceFiles(file).map(
    ({ absolutePath, name, language, code }): DemoSourceFile => {
      // The bundler watches the demo's own file by itself.
      if (absolutePath !== file.absolutePath) context.addDependency(absolutePath);
      return { name, language, code, html: highlight(code, language) };
    },
  );
  return `export default ${JSON.stringify(files)};`;
}

/**
 * Turns `X.tsx?<query>` into one of the modules a demo consists of:
 * `?demo` what a page imports (different for server and browser), `?demo-component` the component
 * alone, `?demo-styles` its CSS as strings, `?demo-source` its files for the source view, helper
 * files included.
 *
 * @throws {DemoError} see `analyzeDemo`, `checkPackages` and `listSourceFiles`.
 */
export async function transformDemo(
  source: string,
  context: LoaderContext,
  options: DemoLoaderOptions,
): Promise<string> {
  const query = new URLSearchParams(context.resourceQuery);
  const absolutePath = context.resourcePath;
  const file: DemoFile = {
    absolutePath,
    filePath: path.relative(options.siteDir, absolutePath).split(path.sep).join('/'),
    source,
  };
  const analysis = analyzeDemo(file);
  if (options.editor) checkPackages(file, analysis, options.editor.packages);
  if (query.has('demo-component')) return buildComponentModule(file, analysis);
  if (query.has('demo-styles')) return buildStylesModule(file, analysis, context, options);
  if (query.has('demo-source')) return buildSourceModule(file, context, options);
  const moduleContext = {
    fileName: path.basename(absolutePath),
    filePath: file.filePath,
    page: query.get('page') ?? file.filePath,
    analysis,
    hasStyles: analysis.stylesheets.length > 0 || usesTailwind(file, options),
    usesUtilities: usesTailwind(file, options),
    runtimes: options.runtimes,
  };
  return options.isServer
    ? buildServerModule(moduleContext)
    : buildClientModule(moduleContext, options.isDevelopment);
}
