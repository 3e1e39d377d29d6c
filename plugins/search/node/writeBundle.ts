import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { minify } from '@swc/core';
import type { IndexFile } from 'pagefind';
import { openIndex } from './readPages';
import type { SortedPage } from './buildDirectory';
import { toSearchHtml } from './toSearchHtml';

/** Files of Pagefind that a search of our own needs; the others belong to its ready-made interfaces. */
const NEEDED_FILE =
  /^(?:pagefind\.js|pagefind-entry\.json|wasm\.[\w-]+\.pagefind|.*\.pf_(?:meta|index|filter|fragment))$/;
/** Those that every search needs, beside the script. */
const NEEDED_AT_ONCE = /^(?:pagefind-entry\.json|wasm\..*|.*\.pf_meta)$/;

/** Where a bundle was written, below the folder of its language. */
export interface Bundle {
  /** Ends with a slash. Its name is a hash of what is in it, so it may be kept for ever. */
  readonly folder: string;
  /** Names of the files that every search needs. */
  readonly needed: readonly string[];
}

async function indexPages(pages: readonly SortedPage[], language: string, baseUrl: string) {
  const index = await openIndex({ forceLanguage: language });
  for (const { page, facets } of pages) {
    const content = toSearchHtml(page, facets, language);
    const { errors } = await index.addHTMLFile({ url: `${baseUrl}${page.path}`, content });
    if (errors.length > 0) throw new Error(`Pagefind refuses "${page.path}": ${errors.join('; ')}`);
  }
  const { files } = await index.getFiles();
  await index.deleteIndex();
  return files;
}

/** Without the WebAssembly of other languages: each language has a bundle of its own. */
function pickFiles(files: readonly IndexFile[]): IndexFile[] {
  const entry = files.find(({ path: name }) => name === 'pagefind-entry.json');
  const { languages } = JSON.parse(Buffer.from(entry?.content ?? []).toString()) as {
    languages: Record<string, { wasm: string | null }>;
  };
  const used = Object.values(languages).map(({ wasm }) => `wasm.${wasm ?? 'unknown'}.pagefind`);
  return files
    .filter(({ path: name }) => NEEDED_FILE.test(name))
    .filter(({ path: name }) => !name.startsWith('wasm.') || used.includes(name))
    .sort((one, other) => (one.path < other.path ? -1 : 1));
}

/** Pagefind's script comes with long names: a fifth of what a reader downloads of it. */
async function shortenScript(file: IndexFile): Promise<IndexFile> {
  if (!file.path.endsWith('.js')) return file;
  const source = Buffer.from(file.content).toString();
  const { code } = await minify(source, { module: true, compress: { passes: 2 }, mangle: true });
  return { ...file, content: Buffer.from(code) };
}

/**
 * Pagefind packs its files with gzip, and takes them unpacked as well. As part of an answer that is
 * compressed with brotli they are a seventh smaller.
 */
function unpack(file: IndexFile): IndexFile {
  const isPacked = file.content[0] === 0x1f && file.content[1] === 0x8b;
  return isPacked ? { ...file, content: gunzipSync(file.content) } : file;
}

/**
 * Writes the full text of a set of pages as a Pagefind bundle.
 *
 * @param outDir absolute path of the folder of a language
 * @param baseUrl base URL of that language
 */
export async function writeBundle(
  pages: readonly SortedPage[],
  { outDir, baseUrl, language }: { outDir: string; baseUrl: string; language: string },
): Promise<Bundle> {
  const found = pickFiles(await indexPages(pages, language, baseUrl));
  const files = await Promise.all(found.map(unpack).map(shortenScript));
  const hash = createHash('sha256');
  for (const { path: name, content } of files) hash.update(name).update(content);
  const folder = `assets/search/${hash.digest('hex').slice(0, 16)}/`;
  for (const { path: name, content } of files) {
    const file = path.join(outDir, folder, name);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, content);
  }
  const needed = files.map(({ path: name }) => name).filter((name) => NEEDED_AT_ONCE.test(name));
  return { folder, needed };
}
