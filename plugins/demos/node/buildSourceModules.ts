import type { DemoProject, DemoSourceFile } from '../client/types';
import type { PluginOptions, ReleaseOption, RuntimeOption } from '../options';
import type { DemoFile } from './analyzeDemo';
import { findRuntime } from './buildDemoModule';
import { createMemory } from './createMemory';
import { DemoError } from './demoError';
import { getEssentialJsx } from './getEssentialJsx';
import { NotErasable, toJavaScript, toJavaScriptName } from './javascript/toJavaScript';
import { listDependencies, listImportedPackages } from './listDependencies';
import { listSourceFiles, type SourceText } from './listSourceFiles';

type SourceOptions = Pick<PluginOptions, 'highlight' | 'formatting'>;

/** Every project is a React application; its TypeScript form is checked as well. */
const PROJECT_PACKAGES = ['react', 'react-dom'];
const TYPE_PACKAGES = ['@types/react', '@types/react-dom', 'typescript'];

async function deriveJavaScript(
  { name, code }: Pick<SourceText, 'name' | 'code'>,
  file: DemoFile,
  options: SourceOptions,
): Promise<string> {
  try {
    return await toJavaScript(code, name, options.formatting);
  } catch (cause) {
    if (!(cause instanceof NotErasable)) throw cause;
    throw new DemoError(
      {
        filePath: `${file.filePath.slice(0, file.filePath.lastIndexOf('/') + 1)}${name}`,
        line: cause.line,
      },
      `the demo uses ${cause.construct}, which has no form in JavaScript.`,
      'readers get every demo in JavaScript too: write it with types only, e.g. a const object and its keys.',
      { cause },
    );
  }
}

/**
 * The files of a demo for the source view: as written, and as JavaScript.
 *
 * @throws {DemoError} see `listSourceFiles`, and for TypeScript that is more than types.
 */
export async function buildSourceFiles(
  file: DemoFile,
  options: SourceOptions,
  addDependency: (absolutePath: string) => void,
): Promise<DemoSourceFile[]> {
  return Promise.all(
    listSourceFiles(file).map(async ({ absolutePath, name, language, code }) => {
      // The bundler watches the demo's own file by itself.
      if (absolutePath !== file.absolutePath) addDependency(absolutePath);
      const text = { name, language, code, html: options.highlight(code, language) };
      if (language !== 'tsx' && language !== 'ts') return text;
      const jsCode = await deriveJavaScript({ name, code }, file, options);
      const jsLanguage = language === 'tsx' ? 'jsx' : 'js';
      const js = jsCode && {
        name: toJavaScriptName(name),
        language: jsLanguage,
        code: jsCode,
        html: options.highlight(jsCode, jsLanguage),
      };
      return { ...text, js: js || null };
    }),
  );
}

/** The essential JSX of a demo. */
interface DemoPreview {
  readonly html: string;
  readonly lines: number;
}

const rememberPreview = createMemory<Promise<DemoPreview | null>>();

/**
 * The essential JSX of a demo, highlighted; null where there is none that is short enough. A page
 * carries one text for both languages, so there is none either where types are part of it.
 */
export function buildPreview(file: DemoFile, options: SourceOptions): Promise<DemoPreview | null> {
  const { highlight, formatting } = options;
  return rememberPreview(file.absolutePath, [file.source, highlight, formatting], () =>
    derivePreview(file, options),
  );
}

async function derivePreview(file: DemoFile, options: SourceOptions): Promise<DemoPreview | null> {
  const jsx = getEssentialJsx(file.source);
  if (jsx === null) return null;
  const name = file.filePath.slice(file.filePath.lastIndexOf('/') + 1);
  const js = await deriveJavaScript({ name, code: file.source }, file, options);
  if (getEssentialJsx(js) !== jsx) return null;
  return { html: options.highlight(jsx, 'jsx'), lines: jsx.split('\n').length };
}

/**
 * What a demo needs to run as a project: the installed versions of everything it imports, and what
 * its runtime adds.
 *
 * @throws {DemoError} for a package that is not installed.
 */
export function buildProject(
  file: DemoFile,
  runtimes: readonly RuntimeOption[],
  usesTailwind: boolean,
  release: ReleaseOption | null = null,
): DemoProject {
  // Of all files: a demo may get its styled parts from a file beside it.
  const packages = listImportedPackages(listSourceFiles(file));
  const setup = findRuntime(packages, runtimes)?.project ?? {
    packages: [],
    imports: [],
    before: [],
  };
  const tailwind = usesTailwind ? listDependencies(['tailwindcss'], file) : {};
  return {
    dependencies: listDependencies(
      [...packages, ...PROJECT_PACKAGES, ...setup.packages],
      file,
      release,
    ),
    typeDependencies: listDependencies(TYPE_PACKAGES, file),
    imports: setup.imports,
    before: setup.before,
    tailwindVersion: tailwind.tailwindcss ?? null,
  };
}
