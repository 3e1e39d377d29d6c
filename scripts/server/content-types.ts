import path from 'node:path';

const TEXT_TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.map': 'application/json',
  '.md': 'text/markdown',
  '.mjs': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.webmanifest': 'application/manifest+json',
  '.xml': 'application/xml',
};

const BINARY_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.zip': 'application/zip',
};

/** Types of text, which are sent with their character set. */
export const TEXT_CONTENT_TYPES: readonly string[] = [...new Set(Object.values(TEXT_TYPES))];

/** Every known extension, without its dot, with the type of its files. */
export function listContentTypes(): Array<readonly [extension: string, type: string]> {
  return Object.entries({ ...TEXT_TYPES, ...BINARY_TYPES }).map(
    ([extension, type]) => [extension.slice(1), type] as const,
  );
}

/** Parts of the search index, which plugins/search writes uncompressed for this. */
const INDEX_FILE = /\.(?:pagefind|pf_(?:meta|index|filter|fragment))$/;

/** True for the files that compress well: text, and the search index. */
export function isCompressible(filePath: string): boolean {
  return path.extname(filePath).toLowerCase() in TEXT_TYPES || INDEX_FILE.test(filePath);
}

/**
 * Content type of a file by its name, text with its character set; bytes without a meaning where
 * the name says nothing, since browsers are told not to guess.
 *
 * @example getContentType('react-button.md') // 'text/markdown; charset=utf-8'
 */
export function getContentType(filePath: string): string {
  const extension = path.extname(filePath).toLowerCase();
  const textType = TEXT_TYPES[extension];
  if (textType !== undefined) {
    return `${textType}; charset=utf-8`;
  }
  return BINARY_TYPES[extension] ?? 'application/octet-stream';
}
