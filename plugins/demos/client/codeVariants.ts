import type { CodeVariant } from '../../preferences/client';
import type { DemoSourceFile, DemoText } from './types';

/** The files of a demo in the reader's language; files of nothing but types exist in TypeScript only. */
export function pickCodeVariant(
  files: readonly DemoSourceFile[],
  codeVariant: CodeVariant,
): readonly DemoText[] {
  if (codeVariant === 'TS') return files;
  return files.flatMap((file) => (file.js === undefined ? [file] : (file.js ?? [])));
}
