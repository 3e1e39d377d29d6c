import { compileProgram } from '../../client/editor/compileProgram';

const compile = (code: string, name = 'A.tsx') =>
  compileProgram({ files: [{ name, code }], utilityStyles: null, isOriginal: false });

it('turns TypeScript and JSX into CommonJS, every line in its place', () => {
  const result = compile(
    "import type { A } from 'nowhere';\nimport B from 'b';\ninterface C { a: A }\nexport default (c: C) => <B {...c} />;",
  );
  if (result.status === 'failed') throw new Error(result.problem.message);
  const [{ code } = { code: '' }] = result.program.modules;
  expect(code).toContain("require('b')");
  expect(code).toContain('react/jsx-runtime');
  expect(code).not.toContain('nowhere');
  expect(code.split('\n')).toHaveLength(4);
});

it('names file and line of what is no TypeScript', () => {
  expect(compile('const a = 1;\nconst = 2;')).toEqual({
    status: 'failed',
    problem: { kind: 'compile', message: 'Unexpected token', file: 'A.tsx', line: 2 },
  });
  expect(compile('{', 'data.json')).toMatchObject({
    status: 'failed',
    problem: { kind: 'compile', file: 'data.json' },
  });
});

it('keeps stylesheets apart from modules, in their order, utilities last', () => {
  const files = [
    { name: 'A.tsx', code: 'export default () => null;' },
    { name: 'b.css', code: '.b{}' },
    { name: 'data.json', code: '[1]' },
    { name: 'a.css', code: '.a{}' },
  ];
  const result = compileProgram({ files, utilityStyles: ['.p-1{}'], isOriginal: true });
  expect(result).toMatchObject({
    program: {
      entry: 'A.tsx',
      modules: [{ name: 'A.tsx' }, { name: 'data.json', code: 'module.exports = [1];' }],
      styles: ['.b{}', '.a{}', '.p-1{}'],
      utilities: null,
    },
  });
});

it('has new utility classes looked for only where a demo uses them, and was changed', () => {
  const files = [{ name: 'A.tsx', code: 'export default () => null;' }];
  const getUtilities = (utilityStyles: readonly string[] | null, isOriginal: boolean) => {
    const result = compileProgram({ files, utilityStyles, isOriginal });
    return result.status === 'compiled' ? result.program.utilities : undefined;
  };
  expect(getUtilities(null, false)).toBeNull();
  expect(getUtilities([''], true)).toBeNull();
  expect(getUtilities([''], false)).toBe(files[0]?.code);
});
