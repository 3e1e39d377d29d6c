/** Tailwind in the browser: fetched only for a demo styled with it whose source was changed. */
import { compile } from 'tailwindcss';
import theme from 'tailwindcss/theme.css?text';
import utilities from 'tailwindcss/utilities.css?text';
import { TAILWIND_ENTRY } from './tailwindEntry';

const STYLESHEETS: Readonly<Record<string, string>> = {
  'tailwindcss/theme.css': theme,
  'tailwindcss/utilities.css': utilities,
};

const compiler = compile(TAILWIND_ENTRY, {
  loadStylesheet: async (id, base) => ({ path: id, base, content: STYLESHEETS[id] ?? '' }),
});

/**
 * Compiles the utility classes found in a text into CSS. What is no utility class is passed over.
 *
 * @param text a demo's sources; classes stand between spaces and quotes.
 */
export async function compileUtilities(text: string): Promise<string> {
  return (await compiler).build(text.split(/[\s"'`]+/));
}
