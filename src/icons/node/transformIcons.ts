import { createHash } from 'node:crypto';
import path from 'node:path';
import { ICON_THEMES } from '../iconNames';
import type { ShapeChunk } from '../types';
import { packIcons, summarize, type PackedIcons } from './packIcons';
import { readIcons } from './readIcons';

/** The part of the bundler's loader context that is used. */
interface LoaderContext {
  readonly resourcePath: string;
  readonly resourceQuery: string;
  readonly emitFile: (name: string, content: string) => void;
}

export interface IconsLoaderOptions {
  /** The server's build needs no shapes: only browsers draw icons. */
  readonly isServer: boolean;
}

/** Below the site's `assets`, which hosts keep for ever: the names have hashes. */
const FOLDER = 'assets/icons';

/** Packed icons by folder of their package: server, browser and languages ask for the same. */
const packed = new Map<string, PackedIcons>();

function getPacked(packageFolder: string): PackedIcons {
  const known = packed.get(packageFolder);
  if (known) return known;
  const icons = packIcons(readIcons(packageFolder));
  packed.set(packageFolder, icons);
  return icons;
}

function emitChunk(chunk: ShapeChunk, { emitFile }: Pick<LoaderContext, 'emitFile'>): string {
  const text = JSON.stringify(chunk);
  const hash = createHash('md5').update(text).digest('hex').slice(0, 8);
  emitFile(`${FOLDER}/${hash}.json`, text);
  return hash;
}

/**
 * Turns `@mui/icons-material/package.json?icons` into the names, categories and addresses of all
 * icons (`IconData`), and writes their shapes into files of `CHUNK_SIZE` icons; `?icon-categories`
 * into the few words about them that a page carries (`CategorySummary[]`).
 *
 * @throws Error if an icon of the package cannot be read, or has no category
 */
export function transformIcons(
  source: string,
  context: LoaderContext,
  { isServer }: IconsLoaderOptions,
): string {
  const icons = getPacked(path.dirname(context.resourcePath));
  if (context.resourceQuery === '?icon-categories') {
    return `export default ${JSON.stringify(summarize(icons))};`;
  }
  const { version } = JSON.parse(source) as { version: string };
  const { chunks, names, ...others } = icons;
  const urls = ICON_THEMES.map((theme) => {
    if (isServer) return `${theme}: []`;
    return `${theme}: toUrls('${chunks[theme].map((chunk) => emitChunk(chunk, context)).join(' ')}')`;
  });
  return `
const toUrls = (hashes) =>
  hashes.split(' ').map((hash) => __webpack_public_path__ + '${FOLDER}/' + hash + '.json');
export default {
  version: ${JSON.stringify(version)},
  names: '${names.join(' ')}'.split(' '),
  ...${JSON.stringify(others)},
  chunkUrls: { ${urls.join(', ')} },
};
`;
}
