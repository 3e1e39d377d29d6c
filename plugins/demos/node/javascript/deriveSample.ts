import ts from 'typescript';
import { NotErasable, toJavaScript, type Formatting } from './toJavaScript';
import { stripTypes } from './stripTypes';

/**
 * The JavaScript of a sample of a page, which may be a part of a module only.
 *
 * @param fileName decides on the syntax: `.tsx` or `.ts`.
 * @returns null where there is no other form: no types in it, nothing but types, not a piece of
 *   TypeScript that can be read on its own, or one that has no form in JavaScript.
 */
export async function deriveSample(
  code: string,
  fileName: string,
  formatting: Formatting = {},
): Promise<string | null> {
  const { diagnostics = [] } = ts.transpileModule(code, {
    fileName,
    reportDiagnostics: true,
    compilerOptions: { jsx: ts.JsxEmit.Preserve, target: ts.ScriptTarget.ES2022 },
  });
  if (diagnostics.length > 0) return null;
  try {
    // An import of a sample may be what it is about, although nothing in it uses the name.
    if (stripTypes(code, fileName, 'keep imports') === code) return null;
    const js = await toJavaScript(code, fileName, formatting, 'keep imports');
    return js.trimEnd() || null;
  } catch (error) {
    if (error instanceof NotErasable) return null;
    throw error;
  }
}
