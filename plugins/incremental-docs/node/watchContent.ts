import fs from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import { splitPaths } from './patterns';
import { watchFiles, watchPatterns } from './watchPages';

/** Programs write a file in several steps, and Git many files; in ms. */
const BURST = 50;

/**
 * Watches what the docs plugin would have Docusaurus watch, and writes a file of its own for each change.
 *
 * @param name of the plugin's instance
 * @param paths absolute, with slashes: files, and patterns that match some
 * @param changesFile absolute path
 * @returns what Docusaurus has to watch, which loads the plugin's content anew when some of it changes
 */
export function watchContent(
  name: string,
  paths: readonly string[],
  changesFile: string,
): string[] {
  const { patterns, others } = splitPaths(paths);
  const [files, absent] = [
    others.filter((file) => fs.existsSync(path.dirname(file))),
    others.filter((file) => !fs.existsSync(path.dirname(file))),
  ];
  let changes = 0;
  const write = () => fs.writeFileSync(changesFile, String((changes += 1)));
  let burst: NodeJS.Timeout | undefined;
  const listener = {
    onChange() {
      clearTimeout(burst);
      burst = setTimeout(write, BURST);
    },
    onError(error: unknown) {
      logger.warn(
        logger.interpolate`Pages of the docs instance id=${name} are not watched any more: ${String(error)}\nRestart with code=${'--poll'} to have their changes seen.`,
      );
    },
  };
  fs.mkdirSync(path.dirname(changesFile), { recursive: true });
  write();
  const watch = async () => {
    watchFiles(files, listener);
    await watchPatterns(patterns, listener);
  };
  // A system that watches no more files says so by an error, which must not end the start.
  watch().catch(listener.onError);
  return [...absent, changesFile];
}
