/**
 * Where a reader was in each entry of the tab's history, in px from the top. Kept for the tab, so
 * that it outlasts a reload; without storage it lasts as long as the page.
 */
type Positions = Record<string, number>;

const STORAGE_KEY = 'docs-scroll';

/** Entries that are remembered: enough for a long visit, and no more than 2 kB of storage. */
const MAX_ENTRIES = 50;

let positions: Map<string, number> | undefined;

function read(): Map<string, number> {
  if (positions) return positions;
  let stored: unknown;
  try {
    stored = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null');
  } catch {
    // Storage is denied or was written by something else: start empty.
  }
  positions = new Map(
    Object.entries(Object(stored) as Positions).filter(([, top]) => Number.isFinite(top)),
  );
  return positions;
}

/** The place in an entry of the history, or undefined where the reader has not been. */
export function getPosition(entry: string): number | undefined {
  return read().get(entry);
}

/** Remembers a place. Of more than fifty entries those left longest ago are forgotten. */
export function setPosition(entry: string, top: number): void {
  const known = read();
  // Last in the order of insertion, which is the order of forgetting.
  known.delete(entry);
  known.set(entry, top);
  for (const oldest of known.keys()) {
    if (known.size <= MAX_ENTRIES) break;
    known.delete(oldest);
  }
}

/** Hands what is remembered to the tab's storage. */
export function storePositions(): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(Object.fromEntries(read())));
  } catch {
    // Denied or full: the memory of this page life is enough.
  }
}
