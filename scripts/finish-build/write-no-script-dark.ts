import fs from 'node:fs/promises';
import path from 'node:path';
import { buildNoScriptDark } from '../../src/theming/node/buildNoScriptDark';
import { NO_SCRIPT_DARK_FILE } from '../../src/theming/noScriptDarkFile';
import type { BuildContext } from './steps';

const STYLES = path.join('assets', 'css');

async function readStyles(folder: string): Promise<string[]> {
  const names = await fs.readdir(path.join(folder, STYLES)).catch(() => []);
  const styles = names.filter((name) => name.endsWith('.css')).sort();
  return Promise.all(styles.map((name) => fs.readFile(path.join(folder, STYLES, name), 'utf8')));
}

/**
 * Writes the dark colors of readers without JavaScript beside the pages of each language, made of
 * the stylesheets that these pages have.
 *
 * @throws when the stylesheets of a language say nothing about a dark mode: its pages link the file
 */
export async function writeNoScriptDark({ buildDirectory }: BuildContext): Promise<string> {
  const entries = await fs.readdir(buildDirectory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  let languages = 0;
  let bytes = 0;
  for (const folder of ['', ...folders].map((name) => path.join(buildDirectory, name))) {
    const styles = await readStyles(folder);
    if (styles.length === 0) continue;
    const css = styles.map(buildNoScriptDark).join('');
    if (css === '') {
      throw new Error(
        `The stylesheets in ${path.join(folder, STYLES)} have no rule for [data-theme=dark], but pages link ${NO_SCRIPT_DARK_FILE}. Import tokens.css in the site's stylesheets, or drop the link in src/theming/inlineScript.ts.`,
      );
    }
    await fs.writeFile(path.join(folder, NO_SCRIPT_DARK_FILE), css);
    languages += 1;
    bytes += Buffer.byteLength(css);
  }
  return `${languages} stylesheets, ${(bytes / 1000).toFixed(1)} kB`;
}
