import type { ProgramModule } from '../../client/editor/protocol';
import { collectRequests, findErrorPlace, linkProgram } from '../../frame/link';

const context = {
  requirePackage: (request: string) => `package ${request}`,
  guardLoop: () => undefined,
};

function createProgram(files: Record<string, string>) {
  const modules = Object.entries(files).map(([name, code]): ProgramModule => ({ name, code }));
  return { entry: modules[0]?.name ?? '', modules, styles: [], utilities: null };
}

it('runs modules once each, and completes their paths', () => {
  const program = createProgram({
    'A.tsx':
      "require('./a.css'); exports.all = [require('./rows'), require('./parts'), require('react')];",
    'rows.ts': "exports.rows = require('./data.json');",
    'data.json': 'module.exports = [1];',
    'parts/index.tsx': "exports.same = require('../rows').rows === require('../data.json');",
  });
  expect(linkProgram(program, context)).toEqual({
    all: [{ rows: [1] }, { same: true }, 'package react'],
  });
});

it('stands modules that import each other', () => {
  const program = createProgram({
    'A.tsx': "exports.name = 'A'; exports.other = require('./B').seen;",
    'B.tsx': "exports.seen = require('./A').name;",
  });
  expect(linkProgram(program, context)).toEqual({ name: 'A', other: 'A' });
});

it('names the files there are for one that is not', () => {
  expect(() => linkProgram(createProgram({ 'A.tsx': "require('./rows')" }), context)).toThrow(
    '"./rows" is not among the files of this demo: A.tsx.',
  );
});

it('collects packages, each once', () => {
  const program = createProgram({
    'A.tsx': "require('react'); require('./b'); require(\"@mui/material/Button\")",
    'b.ts': "require('react')",
  });
  expect(collectRequests(program)).toEqual(['react', '@mui/material/Button']);
});

it('tells where a demo threw', () => {
  const program = createProgram({ 'parts/A.tsx': "\n\nthrow new Error('no');" });
  let thrown: unknown;
  try {
    linkProgram(program, context);
  } catch (error) {
    thrown = error;
  }
  expect(findErrorPlace(thrown)).toEqual({ file: 'parts/A.tsx', line: 3 });
  expect(findErrorPlace(new Error('elsewhere'))).toEqual({});
  expect(findErrorPlace('text')).toEqual({});
});
