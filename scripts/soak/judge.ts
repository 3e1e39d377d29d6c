import type { Living } from './countLiving';

/** What a page holds at a moment, after the browser has thrown away what nobody needs. */
export interface Measurement extends Living {
  /** Unmounted roots of React that somebody holds on to; what hangs on them is not counted elsewhere. */
  readonly leftRoots: number;
  readonly listeners: number;
  /** Nodes of all documents, those that are in no document included. */
  readonly nodes: number;
  readonly documents: number;
  /** Bytes of the heap of scripts. */
  readonly heap: number;
}

/** How much more than before may be there. */
export type Allowance = Readonly<Partial<Record<keyof Measurement, number>>>;

const NAMES = [
  'listeners',
  'timeouts',
  'intervals',
  'observers',
  'roots',
  'leftRoots',
  'documents',
  'nodes',
  'heap',
] as const satisfies readonly (keyof Measurement)[];

/**
 * What has grown between two visits of the same place, a line each; nothing may, but for what the
 * allowance says.
 */
export function findGrowth(
  before: Measurement,
  after: Measurement,
  allowance: Allowance,
): string[] {
  return NAMES.flatMap((name) => {
    const growth = after[name] - before[name];
    const allowed = allowance[name] ?? 0;
    if (growth <= allowed) return [];
    return [`${name}: ${before[name]} → ${after[name]} (${allowed} more are allowed)`];
  });
}
