import type { CodeVariant } from '../../../preferences/client';
import { pickCodeVariant } from '../codeVariants';
import { isServerModule, type DemoModule } from '../types';

/** A file a reader can edit. */
export interface EditableFile {
  /** Path relative to the demo's folder: `Counter.tsx`, `styles.css`. */
  readonly name: string;
  readonly code: string;
}

/** A demo's source as it is edited: one styling solution, in one language. */
export interface EditableSource {
  /** The demo's file first, then what it imports from beside it. */
  readonly files: readonly EditableFile[];
  /** Stylesheets made when the site was built, such as Tailwind's; null where there is none. */
  readonly utilityStyles: readonly string[] | null;
}

/** Which of a demo's sources is shown. */
export interface SourceChoice {
  readonly module: DemoModule;
  readonly codeVariant: CodeVariant;
}

/** Names the choice. */
export function getSourceKey({ module, codeVariant }: SourceChoice): string {
  return `${module.id}.${codeVariant}`;
}

/** Drafts are kept by it. What was typed into one state of a demo is no draft of another. */
export function getDraftKey(choice: SourceChoice, { files }: EditableSource): string {
  const key = getSourceKey(choice);
  return choice.module.hasStates ? `${key}.${files[0]?.code ?? ''}` : key;
}

/**
 * Fetches what is edited.
 *
 * @throws whatever the bundler throws when a chunk does not come.
 */
export async function loadEditableSource({
  module,
  codeVariant,
}: SourceChoice): Promise<EditableSource> {
  if (isServerModule(module)) throw new Error('Sources are edited in a browser only.');
  const [files, utilityStyles] = await Promise.all([
    module.loadSource(),
    module.loadUtilityStyles?.() ?? null,
  ]);
  return {
    files: pickCodeVariant(files, codeVariant).map(({ name, code }) => ({ name, code })),
    utilityStyles,
  };
}
