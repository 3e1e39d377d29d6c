import type { Program } from '../client/editor/protocol';

/** What a module of a demo gets beside its own text. */
export interface LinkContext {
  /** A package that has been loaded. @throws Error saying what is available instead. */
  readonly requirePackage: (request: string) => unknown;
  readonly guardLoop: () => void;
}

interface LinkedModule {
  exports: unknown;
}

type ModuleFunction = (
  require: (request: string) => unknown,
  module: LinkedModule,
  exports: unknown,
  guardLoop: () => void,
) => void;

/** Names of a demo's modules in the stack of an error. */
export const MODULE_URL = 'demo:///';

/** How a path without an extension is completed, in the bundler's order. */
const ENDINGS = ['', '.tsx', '.ts', '.jsx', '.js', '.json', '/index.tsx', '/index.ts'];

/** `./rows` of `parts/Table.tsx` → `parts/rows`. */
function joinPath(importer: string, request: string): string {
  const parts = importer.split('/').slice(0, -1);
  for (const part of request.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  return parts.join('/');
}

/** The requests of packages in compiled modules; one inside of a text may be among them. */
export function collectRequests({ modules }: Program): string[] {
  const requests = modules.flatMap(({ code }) =>
    Array.from(code.matchAll(/\brequire\((['"])(.+?)\1\)/g), ([, , request = '']) => request),
  );
  return [...new Set(requests)].filter((request) => !request.startsWith('.'));
}

/**
 * Runs a program's modules, each once and when it is first required, and returns what the entry
 * exports. Stylesheets are no modules: requiring one gives an empty object.
 *
 * @throws whatever a module throws, and Error for an import that does not exist.
 */
export function linkProgram(
  { entry, modules }: Program,
  { requirePackage, guardLoop }: LinkContext,
): unknown {
  const linked = new Map<string, LinkedModule>();
  const codes = new Map(modules.map(({ name, code }) => [name, code]));

  const requireOwn = (importer: string, request: string): unknown => {
    if (request.endsWith('.css')) return {};
    const base = joinPath(importer, request);
    const name = ENDINGS.map((ending) => base + ending).find((candidate) => codes.has(candidate));
    if (name === undefined) {
      throw new Error(
        `"${request}" is not among the files of this demo: ${[...codes.keys()].join(', ')}.`,
      );
    }
    return run(name);
  };
  const run = (name: string): unknown => {
    const known = linked.get(name);
    if (known) return known.exports;
    const module: LinkedModule = { exports: {} };
    linked.set(name, module);
    // On one line with the code, so that its lines keep their numbers.
    const evaluate = (0, eval)(
      `(function (require, module, exports, __guardLoop) {${codes.get(name) ?? ''}\n})\n//# sourceURL=${MODULE_URL}${name}`,
    ) as ModuleFunction;
    const requireModule = (request: string) =>
      request.startsWith('.') ? requireOwn(name, request) : requirePackage(request);
    evaluate(requireModule, module, module.exports, guardLoop);
    return module.exports;
  };
  return run(entry);
}

/** Where in a demo's files an error arose, as far as its stack tells. */
export function findErrorPlace(error: unknown): { readonly file?: string; readonly line?: number } {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const [, file, line] = /demo:\/\/\/([^:\s)]+):(\d+)/.exec(stack) ?? [];
  return file === undefined ? {} : { file, line: Number(line) };
}
