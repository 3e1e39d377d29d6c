import * as babelPlugin from 'prettier/plugins/babel';
import * as estreePlugin from 'prettier/plugins/estree';
// The standalone build, because Jest cannot load the other one, which imports its parts lazily.
import { format } from 'prettier/standalone';
import type { Options } from 'prettier';
import type { UnusedImports } from './importEdits';
import { NotErasable, stripTypes } from './stripTypes';

/** How derived JavaScript is laid out: options of Prettier. */
export type Formatting = Partial<Pick<Options, 'printWidth' | 'singleQuote' | 'semi' | 'tabWidth'>>;

/** Comments that speak to TypeScript, on a line of their own, in JSX too. */
const TYPESCRIPT_COMMENT =
  /^[^\S\n]*(?:\{\/\*|\/\*|\/\/)\s*(?:@ts-(?:ignore|expect-error|nocheck)|eslint-disable[\w-]* @typescript-eslint\/).*\n/gm;

async function derive(
  code: string,
  fileName: string,
  formatting: Formatting,
  unusedImports: UnusedImports | undefined,
): Promise<string> {
  const stripped = stripTypes(code, fileName, unusedImports).replace(TYPESCRIPT_COMMENT, '');
  return format(stripped, {
    ...formatting,
    parser: 'babel',
    plugins: [babelPlugin, estreePlugin],
  });
}

/**
 * What was derived so far. Server and browser, source view and preview ask for the same text again. (Every language does
 * too, but Docusaurus loads plugins anew for each.)
 */
const derived = new Map<string, Promise<string>>();

/**
 * The JavaScript that a module written in TypeScript stands for, formatted: types, and imports that
 * only types make use of, are gone; comments and blank lines stay. Serves the contract's code
 * variant `JS`.
 *
 * @param fileName decides on the syntax: `.tsx` or `.ts`.
 * @param unusedImports see `stripTypes`.
 * @returns the empty string where there was nothing but types.
 * @throws {NotErasable} for constructs that are more than types.
 */
export function toJavaScript(
  code: string,
  fileName: string,
  formatting: Formatting = {},
  unusedImports?: UnusedImports,
): Promise<string> {
  const key = JSON.stringify([code, fileName, formatting, unusedImports]);
  const known = derived.get(key);
  if (known) return known;
  const result = derive(code, fileName, formatting, unusedImports);
  derived.set(key, result);
  return result;
}

/** `BasicButtons.tsx` → `BasicButtons.js`; other files keep their name. */
export function toJavaScriptName(name: string): string {
  return name.replace(/\.tsx?$/, '.js');
}

export { NotErasable };
