/**
 * Puts values into a text of the interface.
 *
 * @example fill('{count} results', { count: 3 }) // '3 results'
 */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
