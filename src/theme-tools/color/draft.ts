import { createStoredValue } from '@site/src/storage/createStoredValue';
import { parseHex } from './ramps';

export type ColorRole = 'primary' | 'secondary';

/** What is picked, `#rrggbb`; the demos have it only once they are told to. */
export type ColorDraft = Readonly<Record<ColorRole, string>>;

/** Material UI's own colors of its light palette. */
export const INITIAL_DRAFT: ColorDraft = { primary: '#1976d2', secondary: '#9c27b0' };

/** Reads a kept draft color by color: whatever is no color counts as not picked. */
export function parseDraft(stored: unknown): ColorDraft {
  const { primary, secondary } = Object(stored) as Record<string, unknown>;
  return {
    primary: parseHex(String(primary)) ?? INITIAL_DRAFT.primary,
    secondary: parseHex(String(secondary)) ?? INITIAL_DRAFT.secondary,
  };
}

/** Lasts across reloads, apart from the colors of the demos. */
export const colorDraft = createStoredValue({
  key: 'docs-color-tool',
  initial: INITIAL_DRAFT,
  parse: parseDraft,
});
