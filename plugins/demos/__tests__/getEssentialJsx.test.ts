import fc from 'fast-check';
import { getEssentialJsx } from '../node/getEssentialJsx';

it.each([
  ['an element', 'export default function A() {\n  return <B c={1} />;\n}', '<B c={1} />'],
  ['an arrow function', 'export default () => <B />;', '<B />'],
  ['a name that is exported later', 'const A = () => (\n  <B />\n);\nexport default A;', '<B />'],
  [
    'what stands in a fragment',
    'export default () => (\n  <>\n    <B>\n      b\n    </B>\n    <C />\n  </>\n);',
    '<B>\n  b\n</B>\n<C />',
  ],
  [
    'what stands in an element of layout',
    'export default () => (\n  <Stack spacing={2}>\n    <B />\n  </Stack>\n);',
    '<B />',
  ],
  [
    'an element with its own indentation taken off',
    'export default function A() {\n  return (\n    <B\n      c={() => {\n        d();\n      }}\n    />\n  );\n}',
    '<B\n  c={() => {\n    d();\n  }}\n/>',
  ],
  [
    'the component’s own return',
    'export default function A() {\n  const b = () => {\n    return <No />;\n  };\n  return <Yes b={b} />;\n}',
    '<Yes b={b} />',
  ],
])('finds %s', (_what, code, expected) => {
  expect(getEssentialJsx(code)).toBe(expected);
});

it.each([
  ['without JSX', 'export default () => null;'],
  ['that returns a choice', 'export default () => (a ? <B /> : null);'],
  ['whose layout is empty', 'export default () => <div></div>;'],
  ['without a default export', 'export const A = () => <B />;'],
  ['that exports another module', "export { default } from './a';"],
])('finds nothing in a demo %s', (_what, code) => {
  expect(getEssentialJsx(code)).toBeNull();
});

it('is 16 lines long at most', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 30 }), (count) => {
      const lines = Array.from({ length: count }, (_, index) => `    <B key={${index}} />`);
      const code = `export default () => (\n  <>\n${lines.join('\n')}\n  </>\n);`;
      const expected = lines.map((line) => line.trim()).join('\n');
      expect(getEssentialJsx(code)).toBe(count > 16 ? null : expected);
    }),
  );
});
