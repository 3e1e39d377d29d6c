/** A source of chance that can be repeated: numbers from 0 up to, and without, 1. */
export type Random = () => number;

/**
 * Creates a source from a seed; the same seed gives the same numbers. Mulberry32: a counter whose
 * bits are mixed, good enough to choose links by.
 */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * One of some values.
 *
 * @throws where there is none
 */
export function pick<Value>(random: Random, values: readonly Value[]): Value {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new Error('There is nothing to pick from.');
  return value;
}
