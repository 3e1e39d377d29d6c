import fs from 'node:fs/promises';
import path from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { FileTimes } from './fileTimes';

/** What the docs plugin has read, and of what. */
export interface KeptContent {
  /** All that the content depends on beside the files. */
  readonly basis: string;
  /** The files as they were before they were read. */
  readonly times: FileTimes;
  readonly content: LoadedContent;
}

/** What an earlier start has kept; nothing where there is none, or it cannot be read. */
export async function readKept(file: string): Promise<KeptContent | null> {
  try {
    return deserialize(await fs.readFile(file)) as KeptContent;
  } catch {
    // It saves time, and is worth no error: without it all pages are read.
    return null;
  }
}

/** Keeps it for the next start. Whoever reads meanwhile finds the file as it was, or whole. */
export async function writeKept(file: string, kept: KeptContent): Promise<void> {
  await fs.mkdir(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  // Not JSON: dates in front matter stay dates.
  await fs.writeFile(unfinished, serialize(kept));
  await fs.rename(unfinished, file);
}
