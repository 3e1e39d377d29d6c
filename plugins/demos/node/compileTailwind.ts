import { compile, optimize } from '@tailwindcss/node';
import { Scanner } from '@tailwindcss/oxide';

/**
 * Tailwind without its preflight, which would restyle the page around the demo. The dark variant
 * follows the attribute that Docusaurus keeps its color mode in.
 */
const ENTRY = `
@layer theme, utilities;
@import "tailwindcss/theme.css" layer(theme);
@import "tailwindcss/utilities.css" layer(utilities) source(none);
@custom-variant dark (&:where([data-theme=dark], [data-theme=dark] *));
`;

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
  const compiler = await compile(ENTRY, { base, onDependency: () => undefined });
  return optimize(compiler.build(candidates), { minify: true }).code;
}
