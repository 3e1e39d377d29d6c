import fc from 'fast-check';
import { guardLoops, LOOP_GUARD } from '../../client/editor/guardLoops';

const GUARD = `${LOOP_GUARD}();`;

it.each([
  ['while (a) { b(); }', `while (a) {${GUARD} b(); }`],
  ['while (a) b();', `while (a) {${GUARD}b();}`],
  ['while (a);', `while (a){${GUARD};}`],
  ['do b(); while (a);', `do {${GUARD}b();} while (a);`],
  ['for (const a of b) c(a);', `for (const a of b) {${GUARD}c(a);}`],
  ['for (;;) for (;;) a();', `for (;;) {${GUARD}for (;;) {${GUARD}a();}}`],
  ['const a = <p>while (true) loops</p>;', 'const a = <p>while (true) loops</p>;'],
  ["const a = 'for (;;) b();'; // while (1);", "const a = 'for (;;) b();'; // while (1);"],
])('%s → %s', (code, guarded) => {
  expect(guardLoops(code)).toBe(guarded);
});

it('stops every kind of loop, and changes what none of them does', () => {
  const body = fc.constantFrom('n += 1;', '{ n += 1; }', 'if (n > 0) n += 1; else n += 2;');
  const loop = fc.oneof(
    body.map((inner) => `for (let i = 0; i < 3; i += 1) ${inner}`),
    body.map((inner) => `for (const i of [1, 2]) ${inner}`),
    body.map((inner) => `for (const i in { a: 1 }) ${inner}`),
    body.map((inner) => `let i = 0; while (i++ < 2) ${inner}`),
    body.map((inner) => `let i = 0; do ${inner} while (i++ < 2);`),
  );
  const nested = fc
    .array(loop, { maxLength: 4 })
    .map((all) =>
      all.reduce((inside, one) => `{ ${one}\n for (let k = 0; k < 2; k += 1) { ${inside} } }`, ''),
    );
  const run = (code: string) => {
    let turns = 0;
    const evaluate = new Function(LOOP_GUARD, `let n = 0; ${code}; return n;`);
    return [evaluate(() => (turns += 1)) as number, turns] as const;
  };
  fc.assert(
    fc.property(nested, (code) => {
      const guarded = guardLoops(code);
      expect(run(guarded)[0]).toBe(run(code)[0]);
      expect(run(guarded)[1] > 0).toBe(code !== '');
      expect(guarded.split('\n')).toHaveLength(code.split('\n').length);
    }),
  );
});

it('survives what is not JavaScript', () => {
  fc.assert(fc.property(fc.string(), (text) => typeof guardLoops(text) === 'string'));
  expect(guardLoops('while (')).toBe('while (');
});
