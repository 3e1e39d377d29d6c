import fs from 'node:fs';
import path from 'node:path';

/** What was changed on disk. */
export interface WriteResult {
  readonly written: number;
  readonly removed: number;
}

function readIfThere(filePath: string): string | null {
  return fs.existsSync(filePath) ? fs.readFileSync(filePath, 'utf8') : null;
}

/**
 * Brings a generated folder to the given content. A file that is right is not touched, so that
 * neither a watcher nor the bundler's cache takes it for new; files of components that are gone go.
 *
 * @param files name → content
 */
export function writeFolder(folder: string, files: ReadonlyMap<string, string>): WriteResult {
  fs.mkdirSync(folder, { recursive: true });
  const stale = fs.readdirSync(folder).filter((name) => !files.has(name));
  for (const name of stale) fs.rmSync(path.join(folder, name), { recursive: true });
  const changed = [...files].filter(
    ([name, content]) => readIfThere(path.join(folder, name)) !== content,
  );
  for (const [name, content] of changed) fs.writeFileSync(path.join(folder, name), content);
  return { written: changed.length, removed: stale.length };
}
