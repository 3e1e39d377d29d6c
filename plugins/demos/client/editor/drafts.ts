import type { EditableFile } from './editableSource';

type Files = readonly EditableFile[];

/**
 * What readers have typed: closing an editor loses nothing, and neither does a page that is loaded
 * again, be it because the site was published anew. For the tab; where storage is denied or full,
 * as long as the page lives.
 */
const drafts = new Map<string, Files>();

const STORAGE_PREFIX = 'docs-demo-draft.';

function isSame(one: Files, other: Files): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, code }, index) => name === other[index]?.name && code === other[index]?.code)
  );
}

function isFiles(value: unknown): value is Files {
  return (
    Array.isArray(value) &&
    value.every((file) => typeof file?.name === 'string' && typeof file?.code === 'string')
  );
}

function readStored(key: string): Files | null {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(STORAGE_PREFIX + key) ?? 'null');
    return isFiles(stored) ? stored : null;
  } catch {
    // Storage is denied, or something else was written there.
    return null;
  }
}

function store(key: string, files: Files | null): void {
  try {
    if (files === null) sessionStorage.removeItem(STORAGE_PREFIX + key);
    else sessionStorage.setItem(STORAGE_PREFIX + key, JSON.stringify(files));
  } catch {
    // Denied or full: the draft lives as long as the page.
  }
}

/**
 * The edited files of a source, or null where nothing was edited. A draft of other files than the
 * source now has, which an older release of the page may leave, is none.
 */
export function readDraft(key: string, original: Files): Files | null {
  const draft = drafts.get(key) ?? readStored(key);
  const hasSameFiles =
    draft?.length === original.length &&
    draft.every(({ name }, index) => name === original[index]?.name);
  return hasSameFiles ? draft : null;
}

/** Keeps what was edited; what equals the original is no draft. */
export function writeDraft(key: string, files: Files, original: Files): void {
  if (isSame(files, original)) {
    removeDraft(key);
    return;
  }
  drafts.set(key, files);
  store(key, files);
}

export function removeDraft(key: string): void {
  drafts.delete(key);
  store(key, null);
}
