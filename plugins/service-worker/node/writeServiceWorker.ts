import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import zlib from 'node:zlib';
import { getManifest } from 'workbox-build';
import { SETTINGS_NAME, type WorkerSettings } from '../worker/settings';
import { compileWorker } from './compileWorker';
import { NOTE_FILE, OFFLINE_FILE, type LanguageNote } from './writeLanguage';

export const WORKER_FILE = 'sw.js';

interface BuiltLanguage {
  /** Folder of the language relative to the build: `` or `zh/`. */
  readonly folder: string;
  readonly note: LanguageNote;
}

async function readNote(buildDirectory: string, folder: string): Promise<LanguageNote | null> {
  try {
    const text = await fs.readFile(path.join(buildDirectory, folder, NOTE_FILE), 'utf8');
    return JSON.parse(text) as LanguageNote;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The languages of a build, that of the root first. */
async function readLanguages(buildDirectory: string): Promise<BuiltLanguage[]> {
  const entries = await fs.readdir(buildDirectory, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => `${name}/`);
  const notes = await Promise.all(
    ['', ...folders].map(async (folder) => ({
      folder,
      note: await readNote(buildDirectory, folder),
    })),
  );
  return notes.filter((language): language is BuiltLanguage => language.note !== null);
}

/** What is fetched with the worker: the offline pages, and nothing that a reader might never see. */
async function listPrecached(buildDirectory: string, languages: readonly BuiltLanguage[]) {
  const { manifestEntries, size } = await getManifest({
    globDirectory: buildDirectory,
    globPatterns: languages.map(({ folder }) => `${folder}${OFFLINE_FILE}`),
    modifyURLPrefix: { '': languages[0]?.note.baseUrl ?? '/' },
  });
  return {
    size,
    entries: manifestEntries.map(({ url, revision }) => ({ url, revision: revision ?? null })),
  };
}

/** Changes with every script and style of the build: all of their names have hashes. */
async function getBuildHash(buildDirectory: string, languages: readonly BuiltLanguage[]) {
  const names = await Promise.all(
    languages.flatMap(({ folder }) =>
      ['js', 'css'].map(async (kind) => {
        const directory = path.join(buildDirectory, folder, 'assets', kind);
        const files = await fs.readdir(directory).catch(() => []);
        return files.filter((file) => file.endsWith(`.${kind}`)).map((file) => folder + file);
      }),
    ),
  );
  return createHash('sha256').update(names.flat().sort().join('\n')).digest('hex').slice(0, 16);
}

const toKilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

const getBrotliSize = (text: string) => zlib.brotliCompressSync(text).length;

async function writeWorker(
  buildDirectory: string,
  languages: readonly [BuiltLanguage, ...BuiltLanguage[]],
): Promise<string> {
  const { baseUrl, maxPages, maxAssets } = languages[0].note;
  const { entries, size } = await listPrecached(buildDirectory, languages);
  const settings: WorkerSettings = {
    baseUrl,
    languages: languages.map(({ note }) => ({
      baseUrl: note.baseUrl,
      offlinePath: note.offlinePath,
      titleSuffix: note.titleSuffix,
    })),
    maxPages,
    maxAssets,
    precache: entries,
    build: await getBuildHash(buildDirectory, languages),
  };
  const code = `self.${SETTINGS_NAME}=${JSON.stringify(settings)};\n${await compileWorker('main.ts')}`;
  await fs.writeFile(path.join(buildDirectory, WORKER_FILE), code);
  return [
    `${WORKER_FILE} ${toKilobytes(code.length)} (${toKilobytes(getBrotliSize(code))} with brotli)`,
    `${entries.length} offline pages precached, ${toKilobytes(size)}`,
  ].join(', ');
}

/**
 * Writes `sw.js` into a built site, from what the build of each language left for it. A step of the
 * end of a build: it comes when all languages are there, and before files are compressed. Done
 * twice, it leaves the worker as it is.
 *
 * @param context.buildDirectory absolute path of the built site, all languages in it
 * @returns one line with what was done
 */
export async function writeServiceWorker({
  buildDirectory,
}: {
  readonly buildDirectory: string;
}): Promise<string> {
  const [first, ...others] = await readLanguages(buildDirectory);
  if (!first) return 'nothing to do';
  let summary: string;
  if (first.note.enabled) summary = await writeWorker(buildDirectory, [first, ...others]);
  else {
    const code = await compileWorker('remove.ts');
    await fs.writeFile(path.join(buildDirectory, WORKER_FILE), code);
    summary = `${WORKER_FILE} removes the service worker that readers may have`;
  }
  for (const { folder } of [first, ...others]) {
    await fs.rm(path.join(buildDirectory, folder, NOTE_FILE));
  }
  return summary;
}
