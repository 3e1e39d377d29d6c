import fc from 'fast-check';
import {
  getChange,
  getTicks,
  sortMeters,
  summarize,
  type SortKey,
} from '@site/docs/material-ui/getting-started/templates/dashboard/calculations';
import {
  meters,
  weeks,
  type Meter,
} from '@site/docs/material-ui/getting-started/templates/dashboard/data';

const day = (name: string, used: number, generated = 0) => ({ name, used, generated });

function toMeter(name: string, used: number, usedBefore = used): Meter {
  return { name, used, usedBefore, area: 'Area', status: 'Online' };
}

describe('summarize', () => {
  it('adds up days and finds the highest, the first of several', () => {
    expect(summarize([day('A', 10, 4), day('B', 30, 6), day('C', 30, 0)], 10)).toEqual({
      used: 70,
      generated: 10,
      coveredPercent: 14,
      highest: day('B', 30, 6),
      daysWithinTarget: 1,
    });
  });

  it('has an answer for a week without days', () => {
    expect(summarize([], 10)).toEqual({
      used: 0,
      generated: 0,
      coveredPercent: 0,
      highest: undefined,
      daysWithinTarget: 0,
    });
  });
});

it('the sample data agree with each other: the meters add up to the weeks', () => {
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  expect(weeks.map(({ days }) => summarize(days, 0).used)).toEqual([
    sum(meters.map(({ used }) => used)),
    sum(meters.map(({ usedBefore }) => usedBefore)),
  ]);
});

it('a change is in percent of what was before', () => {
  expect(getChange(toMeter('A', 150, 100))).toBe(50);
  expect(getChange(toMeter('A', 142, 151))).toBe(-6);
  expect(getChange(toMeter('A', 5, 0))).toBe(0);
});

describe('sortMeters', () => {
  const rows = [toMeter('Meter 10', 5, 10), toMeter('Meter 2', 5, 4), toMeter('Meter 1', 7, 7)];
  const getNames = (key: SortKey, order: 'asc' | 'desc') =>
    sortMeters(rows, key, order).map(({ name }) => name);

  it('takes numbers in names for numbers', () => {
    expect(getNames('name', 'asc')).toEqual(['Meter 1', 'Meter 2', 'Meter 10']);
    expect(getNames('name', 'desc')).toEqual(['Meter 10', 'Meter 2', 'Meter 1']);
  });

  it('sorts by what is shown, the change in percent', () => {
    expect(getNames('change', 'asc')).toEqual(['Meter 10', 'Meter 1', 'Meter 2']);
  });

  it('leaves equal rows in their order, in both directions', () => {
    expect(getNames('used', 'asc')).toEqual(['Meter 10', 'Meter 2', 'Meter 1']);
    expect(getNames('used', 'desc')).toEqual(['Meter 1', 'Meter 10', 'Meter 2']);
    expect(getNames('status', 'desc')).toEqual(rows.map(({ name }) => name));
  });

  it('leaves the list alone', () => {
    const before = [...rows];
    sortMeters(rows, 'name', 'asc');
    expect(rows).toEqual(before);
  });
});

describe('getTicks', () => {
  it.each([
    [91, [0, 25, 50, 75, 100]],
    [100, [0, 25, 50, 75, 100]],
    [120, [0, 50, 100, 150]],
    [7, [0, 2, 4, 6, 8]],
    [0, [0, 1]],
  ])('for %d are %j', (highest, ticks) => {
    expect(getTicks(highest, 4)).toEqual(ticks);
  });

  it('begin at 0, are even, reach the highest value, and are few', () => {
    const amounts = fc.double({ min: 0.001, max: 1e9, noNaN: true });
    fc.assert(
      fc.property(amounts, (highest) => {
        const ticks = getTicks(highest, 4);
        const step = ticks[1] ?? 0;
        expect(ticks[0]).toBe(0);
        ticks.forEach((tick, index) => expect(tick).toBeCloseTo(index * step, 6));
        // Not at most one rounding error below it.
        expect(ticks[ticks.length - 1]).toBeGreaterThanOrEqual(highest * (1 - 1e-9));
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(6);
      }),
    );
  });
});
