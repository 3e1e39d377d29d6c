/** How often the frame is asked whether it still answers, in milliseconds. */
export const BEAT_MS = 1000;
/** How long it may take for an answer. */
const PATIENCE_MS = 4000;
/** A tick this late means that the page itself slept or was busy, and says nothing of the frame. */
const LATE_MS = 2500;

export interface Heartbeat {
  /** To be called every {@link BEAT_MS}. `silent` is said once for each time it is started. */
  tick(nowMs: number): 'ask' | 'wait' | 'silent';
  answered(): void;
}

/** Watches over a frame by the clock that is handed in; knows neither timers nor frames. */
export function createHeartbeat(): Heartbeat {
  let askedAt: number | null = null;
  let lastTick: number | null = null;
  let isOver = false;
  return {
    tick(now) {
      const isLate = lastTick !== null && now - lastTick > LATE_MS;
      lastTick = now;
      if (isOver) return 'wait';
      if (askedAt === null || isLate) {
        askedAt = now;
        return 'ask';
      }
      if (now - askedAt < PATIENCE_MS) return 'wait';
      isOver = true;
      return 'silent';
    },
    answered() {
      askedAt = null;
    },
  };
}
