import fs from 'node:fs';
import path from 'node:path';
import type { PluginOptions } from '../options';
import { analyzeDemo, type DemoAnalysis, type DemoFile } from './analyzeDemo';
import { buildClientModule, buildServerModule } from './buildDemoModule';
import { buildClientIslandModule, buildServerIslandModule } from './buildIslandModule';
import { checkPackages } from './checkPackages';
import { buildPreview, buildProject, buildSourceFiles } from './buildSourceModules';
import { buildClientStillsModule, buildServerStillsModule } from './buildStillsModule';
import { listImportedPackages } from './listDependencies';
import { listPackages } from './listPackages';
import { findRelease, getRuntimes } from './release';
import { buildTailwindModule, getTailwindRequest } from './tailwindSheet';

/** The part of the bundler's loader context that is used. */
export interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  addDependency(filePath: string): void;
}

export interface DemoLoaderOptions extends Pick<
  PluginOptions,
  'runtimes' | 'tailwindStyling' | 'highlight' | 'formatting' | 'releases' | 'editor'
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

function toDataModule(value: unknown): string {
  return `export default ${JSON.stringify(value)};`;
}

/** Stills are rendered on the server only; what they import decides which root they stand in. */
function buildStillsModule(
  file: DemoFile,
  context: LoaderContext,
  { isServer, isDevelopment, runtimes }: DemoLoaderOptions,
): string {
  const stills = {
    fileName: path.basename(file.absolutePath),
    filePath: file.filePath,
    packages: listPackages(file, (absolutePath) => context.addDependency(absolutePath)),
    runtimes,
  };
  return isServer
    ? buildServerStillsModule(stills)
    : buildClientStillsModule(stills, isDevelopment);
}

/** The file itself is compiled as any other of the site: it may import what the site's code may. */
function buildIslandModule(
  file: DemoFile,
  { isServer, isDevelopment, runtimes }: DemoLoaderOptions,
): string {
  const island = {
    fileName: path.basename(file.absolutePath),
    filePath: file.filePath,
    packages: listImportedPackages([
      { ...file, name: path.basename(file.absolutePath), language: 'tsx', code: file.source },
    ]),
    runtimes,
  };
  return isServer
    ? buildServerIslandModule(island)
    : buildClientIslandModule(island, isDevelopment);
}

/**
 * Turns `X.tsx?<query>` into one of the modules a demo consists of:
 * `?demo` what a page imports (different for server and browser), `?demo-component` the component
 * alone, `?demo-styles` its CSS as strings, `?demo-tailwind` the sheet that the Tailwind demos of a
 * page share, `?demo-source` its files for the source view, helper files included, `?demo-preview`
 * its essential JSX, `?demo-project` what it needs to run elsewhere. `?demo-stills` is for a file
 * whose default export is components by name, of which pages show pictures; `?demo-island` for a
 * part of the site that is to live as demos do, and is none.
 *
 * @throws {DemoError} see `analyzeDemo`, `checkPackages` and `listSourceFiles`.
 */
export async function transformDemo(
  source: string,
  context: LoaderContext,
  siteOptions: DemoLoaderOptions,
): Promise<string> {
  const query = new URLSearchParams(context.resourceQuery);
  const absolutePath = context.resourcePath;
  const file: DemoFile = {
    absolutePath,
    filePath: path.relative(siteOptions.siteDir, absolutePath).split(path.sep).join('/'),
    source,
  };
  const release = findRelease(file.filePath, siteOptions.releases);
  const options = { ...siteOptions, runtimes: getRuntimes(siteOptions.runtimes, release) };
  if (query.has('demo-island')) return buildIslandModule(file, options);
  const analysis = analyzeDemo(file, release);
  if (options.editor && release === null) checkPackages(file, analysis, options.editor.packages);
  if (query.has('demo-component')) return buildComponentModule(file, analysis);
  if (query.has('demo-stills')) return buildStillsModule(file, context, options);
  if (query.has('demo-styles')) return toDataModule(readStylesheets(file, analysis, context));
  const addDependency = (dependency: string) => context.addDependency(dependency);
  if (query.has('demo-tailwind')) return buildTailwindModule(file, options.siteDir, addDependency);
  if (query.has('demo-source')) {
    return toDataModule(await buildSourceFiles(file, options, addDependency));
  }
  const isTailwind = usesTailwind(file, options);
  if (query.has('demo-project')) {
    return toDataModule(buildProject(file, options.runtimes, isTailwind, release));
  }
  const preview = await buildPreview(file, options);
  if (query.has('demo-preview')) return toDataModule(preview?.html ?? null);
  const moduleContext = {
    fileName: path.basename(absolutePath),
    filePath: file.filePath,
    page: query.get('page') ?? file.filePath,
    analysis,
    hasStyles: analysis.stylesheets.length > 0,
    tailwindRequest: isTailwind ? getTailwindRequest(absolutePath) : null,
    previewLines: preview?.lines ?? 0,
    runtimes: options.runtimes,
    isEditable: release === null,
  };
  return options.isServer
    ? buildServerModule(moduleContext)
    : buildClientModule(moduleContext, options.isDevelopment);
}
