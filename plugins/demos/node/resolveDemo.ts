import fs from 'node:fs';
import path from 'node:path';
import { DemoError, type SourcePlace } from './demoError';

/** The files behind one `<Demo src>`: a single file, or one per styling solution. */
export interface ResolvedDemo {
  /** Base name of `src`; the anchor of the demo on its page: `BasicButtons`. */
  readonly name: string;
  /** Path relative to the page and styling id; `null` for a demo without styling variants. */
  readonly variants: ReadonlyArray<{ readonly styling: string | null; readonly request: string }>;
}

function listDemos(folder: string, stylings: readonly string[]): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return entry.name.endsWith('.tsx') ? [`./${entry.name}`] : [];
    const holdsVariant = stylings.some((id) =>
      fs.existsSync(path.join(folder, entry.name, `${id}.tsx`)),
    );
    return holdsVariant ? [`./${entry.name}`] : [];
  });
}

function describeChoices(choices: readonly string[]): string {
  return choices.length === 0 ? 'The folder holds no demo yet.' : `It has: ${choices.join(', ')}.`;
}

/** The first of the folders that has the demo; the last one where none has, for its message. */
function findFolder(folders: readonly [string, ...string[]], src: string): string {
  const found = folders.find((folder) => fs.existsSync(path.join(folder, src)));
  return found ?? folders[folders.length - 1] ?? folders[0];
}

/**
 * Finds the files of a demo.
 *
 * @param src value of the attribute, relative to the page: `./BasicButtons.tsx`, or the folder
 *   `./BasicButtons` holding `system.tsx`, `css.tsx` …
 * @throws {DemoError} with the page's file and line if nothing usable is there.
 */
export function resolveDemo(
  src: string,
  {
    pagePath,
    originalPath,
    place,
    stylings,
    mayLeadOut = false,
  }: {
    pagePath: string;
    /** The page that this one translates; a demo it has no version of is taken from there. */
    originalPath?: string;
    place: SourcePlace;
    stylings: readonly string[];
    /** Whether the demo may lie outside of the page's folder. Default: false. */
    mayLeadOut?: boolean;
  },
): ResolvedDemo {
  const pageFolder = path.dirname(pagePath);
  const folder = findFolder(
    [pageFolder, ...(originalPath ? [path.dirname(originalPath)] : [])],
    src,
  );
  const toRequest = (file: string) =>
    folder === pageFolder
      ? file
      : path.relative(pageFolder, path.join(folder, file)).split(path.sep).join('/');
  const leadsOut = /^\.\.(\/|$)/.test(path.posix.normalize(src));
  if ((!src.startsWith('./') || leadsOut) && !(mayLeadOut && src.startsWith('../'))) {
    throw new DemoError(
      place,
      `<Demo src="${src}"> ${leadsOut ? 'leads out of the folder of its page' : 'does not start with "./"'}.`,
      'a demo lies in the folder of its page: write src="./BasicButtons.tsx".',
    );
  }
  const absolutePath = path.join(folder, src);
  const remedy = () =>
    `create the file or correct src. ${describeChoices(listDemos(folder, stylings))}`;
  if (!fs.existsSync(absolutePath)) {
    throw new DemoError(place, `<Demo src="${src}"> points to nothing.`, remedy());
  }
  if (fs.statSync(absolutePath).isFile()) {
    if (!src.endsWith('.tsx')) {
      throw new DemoError(place, `<Demo src="${src}"> is no .tsx file.`, remedy());
    }
    return {
      name: path.basename(src, '.tsx'),
      variants: [{ styling: null, request: toRequest(src) }],
    };
  }
  const variants = stylings
    .filter((styling) => fs.existsSync(path.join(absolutePath, `${styling}.tsx`)))
    .map((styling) => ({
      styling,
      request: toRequest(`${src.replace(/\/$/, '')}/${styling}.tsx`),
    }));
  if (variants.length === 0) {
    throw new DemoError(
      place,
      `<Demo src="${src}"> is a folder without a variant.`,
      `put at least one of ${stylings.map((id) => `${id}.tsx`).join(', ')} into it.`,
    );
  }
  return { name: path.basename(absolutePath), variants };
}
