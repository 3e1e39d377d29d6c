import type { IconTheme } from './iconNames';
import type { IconData, IconShape, ShapeChunk } from './types';

/** The shapes of icons, fetched in files of neighbors when icons come into view. */
export interface ShapeStore {
  /** Null: not there yet. */
  readonly get: (icon: number, theme: IconTheme) => IconShape | null;
  /** Fetches what these icons lack, each file once; one that failed is fetched again. */
  readonly ask: (icons: readonly number[], theme: IconTheme) => void;
  /** Whether something could not be fetched: offline, or left behind by a new release. */
  readonly hasFailed: () => boolean;
  /** Fetches what failed once more. */
  readonly retry: () => void;
  /** Changes soon after anything that the other functions answer. */
  readonly getVersion: () => number;
  readonly subscribe: (listener: () => void) => () => void;
}

/** In ms; how long what has come waits for what else comes, before it is drawn. */
const TELLING_MS = 50;

function isChunk(value: unknown): value is ShapeChunk {
  return (
    Array.isArray(value) &&
    value.every((shape) => shape === null || typeof shape === 'string' || Array.isArray(shape))
  );
}

async function fetchChunk(url: string): Promise<ShapeChunk> {
  const response = await fetch(url);
  const value: unknown = response.ok ? await response.json() : undefined;
  if (!isChunk(value)) throw new Error(`${url}: no shapes of icons (status ${response.status}).`);
  return value;
}

/** The theme in which an icon can be had: logos exist in one only. */
export function getDrawnTheme(
  { names, filledOnly }: Pick<IconData, 'names' | 'filledOnly'>,
  icon: number,
  theme: IconTheme,
): IconTheme {
  return filledOnly.includes(names[icon] ?? '') ? 'Filled' : theme;
}

/** @param load fetches a file of shapes; rejects where it cannot be had or is none */
export function createShapeStore(data: IconData, load = fetchChunk): ShapeStore {
  const listeners = new Set<() => void>();
  const chunks = new Map<string, ShapeChunk>();
  const loading = new Set<string>();
  const failed = new Set<string>();
  let version = 0;

  let telling: ReturnType<typeof setTimeout> | undefined;

  /** Files of a search come one after the other: they are told of together. */
  function change(): void {
    telling ??= setTimeout(() => {
      telling = undefined;
      version += 1;
      listeners.forEach((listener) => listener());
    }, TELLING_MS);
  }

  function getUrl(icon: number, theme: IconTheme): string | undefined {
    const drawn = getDrawnTheme(data, icon, theme);
    return data.chunkUrls[drawn][Math.floor(icon / data.chunkSize)];
  }

  async function loadOnce(url: string): Promise<void> {
    if (chunks.has(url) || loading.has(url)) return;
    loading.add(url);
    try {
      chunks.set(url, await load(url));
      failed.delete(url);
    } catch {
      failed.add(url);
    }
    loading.delete(url);
    change();
  }

  return {
    get(icon, theme) {
      const chunk = chunks.get(getUrl(icon, theme) ?? '');
      return chunk?.[icon % data.chunkSize] ?? null;
    },
    ask(icons, theme) {
      for (const icon of icons) {
        const url = getUrl(icon, theme);
        if (url !== undefined) void loadOnce(url);
      }
    },
    hasFailed: () => failed.size > 0,
    retry() {
      for (const url of failed) void loadOnce(url);
    },
    getVersion: () => version,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
