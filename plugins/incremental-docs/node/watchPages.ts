import fs from 'node:fs';
import path from 'node:path';
import { createMatcher, posixPath } from '@docusaurus/utils';
import type { Event } from '@parcel/watcher';
import { listBases } from './patterns';

/** What whoever watches is told. */
export interface Listener {
  /** A file was written, created or removed; several times where a program does that in steps. */
  onChange(): void;
  /** From now on nothing is told of these files. */
  onError(error: unknown): void;
}

const isNewFolder = ({ type, path: file }: Event) =>
  type === 'create' && fs.statSync(file, { throwIfNoEntry: false })?.isDirectory() === true;

/** Ends the watching. */
export type Stop = () => Promise<void>;

/**
 * Watches what matches, by its folders, which are looked through beside the script: Docusaurus' own way takes
 * half a millisecond of it for each page.
 *
 * @param patterns absolute, with slashes, in folders that are there
 */
export async function watchPatterns(
  patterns: readonly string[],
  { onChange, onError }: Listener,
): Promise<Stop> {
  // Not before it is needed: it is a program for each system, and there may be none for this one.
  const { subscribe } = await import('@parcel/watcher');
  const isWatched = createMatcher([...patterns]);
  const watchFolder = async (folder: string): Promise<Stop> => {
    // The system tells the real path of what has changed.
    const realFolder = fs.realpathSync(folder);
    const toPath = (file: string) => `${folder}/${posixPath(path.relative(realFolder, file))}`;
    const start = () =>
      subscribe(realFolder, (error, events) => {
        if (error) onError(error);
        else if (events.some(isNewFolder)) restart();
        else if (events.some((event) => isWatched(toPath(event.path)))) onChange();
      });
    let subscription = start();
    const stop = async () => (await subscription).unsubscribe();
    // A new folder is watched from when it is seen, and those that were made in it before that are not.
    function restart(): void {
      subscription = stop().then(start);
      subscription.then(onChange, onError);
    }
    await subscription;
    return stop;
  };
  const stops = await Promise.all(listBases(patterns).map(watchFolder));
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
}

/**
 * Watches single files, by their folders: a file that an editor or Git has put in the place of another is no
 * longer the one that was watched.
 */
export function watchFiles(files: readonly string[], { onChange, onError }: Listener): Stop {
  const folders = new Set(files.map((file) => path.dirname(file)));
  const watchers = Array.from(folders, (folder) => {
    const isWatched = (name: string | null) => name === null || files.includes(`${folder}/${name}`);
    const watcher = fs.watch(folder, { persistent: false }, (_event, name) => {
      if (isWatched(name)) onChange();
    });
    return watcher.on('error', onError);
  });
  return async () => watchers.forEach((watcher) => watcher.close());
}
