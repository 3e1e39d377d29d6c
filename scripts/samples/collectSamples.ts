import { getLine, listNodes, type MarkdownNode } from '../../src/content/parseMdx';

/** A code sample of a page, in TypeScript or JavaScript. */
export interface Sample {
  /** The page, as messages name it. */
  readonly page: string;
  /** Line of the opening fence, 1-based; the code begins in the next one. */
  readonly line: number;
  readonly language: SampleLanguage;
  /** File that the sample is shown as: `src/App.tsx`. */
  readonly title: string | null;
  /** The author says that it is a part of something and cannot stand alone. */
  readonly isFragment: boolean;
  readonly code: string;
}

const SAMPLE_LANGUAGES = ['ts', 'tsx', 'js', 'jsx'] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];

/** The word after a fence's language that takes a sample out of the type check. */
export const FRAGMENT = 'fragment';

const TITLE = /(?:^|\s)title=(["'])(.+?)\1/;

function isSampleLanguage(name: string): name is SampleLanguage {
  return (SAMPLE_LANGUAGES as readonly string[]).includes(name);
}

/** The samples of a page in the order of the page; other languages are none of them. */
export function collectSamples(page: string, tree: MarkdownNode): Sample[] {
  return listNodes(tree).flatMap((node) => {
    const language = node.lang?.toLowerCase() ?? '';
    if (node.type !== 'code' || !isSampleLanguage(language)) return [];
    const meta = node.meta ?? '';
    const words = meta.replace(TITLE, ' ').split(/\s+/);
    return {
      page,
      line: getLine(node),
      language,
      title: TITLE.exec(meta)?.[2] ?? null,
      isFragment: words.includes(FRAGMENT),
      code: node.value ?? '',
    };
  });
}
