import { listNodes, type MarkdownNode } from '../../src/content/parseMdx';

/** Attributes of elements whose text readers get to see or hear. */
const TEXT_ATTRIBUTES = ['alt', 'title', 'label', 'summary', 'description', 'caption'];

/** A comment for the spelling checker: it holds words that are right in its file. */
const DIRECTIVE = /^\/\*\s*cspell:/;

interface Range {
  readonly start: number;
  readonly end: number;
}

function getRange({ position }: MarkdownNode): Range | null {
  const start = position?.start.offset;
  const end = position?.end.offset;
  return start === undefined || end === undefined ? null : { start, end };
}

/** Ranges of all that stands in `source` behind a pattern's name `text`. */
function findTexts(source: string, { start }: Range, pattern: RegExp): Range[] {
  return [...source.matchAll(pattern)].flatMap(({ indices }) => {
    const range = indices?.groups?.text;
    return range ? { start: start + range[0], end: start + range[1] } : [];
  });
}

const FRONT_MATTER_TEXT = /^(?:title|description):[ \t]*(?<text>.+)$/dgm;

function findProse(node: MarkdownNode, source: string): Range[] {
  const range = getRange(node);
  if (!range) return [];
  const own = source.slice(range.start, range.end);
  if (node.type === 'text') return [range];
  if (DIRECTIVE.test(node.value ?? '')) return [range];
  if (node.type === 'yaml') return findTexts(own, range, FRONT_MATTER_TEXT);
  if (node.type === 'image') return findTexts(own, range, /^!\[(?<text>[^\]]*)\]/dg);
  if (node.type.startsWith('mdxJsx')) {
    const head = own.slice(
      0,
      (node.children?.[0]?.position?.start.offset ?? range.end) - range.start,
    );
    const pattern = new RegExp(`\\b(?:${TEXT_ATTRIBUTES.join('|')})=(["'])(?<text>.*?)\\1`, 'dgs');
    return findTexts(head, range, pattern);
  }
  return [];
}

const blank = (text: string) => text.replace(/[^\n]/g, ' ');

/** Entities, and letters that English is not written with. */
const NO_ENGLISH = /&#?\w+;|[^\P{L}\p{Script=Latin}]+/gu;

/**
 * Leaves of a page what is written for people, everything in its place: code, addresses, names of
 * elements and comments become blanks.
 */
export function maskProse(source: string, tree: MarkdownNode): string {
  const ranges = listNodes(tree)
    .flatMap((node) => findProse(node, source))
    .sort((one, other) => one.start - other.start);
  let result = '';
  let end = 0;
  for (const range of ranges) {
    if (range.start < end) continue;
    result += blank(source.slice(end, range.start)) + source.slice(range.start, range.end);
    end = range.end;
  }
  return (result + blank(source.slice(end))).replace(NO_ENGLISH, blank);
}

/** Leaves of a JSON file its values, in their places. */
export function maskKeys(json: string): string {
  return json.replace(/"(?:[^"\\]|\\.)*"(?=\s*:)/g, blank);
}
