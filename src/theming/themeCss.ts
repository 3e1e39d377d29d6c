/** What `theme.generateStyleSheets()` returns: selector → custom properties (or `color-scheme`). */
export type ThemeStyleSheets = ReadonlyArray<Record<string, unknown>>;

function isBlock(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function toDeclarations(block: Record<string, unknown>) {
  return Object.entries(block)
    .map(
      ([property, value]) => `${property === 'colorScheme' ? 'color-scheme' : property}:${value}`,
    )
    .join(';');
}

/** A custom property under one selector. */
export interface ThemeDeclaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

function listDeclarations(sheets: ThemeStyleSheets): ThemeDeclaration[] {
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .flatMap(([selector, block]) =>
      isBlock(block)
        ? Object.entries(block).map(([property, value]) => ({
            selector,
            property: property === 'colorScheme' ? 'color-scheme' : property,
            value: String(value),
          }))
        : [],
    );
}

/** The whole theme as CSS text: what the browser gets with a library's first live demo. */
export function buildThemeCss(sheets: ThemeStyleSheets): string {
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, block]) => (isBlock(block) ? `${selector}{${toDeclarations(block)}}` : ''))
    .join('');
}

/** `html:root` wins over `:root`, wherever in the document either stands. */
function strengthen(selector: string): string {
  return selector
    .split(',')
    .map((part) => part.trim())
    .map((part) => (/^[:.[]/.test(part) ? `html${part}` : part))
    .join(', ');
}

/**
 * The declarations of `theme` that `base` has not, or has otherwise, as CSS that wins over the
 * base wherever it stands: what a reader's choices make of the branding. Empty where nothing differs.
 *
 * @example
 * buildChangedThemeCss([{ ':root': { '--gap': '8px' } }], [{ ':root': { '--gap': '6px' } }]);
 * // 'html:root{--gap:6px}'
 */
export function buildChangedThemeCss(base: ThemeStyleSheets, theme: ThemeStyleSheets): string {
  const toKey = ({ selector, property, value }: ThemeDeclaration) =>
    `${selector}|${property}|${value}`;
  const known = new Set(listDeclarations(base).map(toKey));
  return listDeclarations(theme)
    .filter((declaration) => !known.has(toKey(declaration)))
    .map(({ selector, property, value }) => `${strengthen(selector)}{${property}:${value}}`)
    .join('');
}

function scopeSelector(selector: string, scope: string): string {
  return selector
    .split(',')
    .map((part) => part.trim())
    .map((part) => (part === ':root' ? scope : `${part} ${scope}`))
    .join(', ');
}

/**
 * What `theme` has otherwise than `base`, for the elements that match `scope` only: a preview of
 * other colors in the middle of a page.
 *
 * @param isWanted which custom properties count; the others stay those of the page
 * @example
 * buildScopedThemeCss([], [{ '[data-theme="dark"]': { '--ink': '#fff' } }], '.preview', () => true);
 * // '[data-theme="dark"] .preview{--ink:#fff}'
 */
export function buildScopedThemeCss(
  base: ThemeStyleSheets,
  theme: ThemeStyleSheets,
  scope: string,
  isWanted: (property: string) => boolean,
): string {
  const toKey = ({ selector, property }: ThemeDeclaration) => `${selector}|${property}`;
  const known = new Map(listDeclarations(base).map((entry) => [toKey(entry), entry.value]));
  const wanted = listDeclarations(theme).filter(({ property }) => isWanted(property));
  // What differs in one mode is said for every mode: the scope has to undo its own first rule.
  const different = new Set(
    wanted
      .filter((entry) => known.get(toKey(entry)) !== entry.value)
      .map(({ property }) => property),
  );
  const blocks = new Map<string, string[]>();
  for (const { selector, property, value } of wanted) {
    if (!different.has(property)) continue;
    const scoped = scopeSelector(selector, scope);
    blocks.set(scoped, [...(blocks.get(scoped) ?? []), `${property}:${value}`]);
  }
  return [...blocks].map(([selector, lines]) => `${selector}{${lines.join(';')}}`).join('');
}

function collectVariableNames(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), (match) => match[1] ?? '');
}

/**
 * The declarations of the theme that `css` makes use of, variables that other variables need
 * included. A demo's server HTML carries these instead of the 25 kB of a whole theme.
 */
export function getReferencedDeclarations(
  sheets: ThemeStyleSheets,
  css: string,
): ThemeDeclaration[] {
  const declarations = listDeclarations(sheets);
  const referenced = new Set<string>();
  const queue = collectVariableNames(css);
  for (let name = queue.pop(); name !== undefined; name = queue.pop()) {
    if (referenced.has(name)) continue;
    referenced.add(name);
    const values = declarations.filter(({ property }) => property === name);
    queue.push(...values.flatMap(({ value }) => collectVariableNames(value)));
  }
  return declarations.filter(({ property }) => referenced.has(property));
}
