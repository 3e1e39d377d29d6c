import fs from 'node:fs';
import path from 'node:path';

/** Content of a file, or null where it is not there. */
type Content = Buffer | null;

/**
 * Remembers how things are, to bring them back.
 *
 * @param changed files that will be changed or created, absolute
 * @param created files and folders that are not there yet, absolute
 * @returns brings all of it back, and folders that were created for it
 */
export function rememberFiles(changed: readonly string[], created: readonly string[]): () => void {
  const contents = changed.map((file): [string, Content] => [
    file,
    fs.existsSync(file) ? fs.readFileSync(file) : null,
  ]);
  const parents = [...changed, ...created].map(path.dirname).filter((dir) => !fs.existsSync(dir));
  return () => {
    for (const target of created) fs.rmSync(target, { recursive: true, force: true });
    for (const [file, content] of contents) {
      if (content === null) fs.rmSync(file, { force: true });
      else fs.writeFileSync(file, content);
    }
    for (const folder of parents) fs.rmSync(folder, { recursive: true, force: true });
  };
}
