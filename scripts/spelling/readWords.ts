import fs from 'node:fs';
import { UsageError } from '../cli/run-script';

/** The project's own words, as messages name their file. */
export const WORDS_FILE = 'scripts/spelling/words.txt';

/**
 * Words of a dictionary file: one a line, sorted without regard to case, lines with # are comments.
 *
 * @throws UsageError with file and line for a line that is no word, comes twice, or in the wrong place.
 */
export function readWords(fileContent: string, fileName = WORDS_FILE): string[] {
  const words: string[] = [];
  fileContent.split('\n').forEach((line, index) => {
    if (line === '' || line.startsWith('#')) return;
    const where = `${fileName}:${index + 1}`;
    if (!/^[\p{L}\p{M}'’-]+$/u.test(line)) {
      throw new UsageError(
        `${where}: "${line}" is no word. Write one word a line and nothing else.`,
      );
    }
    const previous = words.at(-1);
    if (previous !== undefined && previous.toLowerCase() >= line.toLowerCase()) {
      throw new UsageError(
        `${where}: "${line}" stands behind "${previous}". Keep the words sorted, each once.`,
      );
    }
    words.push(line);
  });
  return words;
}

/** Words of the project's dictionary. */
export function readProjectWords(root: string): string[] {
  return readWords(fs.readFileSync(`${root}/${WORDS_FILE}`, 'utf8'));
}
