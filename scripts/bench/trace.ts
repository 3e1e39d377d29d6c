/** The part of an event of Chromium's trace format that is read; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  /** `X`: an event with a duration. */
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly args?: { readonly name?: string };
}

/** What the main thread of a page spent its time on, in milliseconds. */
export interface ThreadTime {
  /** JavaScript, with the layout that it forced. */
  readonly scriptMs: number;
  /** Styles, layout and painting. */
  readonly renderingMs: number;
}

const MAIN_THREAD = 'CrRendererMain';

const SCRIPT_EVENTS = [
  'EvaluateScript',
  'EventDispatch',
  'FireAnimationFrame',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
];

const RENDERING_EVENTS = ['UpdateLayoutTree', 'Layout', 'PrePaint', 'Paint', 'Layerize', 'Commit'];

/** Time that intervals cover together, each moment once: events stand within each other. */
function sumIntervals(intervals: ReadonlyArray<readonly [start: number, end: number]>): number {
  let sum = 0;
  let covered = -Infinity;
  for (const [start, end] of [...intervals].sort(([a], [b]) => a - b)) {
    sum += Math.max(0, end - Math.max(start, covered));
    covered = Math.max(covered, end);
  }
  return sum;
}

/** Adds up a trace; the main threads of all renderers count, of which one has work to do. */
export function readThreadTime(events: readonly TraceEvent[]): ThreadTime {
  const toThread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const threads = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === MAIN_THREAD)
      .map(toThread),
  );
  const measure = (names: readonly string[]) => {
    const own = events.filter(
      (event) => event.ph === 'X' && names.includes(event.name) && threads.has(toThread(event)),
    );
    return sumIntervals(own.map(({ ts, dur = 0 }) => [ts, ts + dur] as const)) / 1000;
  };
  return { scriptMs: measure(SCRIPT_EVENTS), renderingMs: measure(RENDERING_EVENTS) };
}
