import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { TAILWIND_ENTRY } from '../frame/tailwindEntry';

/**
 * Compiles the utility classes found in sources into minified CSS. Demos that stand on one page are
 * compiled together: Tailwind orders its utilities within one sheet, and of two sheets the later
 * one would win, be it with a plain utility over a variant of the earlier one.
 *
 * @param base folder that `tailwindcss` is resolved from.
 */
export async function compileTailwind(sources: readonly string[], base: string): Promise<string> {
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles(sources.map((content) => ({ content, extension: 'tsx' })));
  const compiler = await compile(TAILWIND_ENTRY, { base, onDependency: () => undefined });
  return optimize(compiler.build(candidates), { minify: true }).code;
}
