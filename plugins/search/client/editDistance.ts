/**
 * How many letters must be put in, left out, replaced, or swapped with their neighbor to make one
 * word of the other. What is more than `limit` counts as `limit + 1`, which saves most of the work.
 *
 * @example getEditDistance('dropdwon', 'dropdown', 2) // 1
 */
export function getEditDistance(one: string, other: string, limit: number): number {
  const far = limit + 1;
  if (Math.abs(one.length - other.length) > limit) return far;
  const width = other.length + 1;
  // Three rows are enough, taken in turns: this is done for thousands of words at a key press.
  const rows = [new Uint16Array(width), new Uint16Array(width), new Uint16Array(width)] as const;
  let [beforeLast, last, current]: [Uint16Array, Uint16Array, Uint16Array] = [...rows];
  for (let column = 0; column < width; column += 1) last[column] = column;
  let lastBest = 0;
  for (let row = 1; row <= one.length; row += 1) {
    current[0] = row;
    let best = row;
    for (let column = 1; column < width; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwap = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const cost = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (beforeLast[column - 2] ?? 0) + 1 : Infinity,
      );
      current[column] = cost;
      best = Math.min(best, cost);
    }
    // A swap reaches two rows back.
    if (best > limit && lastBest > limit) return far;
    lastBest = best;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return Math.min(last[other.length] ?? 0, far);
}
