import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { PluginContentLoadedActions } from '@docusaurus/types';
import { readStamp } from './fileTimes';

type CreateData = PluginContentLoadedActions['createData'];

/** A file of data as it was last written. */
interface KeptFile {
  /** Of what is in it. */
  readonly hash: string;
  /** The file's, to see whether something else has written it since: a build of the site does. */
  readonly stamp: string;
  readonly path: string;
}

function readFiles(recordFile: string): Map<string, KeptFile> {
  try {
    return new Map(Object.entries(JSON.parse(fs.readFileSync(recordFile, 'utf8')) as object));
  } catch {
    // Without it all files are written, which takes longer and no more.
    return new Map();
  }
}

function toHash(data: string | object): string {
  const text = typeof data === 'string' ? data : JSON.stringify(data);
  return createHash('sha256').update(text).digest('base64');
}

/**
 * Creates a `createData` that leaves files alone which are as they have to be. Docusaurus reads each of them
 * to find that out, the first time in a process.
 *
 * @param recordFile absolute path of the file for what was written
 */
export function createKeptData(recordFile: string, createData: CreateData) {
  const before = readFiles(recordFile);
  // Without the files of pages that are gone.
  const files = new Map<string, KeptFile>();
  let isChanged = false;
  return {
    createData: async (name: string, data: string | object): Promise<string> => {
      const hash = toHash(data);
      const known = before.get(name);
      if (known?.hash === hash && known.stamp === readStamp(known.path)) {
        files.set(name, known);
        return known.path;
      }
      const file = await createData(name, data);
      files.set(name, { hash, stamp: readStamp(file) ?? '', path: file });
      isChanged = true;
      return file;
    },
    /** Keeps the record for the next start. */
    save(): void {
      if (!isChanged && files.size === before.size) return;
      fs.mkdirSync(path.dirname(recordFile), { recursive: true });
      fs.writeFileSync(recordFile, JSON.stringify(Object.fromEntries(files)));
    },
  };
}
