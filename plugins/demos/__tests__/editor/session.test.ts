import fc from 'fast-check';
import type { Problem, Program } from '../../client/editor/protocol';
import {
  advanceSession,
  INITIAL_SESSION,
  type SessionCommand,
  type SessionEvent,
  type SessionState,
} from '../../client/editor/session';

const files = [{ name: 'A.tsx', code: '' }];
const toProgram = (name: string): Program => ({
  entry: name,
  modules: [],
  styles: [],
  utilities: null,
});
const problem = (message: string): Problem => ({ kind: 'run', message });

function play(events: readonly SessionEvent[], from: SessionState = INITIAL_SESSION) {
  const commands: SessionCommand[] = [];
  const state = events.reduce((current, event) => {
    const step = advanceSession(current, event);
    commands.push(...step.commands);
    return step.state;
  }, from);
  return { state, commands };
}

const first = toProgram('first');
const second = toProgram('second');
const SHOWN: readonly SessionEvent[] = [
  { type: 'edited', files },
  { type: 'ready' },
  { type: 'compiled', run: 1, program: first },
  { type: 'shown', run: 1 },
];
const HUNG: SessionEvent = { type: 'silent', problem: problem('hung') };

it('compiles an edit, runs it when the frame is ready, and keeps what was shown', () => {
  const { state, commands } = play(SHOWN);
  expect(commands).toEqual([
    { type: 'compile', run: 1, files },
    { type: 'run', run: 1, program: first },
  ]);
  expect(state).toMatchObject({ good: first, wanted: null, problem: null });
});

it('holds a program back until the frame is ready', () => {
  const before = play([
    { type: 'edited', files },
    { type: 'compiled', run: 1, program: first },
  ]);
  expect(before.commands).toEqual([{ type: 'compile', run: 1, files }]);
  expect(play([{ type: 'ready' }], before.state).commands).toEqual([
    { type: 'run', run: 1, program: first },
  ]);
});

it.each<[string, SessionEvent]>([
  ['does not compile', { type: 'not-compiled', run: 2, problem: problem('wrong') }],
  ['throws', { type: 'problem', run: 2, problem: problem('wrong') }],
])(
  'an edit that %s leaves the last good result, and the next good one clears it',
  (_case, event) => {
    const wrong = play([{ type: 'edited', files }, event], play(SHOWN).state);
    expect(wrong.state).toMatchObject({ good: first, problem: problem('wrong') });
    const mended = play(
      [
        { type: 'edited', files },
        { type: 'compiled', run: 3, program: second },
        { type: 'shown', run: 3 },
      ],
      wrong.state,
    );
    expect(mended.state).toMatchObject({ good: second, problem: null });
  },
);

it('a frame that hangs is replaced, and the new one is given what ran last, with the message', () => {
  const hung = play(
    [{ type: 'edited', files }, { type: 'compiled', run: 2, program: second }, HUNG],
    play(SHOWN).state,
  );
  expect(hung.commands.at(-1)).toEqual({ type: 'replace-frame' });
  const restored = play([{ type: 'ready' }, { type: 'shown', run: 2 }], hung.state);
  expect(restored.commands).toEqual([{ type: 'run', run: 2, program: first }]);
  expect(restored.state).toMatchObject({ good: first, problem: problem('hung') });
});

it('what turns out to be endless after it was shown gives its place back', () => {
  const endless: Problem = { kind: 'hung', message: 'endless' };
  const { state } = play(
    [
      { type: 'edited', files },
      { type: 'compiled', run: 2, program: second },
      { type: 'shown', run: 2 },
      { type: 'problem', run: 2, problem: endless },
    ],
    play(SHOWN).state,
  );
  expect(state).toMatchObject({ good: first, goodRun: 0, problem: endless });
});

it('an error of what is shown leaves it the result of the newest edit', () => {
  const { state } = play([...SHOWN, { type: 'problem', run: 1, problem: problem('pressed') }]);
  expect(state).toMatchObject({ good: first, goodRun: 1, run: 1, problem: problem('pressed') });
});

it('what hangs again as it is restored is given to no third frame', () => {
  const { state, commands } = play([...SHOWN, HUNG, { type: 'ready' }, HUNG, { type: 'ready' }]);
  expect(commands.filter(({ type }) => type === 'run')).toHaveLength(2);
  expect(state).toMatchObject({ good: null, problem: problem('hung') });
});

it('a frame that could not be loaded is tried again at the next edit', () => {
  const gone = play([
    { type: 'edited', files },
    { type: 'unavailable', problem: problem('net') },
  ]);
  expect(gone.commands.at(-1)).toEqual({ type: 'remove-frame' });
  expect(play([{ type: 'edited', files }], gone.state).commands).toEqual([
    { type: 'replace-frame' },
    { type: 'compile', run: 2, files },
  ]);
});

const run = fc.integer({ min: 0, max: 6 });
const event: fc.Arbitrary<SessionEvent> = fc.oneof(
  fc.constant<SessionEvent>({ type: 'edited', files }),
  fc.record({ type: fc.constant('compiled' as const), run, program: fc.constant(first) }),
  fc.record({
    type: fc.constantFrom('not-compiled' as const, 'problem' as const),
    run,
    problem: fc.constant(problem('wrong')),
  }),
  fc.constant<SessionEvent>({ type: 'ready' }),
  fc.record({ type: fc.constant('shown' as const), run }),
  fc.constant(HUNG),
  fc.constant<SessionEvent>({ type: 'unavailable', problem: problem('net') }),
);

it('whatever happens: only a ready frame is sent to, stale answers change nothing, nothing good is lost to an error', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      let state = INITIAL_SESSION;
      for (const happened of events) {
        const { state: next, commands } = advanceSession(state, happened);
        if (commands.some(({ type }) => type === 'run')) expect(next.frame).toBe('ready');
        if ('run' in happened && happened.run !== state.run) expect(next).toEqual(state);
        if (happened.type === 'problem' || happened.type === 'not-compiled') {
          expect(next.good).toBe(state.good);
        }
        expect(next.run).toBe(state.run + (happened.type === 'edited' ? 1 : 0));
        state = next;
      }
    }),
  );
});
