import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';
import { TAILWIND_ENTRY } from '../frame/tailwindEntry';

/**
 * Compiles the utility classes found in a demo's source into minified CSS.
 *
 * @param base folder that `tailwindcss` is resolved from.
 */
export async function compileTailwind(source: string, base: string): Promise<string> {
  const scanner = new Scanner({ sources: [] });
  const candidates = scanner.scanFiles([{ content: source, extension: 'tsx' }]);
  const compiler = await compile(TAILWIND_ENTRY, { base, onDependency: () => undefined });
  return optimize(compiler.build(candidates), { minify: true }).code;
}
