/**
 * How many letters must be put in, left out, replaced, or swapped with their neighbor to make one
 * word of the other. What is more than `limit` counts as `limit + 1`, which saves most of the work.
 *
 * @example getEditDistance('dropdwon', 'dropdown', 2) // 1
 */
export function getEditDistance(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let beforeLast: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, place) => place);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      current[column] = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
    }
    if (Math.min(...current) > limit && Math.min(...last) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
