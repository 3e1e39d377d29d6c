import fc from 'fast-check';
import {
  isScriptName,
  MAX_HEIGHT,
  MIN_HEIGHT,
  parseFrameMessage,
} from '../../client/editor/protocol';

it.each([
  [{ type: 'ready', more: 1 }, { type: 'ready' }],
  [{ type: 'pong' }, { type: 'pong' }],
  [
    { type: 'need', name: 'main.0a1b2c3d.js' },
    { type: 'need', name: 'main.0a1b2c3d.js' },
  ],
  [{ type: 'need', name: '../main.js' }, null],
  [{ type: 'need', name: 'https://other.example/a.js' }, null],
  [{ type: 'need', name: 'a.css' }, null],
  [
    { type: 'height', height: 120.2 },
    { type: 'height', height: 121 },
  ],
  [
    { type: 'height', height: -1 },
    { type: 'height', height: MIN_HEIGHT },
  ],
  [
    { type: 'height', height: 1e9 },
    { type: 'height', height: MAX_HEIGHT },
  ],
  [{ type: 'height', height: Number.NaN }, null],
  [{ type: 'height', height: '12' }, null],
  [
    { type: 'shown', run: 3 },
    { type: 'shown', run: 3 },
  ],
  [{ type: 'shown', run: 1.5 }, null],
  [
    { type: 'problem', run: 1, problem: { kind: 'compile', message: 'm', file: 1, line: 2 } },
    { type: 'problem', run: 1, problem: { kind: 'run', message: 'm', line: 2 } },
  ],
  [{ type: 'problem', run: 1, problem: { kind: 'run' } }, null],
  [{ type: 'problem', run: 1 }, null],
  [{ type: 'run', run: 1 }, null],
  [null, null],
  ['ready', null],
])('reads %j as %j', (data, message) => {
  expect(parseFrameMessage(data)).toEqual(message);
});

it('believes no frame, whatever it says', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({
          type: fc.constantFrom('need', 'height', 'shown', 'problem'),
          run: fc.anything(),
          name: fc.anything(),
          height: fc.anything(),
          problem: fc.anything(),
        }),
      ),
      (data) => {
        const message = parseFrameMessage(data);
        if (message?.type === 'height') {
          expect(message.height).toBeGreaterThanOrEqual(MIN_HEIGHT);
          expect(message.height).toBeLessThanOrEqual(MAX_HEIGHT);
        }
        if (message?.type === 'need') expect(message.name).not.toMatch(/[/\\:?#]/);
        if (message?.type === 'problem') expect(message.problem.message.length).toBeLessThan(2001);
      },
    ),
  );
});

it('takes file names for scripts, and no path', () => {
  expect(['main.js', '42.ab.js', 'a/b.js', '.js', 'a..js', 'a.js.map'].map(isScriptName)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
  ]);
});
