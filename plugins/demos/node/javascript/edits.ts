import ts from 'typescript';

/** A stretch of a text, by offsets, and what takes its place: nothing, unless said otherwise. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text?: string;
}

/** Carries out edits that do not overlap, in any order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  return [...edits]
    .sort((a, b) => b.start - a.start)
    .reduce(
      (result, edit) => result.slice(0, edit.start) + (edit.text ?? '') + result.slice(edit.end),
      text,
    );
}

/** Where the comment begins that belongs to a node: the lines right above it, no blank one between. */
function findCommentStart(node: ts.Node, text: string): number {
  let start = node.getStart();
  for (const comment of (ts.getLeadingCommentRanges(text, node.pos) ?? []).reverse()) {
    if (/\n[^\S\n]*\n/.test(text.slice(comment.end, start))) break;
    start = comment.pos;
  }
  return start;
}

/** Takes a whole statement or class member away, with what else stands on its last line. */
export function removeStatement(
  node: ts.Node,
  text: string,
  comment: 'with its comment' | 'without its comment',
): Edit {
  const start = comment === 'with its comment' ? findCommentStart(node, text) : node.getStart();
  const trailing = ts.getTrailingCommentRanges(text, node.end) ?? [];
  const end = trailing.at(-1)?.end ?? node.end;
  return { start, end: text[end] === '\n' ? end + 1 : end };
}
