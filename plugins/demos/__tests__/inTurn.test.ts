/** @jest-environment jsdom */
import fc from 'fast-check';
import { inTurn } from '../client/inTurn';

let endTurns: IdleRequestCallback[];
const deadline: IdleDeadline = { didTimeout: false, timeRemaining: () => 10 };

/** The browser has nothing to do until nothing waits any more. */
function idle(): void {
  for (let next = endTurns.shift(); next; next = endTurns.shift()) next(deadline);
}

beforeEach(() => {
  endTurns = [];
  window.requestIdleCallback = (callback) => endTurns.push(callback);
});

it('starts the first at once, and one more whenever the browser is idle, in the order they came', () => {
  const started: string[] = [];
  for (const name of ['a', 'b', 'c']) inTurn(() => started.push(name));
  expect(started).toEqual(['a']);
  endTurns.shift()?.(deadline);
  expect(started).toEqual(['a', 'b']);
  idle();
  expect(started).toEqual(['a', 'b', 'c']);
  // The turn is nobody's again.
  inTurn(() => started.push('d'));
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  idle();
});

it('leaves out who has given the turn back, and starts everyone else once', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean(), { maxLength: 12 }), (gives) => {
      const started: number[] = [];
      const giveBack = gives.map((_, index) => inTurn(() => started.push(index)));
      giveBack.forEach((give, index) => gives[index] && give());
      idle();
      expect(started).toEqual(gives.flatMap((isGiven, index) => (index && isGiven ? [] : [index])));
    }),
  );
});

it('goes on where one of them fails', () => {
  const next = jest.fn();
  expect(() =>
    inTurn(() => {
      throw new Error('broken');
    }),
  ).toThrow('broken');
  inTurn(next);
  idle();
  expect(next).toHaveBeenCalledTimes(1);
});
