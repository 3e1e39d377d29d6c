/** Edits (insert, delete, replace, swap of two neighbours) that turn one word into the other. */
export function countEdits(from: string, to: string): number {
  let beforePrevious: number[] = [];
  let previous = Array.from({ length: to.length + 1 }, (_, column) => column);
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = Number(from[row - 1] !== to[column - 1]);
      const swapped =
        row > 1 && from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1]
          ? (beforePrevious[column - 2] ?? Infinity) + 1
          : Infinity;
      current.push(
        Math.min(
          (previous[column] ?? Infinity) + 1,
          (current[column - 1] ?? Infinity) + 1,
          (previous[column - 1] ?? Infinity) + replaced,
          swapped,
        ),
      );
    }
    beforePrevious = previous;
    previous = current;
  }
  return previous[to.length] ?? 0;
}

/** At most `count` candidates, the most similar first; alphabetical among equals. */
export function findNearestNames(name: string, candidates: readonly string[], count = 5): string[] {
  return candidates
    .map((candidate) => ({ candidate, edits: countEdits(name, candidate) }))
    .sort((a, b) => a.edits - b.edits || a.candidate.localeCompare(b.candidate, 'en'))
    .slice(0, count)
    .map(({ candidate }) => candidate);
}
