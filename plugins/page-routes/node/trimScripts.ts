import fs from 'node:fs/promises';
import path from 'node:path';

/** A script in the place of one of a page's own. */
export interface TrimmedScript {
  /** Path of the whole one, below the base URL. */
  readonly whole: string;
  readonly trimmed: string;
}

/**
 * Writes a shorter script beside each that can be trimmed. The whole one stays: who comes from another
 * page needs it.
 *
 * @param outDir where the scripts are
 * @param scripts paths of scripts below it, by the page whose content is in one of them
 * @param trim null for what it leaves alone
 * @returns by page
 */
export async function trimScripts(
  outDir: string,
  scripts: ReadonlyMap<string, readonly string[]>,
  trim: (code: string) => string | null,
): Promise<Map<string, TrimmedScript>> {
  const written = new Map<string, TrimmedScript>();
  for (const [page, files] of scripts) {
    for (const whole of files) {
      const code = trim(await fs.readFile(path.join(outDir, whole), 'utf8'));
      if (code === null) continue;
      const trimmed = whole.replace(/\.js$/, '.kept.js');
      await fs.writeFile(path.join(outDir, trimmed), code);
      written.set(page, { whole, trimmed });
    }
  }
  return written;
}
