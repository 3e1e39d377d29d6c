import { transform, type Transform } from 'sucrase';
import type { EditableFile, EditableSource } from './editableSource';
import type { Problem, Program, ProgramModule } from './protocol';

export type CompileResult =
  | { readonly status: 'compiled'; readonly program: Program }
  | { readonly status: 'failed'; readonly problem: Problem };

const SCRIPT = /\.[cm]?[jt]sx?$/;

function getTransforms(name: string): Transform[] {
  return [
    'imports',
    ...(/\.tsx?$/.test(name) ? (['typescript'] as const) : []),
    // Unlike TypeScript, JavaScript is read with JSX whatever its ending.
    ...(/\.ts$/.test(name) ? [] : (['jsx'] as const)),
  ];
}

function compileModule({ name, code }: EditableFile): ProgramModule {
  if (name.endsWith('.json')) {
    return { name, code: `module.exports = ${JSON.stringify(JSON.parse(code))};` };
  }
  const options = { jsxRuntime: 'automatic', production: true, filePath: name } as const;
  return { name, code: transform(code, { ...options, transforms: getTransforms(name) }).code };
}

/** Sucrase writes `Error transforming Counter.tsx: Unexpected token (3:5)`. */
function toProblem({ name }: EditableFile, error: unknown): Problem {
  const text = error instanceof Error ? error.message : String(error);
  const [, line] = /\((\d+):\d+\)/.exec(text) ?? [];
  const message = text.replace(/^Error transforming [^:]*: /, '').replace(/ ?\(\d+:\d+\)\.?$/, '');
  return { kind: 'compile', message, file: name, ...(line && { line: Number(line) }) };
}

export interface CompileInput extends EditableSource {
  /** Whether `utilityStyles` has all utility classes of the files. */
  readonly isOriginal: boolean;
}

/**
 * Compiles a demo's files, TypeScript and JSX to CommonJS, line by line: an error at run time tells
 * the line that the reader sees. Types are removed, not checked.
 * The result has at most one problem: the first, in the order of the files.
 */
export function compileProgram({ files, utilityStyles, isOriginal }: CompileInput): CompileResult {
  const modules: ProgramModule[] = [];
  for (const file of files) {
    if (!SCRIPT.test(file.name) && !file.name.endsWith('.json')) continue;
    try {
      modules.push(compileModule(file));
    } catch (error) {
      return { status: 'failed', problem: toProblem(file, error) };
    }
  }
  const sheets = files.filter(({ name }) => name.endsWith('.css')).map(({ code }) => code);
  return {
    status: 'compiled',
    program: {
      entry: files[0]?.name ?? '',
      modules,
      styles: [...sheets, ...(utilityStyles ?? [])],
      utilities:
        utilityStyles === null || isOriginal ? null : files.map(({ code }) => code).join('\n'),
    },
  };
}
