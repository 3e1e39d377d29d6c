/** A stretch of work without a pause that is taken for endless, in milliseconds. */
export const LOOP_LIMIT_MS = 2000;
/** Looking at the clock costs more than a turn of most loops. */
const TURNS_PER_LOOK = 500;

/** More commits a second than any display shows frames. */
export const COMMIT_LIMIT = 250;
const WINDOW_MS = 1000;

/** Thrown into a demo that does not end by itself. */
export class EndlessError extends Error {
  override name = 'EndlessError';
}

/**
 * Makes the function that every turn of a demo's loops calls.
 *
 * @param now the clock, in milliseconds.
 * @param onPause calls back once the browser has had its turn, which ends a stretch of work.
 */
export function createLoopGuard(now: () => number, onPause: (callback: () => void) => void) {
  let startedAt: number | null = null;
  let turns = 0;
  /** @throws {EndlessError} if loops have run for {@link LOOP_LIMIT_MS} without a pause. */
  return function guardLoop(): void {
    turns += 1;
    if (startedAt !== null && turns % TURNS_PER_LOOK !== 0) return;
    if (startedAt === null) {
      startedAt = now();
      onPause(() => {
        startedAt = null;
      });
    } else if (now() - startedAt > LOOP_LIMIT_MS) {
      throw new EndlessError(
        `A loop ran for ${LOOP_LIMIT_MS / 1000} seconds and was stopped. Look for its end.`,
      );
    }
  };
}

/** Counts commits of React; true once they are so many that the demo must be rendering endlessly. */
export function createCommitGuard() {
  let windowStart = -Infinity;
  let count = 0;
  return function isEndless(nowMs: number): boolean {
    if (nowMs - windowStart > WINDOW_MS) {
      windowStart = nowMs;
      count = 0;
    }
    count += 1;
    return count > COMMIT_LIMIT;
  };
}

export const ENDLESS_RENDER = `The demo rendered more than ${COMMIT_LIMIT} times within a second and was stopped. An effect that sets state at every render does this: give it a list of dependencies.`;
