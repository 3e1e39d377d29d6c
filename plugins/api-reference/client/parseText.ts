/** A piece of a line. */
export type Inline =
  | { readonly kind: 'text' | 'code' | 'strong' | 'emphasis'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

/** A block of a documentation comment. */
export type Block =
  | { readonly kind: 'paragraph'; readonly lines: readonly Inline[] }
  | { readonly kind: 'list'; readonly items: ReadonlyArray<readonly Inline[]> }
  | { readonly kind: 'sample'; readonly text: string };

const INLINE =
  /`([^`]+)`|\[((?:[^\][]|`[^`]*`)+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*|(https?:\/\/[^\s)]+[^\s).,:;])|(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*(?![\w*])/g;
const LIST_ITEM = /^\s*[-*]\s+/;

/** Code, links, strong and stressed text, and plain addresses of a line: what documentation comments use. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(INLINE)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    const [whole, code, label, href, strong, address, emphasis] = match;
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (label !== undefined && href !== undefined) {
      parts.push({ kind: 'link', text: label.replaceAll('`', ''), href });
    } else if (strong !== undefined) parts.push({ kind: 'strong', text: strong });
    else if (address !== undefined) parts.push({ kind: 'link', text: address, href: address });
    else if (emphasis !== undefined) parts.push({ kind: 'emphasis', text: emphasis });
    end = match.index + whole.length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

function parseBlock(text: string): Block[] {
  const lines = text.split('\n');
  const start = lines.findIndex((line) => LIST_ITEM.test(line));
  const lead = (start < 0 ? lines : lines.slice(0, start)).join(' ').trim();
  // A line that begins no item goes on with the one above it.
  const items = (start < 0 ? [] : lines.slice(start)).reduce<string[]>((list, line) => {
    if (LIST_ITEM.test(line)) return [...list, line.replace(LIST_ITEM, '')];
    return [...list.slice(0, -1), `${list.at(-1) ?? ''} ${line.trim()}`];
  }, []);
  return [
    ...(lead === '' ? [] : [{ kind: 'paragraph', lines: parseInline(lead) } as const]),
    ...(items.length === 0 ? [] : [{ kind: 'list', items: items.map(parseInline) } as const]),
  ];
}

/** Reads the Markdown that documentation comments are written in; anything else stays as it is. */
export function parseText(markdown: string): Block[] {
  return markdown.split(/^```\w*\n(.*?)^```$/ms).flatMap((part, index): Block[] =>
    index % 2 === 1
      ? [{ kind: 'sample', text: part.trimEnd() }]
      : part
          .split(/\n\s*\n/)
          .filter((block) => block.trim() !== '')
          .flatMap(parseBlock),
  );
}
