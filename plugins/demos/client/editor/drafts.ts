import type { EditableFile } from './editableSource';

/** What readers have typed, as long as the page lives: closing an editor loses nothing. */
const drafts = new Map<string, readonly EditableFile[]>();

function isSame(one: readonly EditableFile[], other: readonly EditableFile[]): boolean {
  return (
    one.length === other.length &&
    one.every(({ name, code }, index) => name === other[index]?.name && code === other[index]?.code)
  );
}

/** The edited files of a source, or null where nothing was edited. */
export function readDraft(key: string): readonly EditableFile[] | null {
  return drafts.get(key) ?? null;
}

/** Keeps what was edited; what equals the original is no draft. */
export function writeDraft(
  key: string,
  files: readonly EditableFile[],
  original: readonly EditableFile[],
): void {
  if (isSame(files, original)) drafts.delete(key);
  else drafts.set(key, files);
}

export function removeDraft(key: string): void {
  drafts.delete(key);
}
