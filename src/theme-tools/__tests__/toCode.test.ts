import fc from 'fast-check';
import ts from 'typescript';
import { toCode, type CodeValue } from '../toCode';

/** What the literal means to a compiler. */
function evaluate(code: string): unknown {
  const { outputText } = ts.transpileModule(`(${code})`, {});
  return (0, eval)(outputText) as unknown;
}

it.each([
  [{ spacing: 6 }, '{ spacing: 6 }'],
  [{ 'a-b': "it's", 500: 'x', '05': null }, `{ 500: 'x', 'a-b': "it's", '05': null }`],
  [[1, [], {}], '[1, [], {}]'],
])('writes %j as people do', (value, code) => {
  expect(toCode(value)).toBe(code);
});

it('writes one entry a line where the line would be too long', () => {
  const value = { first: 'a'.repeat(60), second: { third: 'b'.repeat(30) } };
  expect(toCode(value)).toBe(
    `{\n  first: '${'a'.repeat(60)}',\n  second: { third: '${'b'.repeat(30)}' },\n}`,
  );
});

it('means the value it was made from, whatever that is', () => {
  const { tree } = fc.letrec<{ tree: CodeValue }>((tie) => ({
    tree: fc.oneof(
      { maxDepth: 3 },
      fc.string({ unit: 'binary' }),
      fc.string(),
      fc.integer(),
      fc.boolean(),
      fc.constant(null),
      fc.array(tie('tree'), { maxLength: 4 }),
      fc.dictionary(
        fc.string().filter((key) => key !== '__proto__'),
        tie('tree'),
        { maxKeys: 4, noNullPrototype: true },
      ),
    ),
  }));
  fc.assert(fc.property(tree, (value) => expect(evaluate(toCode(value))).toEqual(value)));
});
