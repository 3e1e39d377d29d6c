import fc from 'fast-check';
import { BEAT_MS, createHeartbeat } from '../../client/editor/heartbeat';

/** What is said at every beat; `answers` are the beats after which the frame answers. */
function beat(times: readonly number[], answers: readonly number[] = []) {
  const heartbeat = createHeartbeat();
  return times.map((time, index) => {
    const said = heartbeat.tick(time);
    if (answers.includes(index)) heartbeat.answered();
    return said;
  });
}

const steady = (count: number) => Array.from({ length: count }, (_, index) => index * BEAT_MS);

it('asks a frame that answers, at every beat', () => {
  expect(beat(steady(4), [0, 1, 2, 3])).toEqual(['ask', 'ask', 'ask', 'ask']);
});

it('says once that a frame is silent, after four seconds', () => {
  expect(beat(steady(7))).toEqual(['ask', 'wait', 'wait', 'wait', 'silent', 'wait', 'wait']);
});

it('starts afresh after the page itself was away', () => {
  expect(beat([0, 1000, 60_000, 61_000])).toEqual(['ask', 'wait', 'ask', 'wait']);
});

it('never gives up a frame that answers every question', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 100_000 })), (gaps) => {
      let now = 0;
      const times = gaps.map((gap) => (now += gap));
      expect(beat(times, [...times.keys()])).not.toContain('silent');
    }),
  );
});
