import { normalizeSource, tokenize } from './highlight';
import { expandRanges, getDiffMarks } from './lineMarks';
import { takeMagicComments, type MarkedCode } from './magicComments';
import { parseMeta } from './parseMeta';
import { renderSample, type LineMark } from './renderHtml';
import { SampleProblem } from './sampleProblem';
import { isShell, takePrompts } from './shellPrompts';

/** A code block as Markdown has it. */
export interface SampleInput {
  /** Text of the block, with the line break that Markdown puts at its end. */
  readonly text: string;
  /** Language as written after the fence; `null` for a fence without one and for indented code. */
  readonly language: string | null;
  /** What stands after the language. */
  readonly meta: string;
}

/** What the page gets. */
export interface Sample {
  /** Inside of the `code` element; its text is exactly what the copy button copies. */
  readonly html: string;
  readonly title: string | null;
  /** The source where nothing is drawn on its lines, so that another form of it can be shown. */
  readonly plainCode: string | null;
}

/**
 * Turns a code block of Markdown into a sample.
 *
 * @param languageAliases names of the site's own, to languages that exist
 * @throws SampleProblem for an author's mistake
 */
export function buildSample(
  { text, language, meta }: SampleInput,
  languageAliases: Readonly<Record<string, string>>,
): Sample {
  const { title, highlightedRanges, firstLineNumber } = parseMeta(meta);
  const source = normalizeSource(text).replace(/\n$/, '');
  // A block without a language is shown as it is, so that a page can show the comments themselves.
  const marked: MarkedCode =
    language === null ? { code: source, highlightedLines: new Set() } : takeMagicComments(source);
  const shell = language !== null && isShell(language);
  const { code, promptLines } = shell
    ? takePrompts(marked.code)
    : { code: marked.code, promptLines: new Set<number>() };

  const marks = new Map<number, LineMark>(
    language?.toLowerCase() === 'diff' ? getDiffMarks(code) : [],
  );
  const lineCount = code.split('\n').length;
  for (const line of [...marked.highlightedLines, ...expandRanges(highlightedRanges, lineCount)]) {
    marks.set(line, 'highlighted');
  }
  const runs = tokenizeFor(code, shell ? 'bash' : (language ?? 'text'), languageAliases);
  const isPlain = marks.size === 0 && firstLineNumber === null && promptLines.size === 0;
  return {
    html: renderSample(runs, { marks, firstLineNumber, promptLines }),
    title,
    plainCode: isPlain ? code : null,
  };
}

function tokenizeFor(
  code: string,
  language: string,
  languageAliases: Readonly<Record<string, string>>,
): ReturnType<typeof tokenize> {
  const name = Object.hasOwn(languageAliases, language) ? languageAliases[language] : undefined;
  try {
    return tokenize(code, name ?? language);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new SampleProblem(
      `${reason} Correct the language, write "text" for plain text, or add the name to the languageAliases option of rehypeCodeSamples. All languages: https://prismjs.com/#supported-languages`,
    );
  }
}
