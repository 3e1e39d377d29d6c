import type { Day, Meter } from './data';

export interface Summary {
  readonly used: number;
  readonly generated: number;
  /** Generated for every 100 used, rounded. */
  readonly coveredPercent: number;
  readonly highest: Day | undefined;
  /** Number of days that used no more than the target. */
  readonly daysWithinTarget: number;
}

/** @param target kWh a day. */
export function summarize(days: readonly Day[], target: number): Summary {
  const used = days.reduce((sum, day) => sum + day.used, 0);
  const generated = days.reduce((sum, day) => sum + day.generated, 0);
  const [first, ...others] = days;
  return {
    used,
    generated,
    coveredPercent: used === 0 ? 0 : Math.round((100 * generated) / used),
    highest: first && others.reduce((top, day) => (day.used > top.used ? day : top), first),
    daysWithinTarget: days.filter((day) => day.used <= target).length,
  };
}

/** Change in percent, rounded; 0 where there is nothing to compare with. */
export function getChange(meter: Pick<Meter, 'used' | 'usedBefore'>): number {
  if (meter.usedBefore === 0) return 0;
  return Math.round((100 * (meter.used - meter.usedBefore)) / meter.usedBefore);
}

export type SortKey = 'name' | 'area' | 'used' | 'change' | 'status';
export type SortOrder = 'asc' | 'desc';

function getSortValue(meter: Meter, key: SortKey): string | number {
  return key === 'change' ? getChange(meter) : meter[key];
}

/** A sorted copy; rows that are equal keep their order, in both directions. */
export function sortMeters(rows: readonly Meter[], key: SortKey, order: SortOrder): Meter[] {
  const sign = order === 'asc' ? 1 : -1;
  return [...rows].sort((a, b) => {
    const [left, right] = [getSortValue(a, key), getSortValue(b, key)];
    const result =
      typeof left === 'number' && typeof right === 'number'
        ? left - right
        : // `numeric`: Meter 2 comes before Meter 10.
          String(left).localeCompare(String(right), 'en', { numeric: true });
    return sign * result;
  });
}

const STEPS = [1, 2, 2.5, 5, 10];

/**
 * Values for the marks of an axis: from 0, in even and round steps, the last one not below
 * `highest`, and about `count` steps in all.
 *
 * @example getTicks(91, 4) // [0, 25, 50, 75, 100]
 */
export function getTicks(highest: number, count: number): number[] {
  if (highest <= 0) return [0, 1];
  const rough = highest / count;
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  const step = magnitude * (STEPS.find((factor) => factor * magnitude >= rough) ?? 10);
  return Array.from({ length: Math.ceil(highest / step) + 1 }, (_value, index) => index * step);
}
