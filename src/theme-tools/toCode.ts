/** What can be written down as a literal. */
export type CodeValue =
  string | number | boolean | null | readonly CodeValue[] | { readonly [key: string]: CodeValue };

/** Longest line of code in characters; Prettier's `printWidth` of this project. */
const WIDTH = 100;

function toStringLiteral(text: string): string {
  const json = JSON.stringify(text).slice(1, -1).replace(/\\"/g, '"');
  // As Prettier has it: the quotes that need fewer escapes, single ones otherwise.
  const count = (quote: string) => json.split(quote).length;
  const quote = count("'") > count('"') ? '"' : "'";
  return `${quote}${json.replaceAll(quote, `\\${quote}`)}${quote}`;
}

function toKeys(keys: readonly string[]): string[] {
  // Numbers may stand bare, which JavaScript and TypeScript read alike, but only as they are written.
  const isBare = (key: string) => /^([A-Za-z_$][\w$]*|0|[1-9]\d{0,14})$/.test(key);
  return keys.map((key) => (isBare(key) ? key : toStringLiteral(key)));
}

/**
 * Writes a value as the literal that a developer would paste: single quotes, bare keys, one line
 * where it fits and one entry a line where it does not.
 *
 * @param column where the literal begins on its line, and `trailing` how much follows it there
 * @example toCode({ palette: { primary: { main: '#1976d2' } } }); // "{ palette: { primary: …"
 */
export function toCode(value: CodeValue, indent = 0, column = indent, trailing = 1): string {
  if (typeof value === 'string') return toStringLiteral(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const isArray = Array.isArray(value);
  const keys = isArray ? [] : toKeys(Object.keys(value));
  const values: readonly CodeValue[] = Object.values(value);
  const [open, close] = isArray ? '[]' : '{}';
  if (values.length === 0) return `${open}${close}`;
  const prefix = (index: number) => (isArray ? '' : `${keys[index]}: `);
  const inline = values
    .map((entry, index) => prefix(index) + toCode(entry, 0, -Infinity))
    .join(', ');
  const line = isArray ? `[${inline}]` : `{ ${inline} }`;
  if (column + line.length + trailing <= WIDTH) return line;
  const inner = indent + 2;
  const lines = values.map((entry, index) => {
    const start = ' '.repeat(inner) + prefix(index);
    return `${start}${toCode(entry, inner, start.length)},\n`;
  });
  return `${open}\n${lines.join('')}${' '.repeat(indent)}${close}`;
}
