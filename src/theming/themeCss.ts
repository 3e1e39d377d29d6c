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

/** The whole theme as CSS text: what the browser gets with a library's first live demo. */
export function buildThemeCss(sheets: ThemeStyleSheets): string {
  return sheets
    .flatMap((sheet) => Object.entries(sheet))
    .map(([selector, block]) => (isBlock(block) ? `${selector}{${toDeclarations(block)}}` : ''))
    .join('');
}

function collectVariableNames(text: string): string[] {
  return Array.from(text.matchAll(/var\(\s*(--[\w-]+)/g), (match) => match[1] ?? '');
}

/** A custom property under one selector. */
export interface ThemeDeclaration {
  readonly selector: string;
  readonly property: string;
  readonly value: string;
}

/**
 * The declarations of the theme that `css` makes use of, variables that other variables need
 * included. A demo's server HTML carries these instead of the 25 kB of a whole theme.
 */
export function getReferencedDeclarations(
  sheets: ThemeStyleSheets,
  css: string,
): ThemeDeclaration[] {
  const declarations = sheets
    .flatMap((sheet) => Object.entries(sheet))
    .flatMap(([selector, block]) =>
      isBlock(block)
        ? Object.entries(block).map(([property, value]) => ({
            selector,
            property,
            value: String(value),
          }))
        : [],
    );
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
