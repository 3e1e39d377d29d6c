/**
 * The letters of the token classes: `k` is styled by `.t-k`. Few and short, because they are
 * repeated in every page; README.md lists them for authors of other stylesheets.
 */
export const TOKEN_KINDS = {
  c: 'comment',
  k: 'keyword',
  s: 'string',
  n: 'number or constant',
  f: 'function',
  y: 'type or class name',
  g: 'tag or selector',
  a: 'attribute, property or key',
  v: 'variable',
  r: 'regular expression',
  i: 'inserted text',
  d: 'deleted text',
  b: 'heading or strong text',
} as const;

export type TokenKind = keyof typeof TOKEN_KINDS;

const KINDS_BY_TOKEN_NAME: ReadonlyMap<string, TokenKind | null> = new Map(
  Object.entries({
    c: 'comment prolog doctype cdata shebang hashbang blockquote coord',
    k: 'keyword atrule rule important module control-flow statement directive',
    s: 'string char attr-value template-string string-literal triple-quoted-string url code-snippet',
    n: 'number boolean constant symbol unit hexcode color null nil entity',
    f: 'function method-name command',
    y: 'class-name maybe-class-name builtin namespace type',
    g: 'tag selector',
    a: 'attr-name property key decorator annotation',
    v: 'variable assign-left environment',
    r: 'regex',
    i: 'inserted inserted-sign inserted-arrow',
    d: 'deleted deleted-sign deleted-arrow',
    b: 'title bold table-header-row',
  } satisfies Record<TokenKind, string>).flatMap(([kind, names]) =>
    names.split(' ').map((name): [string, TokenKind] => [name, kind as TokenKind]),
  ),
);

/** Tokens that go back to the plain text colour, whatever they are nested in. */
const PLAIN_TOKEN_NAMES: ReadonlySet<string> = new Set([
  'punctuation',
  'operator',
  'interpolation',
  'script',
  'style',
  'spread',
  'plain-text',
  'embedded-code',
]);

/**
 * Kind of a Prism token by its type, then its aliases: the first name we know decides.
 *
 * @returns `null` for the plain text colour, `undefined` for "as the token around it".
 */
export function getTokenKind(names: readonly string[]): TokenKind | null | undefined {
  for (const name of names) {
    if (PLAIN_TOKEN_NAMES.has(name)) {
      return null;
    }
    const kind = KINDS_BY_TOKEN_NAME.get(name);
    if (kind !== undefined) {
      return kind;
    }
  }
  return undefined;
}
