/**
 * The id that a heading usually has. The directory leaves out ids that this gives.
 *
 * @example toSlug('What’s in the "sx" prop?') // 'whats-in-the-sx-prop'
 */
export function toSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replace(/ /g, '-');
}
