import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import type { Browser, Response } from '@playwright/test';
import { openAtRest } from '../../e2e/support/rest';
import { getRequestKind, VIEWPORT, type RequestKind } from '../bench/measure-load';
import { serveBuild } from '../server/serve-build';

const compress = promisify(zlib.brotliCompress);

/** One file of a first load. */
export interface LoadedFile {
  /** Path without the hash, so that the files of two builds can be compared. */
  readonly name: string;
  readonly kind: RequestKind;
  /** What it is, where its name is a number. */
  readonly label: string | null;
  readonly raw: number;
  /** As the best published build sends it, whatever this one was compressed with. */
  readonly brotli: number;
}

/** `toName('/assets/js/main.1a2b3c4d.js')` → `'/assets/js/main.js'`. */
export function toName(url: string): string {
  return decodeURI(new URL(url).pathname).replace(/\.[\da-f]{8}(?=(?:\.\w+)+$)/, '');
}

/** What the chunks that have to do with other pages have in them. */
const CONTENTS: ReadonlyArray<readonly [pattern: RegExp, label: string]> = [
  [/"docsSidebars"/, 'rows of the sidebar'],
  [/"\/[^"]+\/":\(\)=>/, 'routes of the version'],
];

function findLabel(kind: RequestKind, body: Buffer): string | null {
  if (kind !== 'js') return null;
  const text = body.toString();
  return CONTENTS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

async function readFile(response: Response): Promise<LoadedFile> {
  const request = response.request();
  const headers = await request.allHeaders();
  const body = await response.body();
  const kind = getRequestKind({
    resourceType: request.resourceType(),
    purpose: headers['sec-purpose'] ?? headers['purpose'],
  });
  const isPacked = kind === 'font' || kind === 'image';
  return {
    name: toName(response.url()),
    kind,
    label: findLabel(kind, body),
    raw: body.length,
    brotli: isPacked ? body.length : (await compress(body)).length,
  };
}

/** All that a phone with an empty cache fetches for one page of a built site, the page first. */
export async function measureReader(
  browser: Browser,
  folder: string,
  pathname: string,
): Promise<LoadedFile[]> {
  const server = await serveBuild({ directory: path.join(folder, 'build') });
  const context = await browser.newContext({ viewport: VIEWPORT, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const files: Promise<LoadedFile>[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith('http')) return;
      const file = readFile(response);
      // Told below, unless the page itself fails: then that is what has to be told.
      file.catch(() => undefined);
      files.push(file);
    });
    const document = await openAtRest(page, `${server.url}${pathname}/`);
    if (!document?.ok()) {
      throw new Error(`${pathname}/ answers with status ${document?.status() ?? 'none'}.`);
    }
    return await Promise.all(files);
  } finally {
    await context.close();
    await server.close();
  }
}
