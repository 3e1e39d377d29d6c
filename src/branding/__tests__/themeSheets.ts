/** What both themes of these tests have in common: sheets of custom properties by selector. */
export type ThemeSheets = ReadonlyArray<Record<string, unknown>>;

/** Selector → custom properties, those of equal selectors together. */
export function toSelectors(sheets: ThemeSheets): Record<string, Record<string, string>> {
  const selectors: Record<string, Record<string, string>> = {};
  for (const [selector, block] of sheets.flatMap((sheet) => Object.entries(sheet))) {
    selectors[selector] = { ...selectors[selector], ...(block as Record<string, string>) };
  }
  return selectors;
}

/** The color that a custom property comes to among `properties`, references followed. */
export function resolveColor(properties: Record<string, string>, name: string): string {
  const value = properties[name];
  if (value === undefined) throw new Error(`${name} is not declared`);
  const reference = /^var\((--[\w-]+)/.exec(value)?.[1];
  return reference === undefined ? value : resolveColor(properties, reference);
}
