import {
  COMMIT_LIMIT,
  createCommitGuard,
  createLoopGuard,
  EndlessError,
  LOOP_LIMIT_MS,
} from '../../frame/guards';

function createClock() {
  const clock = { now: 0, pause: () => {} };
  const guard = createLoopGuard(
    () => clock.now,
    (callback) => {
      clock.pause = callback;
    },
  );
  const turn = (count: number, msPerTurn: number) => {
    for (let index = 0; index < count; index += 1) {
      clock.now += msPerTurn;
      guard();
    }
  };
  return { clock, turn };
}

it('stops a loop that runs too long without a pause', () => {
  const { turn } = createClock();
  expect(() => turn(10_000, 1)).toThrow(EndlessError);
});

it('lets long work go on that pauses, and short work of many turns', () => {
  const { clock, turn } = createClock();
  for (let index = 0; index < 20; index += 1) {
    turn(LOOP_LIMIT_MS / 2, 1);
    clock.pause();
  }
  expect(() => turn(1_000_000, 0)).not.toThrow();
});

it('takes more commits a second than displays show for endless, and no fewer', () => {
  const play = (perSecond: number, seconds: number) => {
    const isEndless = createCommitGuard();
    return Array.from({ length: perSecond * seconds }, (_, index) =>
      isEndless((index * 1000) / perSecond),
    ).includes(true);
  };
  expect([play(60, 10), play(240, 10), play(COMMIT_LIMIT * 2, 1)]).toEqual([false, false, true]);
});
