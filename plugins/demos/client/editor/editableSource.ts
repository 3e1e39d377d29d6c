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

/** Which of a demo's sources is shown. A choice of language will be one more member. */
export interface SourceChoice {
  readonly module: DemoModule;
}

/** Names the choice: drafts are kept by it. */
export function getSourceKey({ module }: SourceChoice): string {
  return module.id;
}

/**
 * Fetches what is edited.
 *
 * @throws whatever the bundler throws when a chunk does not come.
 */
export async function loadEditableSource({ module }: SourceChoice): Promise<EditableSource> {
  if (isServerModule(module)) throw new Error('Sources are edited in a browser only.');
  const [files, utilityStyles] = await Promise.all([
    module.loadSource(),
    module.loadUtilityStyles?.() ?? null,
  ]);
  return { files: files.map(({ name, code }) => ({ name, code })), utilityStyles };
}
