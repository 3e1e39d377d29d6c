/** Numbers that look like chance and are the same for the same seed, and ways to use them. */
export interface Random {
  /** From 0 up to, but not, 1. */
  next(): number;
  pick<T>(values: readonly [T, ...T[]]): T;
}

/** @param seed any whole number; neighbors give sequences without likeness */
export function createRandom(seed: number): Random {
  // Xorshift: its state must not be 0, and the first results of small states are small too.
  let state = Math.imul(seed + 1, 0x9e3779b1) | 1;
  const next = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let index = 0; index < 8; index += 1) next();
  return { next, pick: (values) => values[Math.floor(next() * values.length)] ?? values[0] };
}
