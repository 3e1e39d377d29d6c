import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isCompressible } from '../server/content-types';
import { runPool } from './run-pool';
import type { BuildContext } from './steps';

/** Below this many bytes a response fits one packet anyway, and compression gains nothing. */
export const MIN_COMPRESSED_BYTES = 1024;

const compressBrotli = promisify(zlib.brotliCompress);
const compressGzip = promisify(zlib.gzip);

/**
 * What programs read and no reader waits for: brotli's last two steps take twenty times as long there
 * to save a twelfth.
 */
const LESSER_EXTENSIONS = new Set(['.md', '.txt', '.xml']);
const LESSER_BROTLI_QUALITY = 9;

/**
 * `BUILD_COMPRESSION=quick` takes a tenth of the time, for a build that is tested and not published.
 * Tests of weight compress by themselves.
 */
const isQuick = process.env.BUILD_COMPRESSION === 'quick';
const QUICK_QUALITY = 5;

function chooseBrotliQuality(isLesser: boolean): number {
  if (isQuick) return QUICK_QUALITY;
  return isLesser ? LESSER_BROTLI_QUALITY : zlib.constants.BROTLI_MAX_QUALITY;
}

const FORMATS = [
  {
    extension: '.br',
    compress: (content: Buffer, isLesser: boolean) =>
      compressBrotli(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_QUALITY]: chooseBrotliQuality(isLesser),
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          [zlib.constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    compress: (content: Buffer) =>
      compressGzip(content, {
        level: isQuick ? QUICK_QUALITY : zlib.constants.Z_BEST_COMPRESSION,
      }),
  },
] as const;

type Format = (typeof FORMATS)[number];

/** What was done with one file; bytes are those of the file and of its brotli form. */
interface Outcome {
  readonly state: 'compressed' | 'unchanged';
  readonly originalBytes: number;
  readonly brotliBytes: number;
}

async function getModifiedMs(filePath: string): Promise<number | null> {
  try {
    return (await fs.stat(filePath)).mtimeMs;
  } catch {
    return null;
  }
}

/** Under another name first: a build that is broken off must not leave half a file to be served. */
async function writeWhole(filePath: string, content: Buffer): Promise<void> {
  const temporaryPath = `${filePath}.tmp`;
  await fs.writeFile(temporaryPath, content);
  await fs.rename(temporaryPath, filePath);
}

/**
 * Makes what compresses a file's content. Content that was met before is not compressed again: the
 * languages share much of their code.
 */
function createCompressor() {
  const known = new Map<string, Promise<Buffer>>();
  return (filePath: string, content: Buffer, { extension, compress }: Format): Promise<Buffer> => {
    const isLesser = LESSER_EXTENSIONS.has(path.extname(filePath));
    const digest = createHash('sha256').update(content).digest('base64');
    const key = `${digest} ${extension} ${isLesser}`;
    const found = known.get(key);
    if (found) return found;
    const compressed = compress(content, isLesser);
    known.set(key, compressed);
    return compressed;
  };
}

async function compressFile(
  filePath: string,
  compress: ReturnType<typeof createCompressor>,
): Promise<Outcome> {
  const { size, mtimeMs } = await fs.stat(filePath);
  const missing = [];
  for (const format of FORMATS) {
    const compressedMs = await getModifiedMs(`${filePath}${format.extension}`);
    if (compressedMs === null || compressedMs < mtimeMs) {
      missing.push(format);
    }
  }
  if (missing.length > 0) {
    const content = await fs.readFile(filePath);
    for (const format of missing) {
      await writeWhole(`${filePath}${format.extension}`, await compress(filePath, content, format));
    }
  }
  return {
    state: missing.length > 0 ? 'compressed' : 'unchanged',
    originalBytes: size,
    brotliBytes: (await fs.stat(`${filePath}.br`)).size,
  };
}

async function listFiles(directory: string): Promise<string[]> {
  const entries = await fs.readdir(directory, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

async function isWorthCompressing(filePath: string): Promise<boolean> {
  return isCompressible(filePath) && (await fs.stat(filePath)).size > MIN_COMPRESSED_BYTES;
}

/** Removes the compressed form of what is gone or has become too small: it would be served still. */
async function removeStale(files: readonly string[], compressible: Set<string>): Promise<void> {
  for (const file of files) {
    const { dir, name, ext } = path.parse(file);
    const isOurs = FORMATS.some(({ extension }) => extension === ext) && isCompressible(name);
    if (isOurs && !compressible.has(path.join(dir, name))) {
      await fs.rm(file);
    }
  }
}

const toMegabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;

/**
 * Writes a brotli (quality 11, or 9 for what no page waits for) and a gzip (level 9) file beside every file that compresses well and has more than
 * {@link MIN_COMPRESSED_BYTES} bytes, except where there is one that is newer than the file.
 *
 * @returns one line with what was done
 */
export async function precompress({ buildDirectory }: BuildContext): Promise<string> {
  const files = await listFiles(buildDirectory);
  const flags = await Promise.all(files.map(isWorthCompressing));
  const compressible = files.filter((_file, index) => flags[index]);
  await removeStale(files, new Set(compressible));
  // zlib works on libuv's threads, so one file per core keeps them all busy.
  const compress = createCompressor();
  const outcomes = await runPool(compressible, os.availableParallelism(), (filePath) =>
    compressFile(filePath, compress),
  );
  const unchanged = outcomes.filter(({ state }) => state === 'unchanged').length;
  const sum = (pick: (outcome: Outcome) => number) =>
    outcomes.reduce((total, outcome) => total + pick(outcome), 0);
  return [
    `${outcomes.length - unchanged} files compressed, ${unchanged} unchanged`,
    `${toMegabytes(sum((outcome) => outcome.originalBytes))} → ${toMegabytes(sum((outcome) => outcome.brotliBytes))} with brotli`,
  ].join(', ');
}
