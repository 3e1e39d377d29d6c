/**
 * Where a key leads in a list of results.
 *
 * @param current place of the result that Enter would open
 * @returns its new place; null for a key that does not move
 */
export function moveActive(key: string, current: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowDown':
      return (current + 1) % count;
    case 'ArrowUp':
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}
