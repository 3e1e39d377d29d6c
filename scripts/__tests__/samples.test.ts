import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { MarkdownNode } from '../../src/content/parseMdx';
import { projectRoot } from '../checks/run-command';
import { checkModules } from '../samples/checkModules';
import { collectSamples, type Sample } from '../samples/collectSamples';
import { describeProblem } from '../samples/describeProblem';
import { planModules } from '../samples/planModules';
import { planPrograms } from '../samples/planPrograms';
import { listDemoSources, readDemoImports } from '../samples/readDemoImports';
import { readModule } from '../samples/readModule';

const PAGE = 'docs/material-ui/slider/slider.mdx';

function createSample(line: number, code: string, more: Partial<Sample> = {}): Sample {
  return { page: PAGE, line, language: 'tsx', title: null, isFragment: false, code, ...more };
}

function createFence(lang: string | null, meta: string | null, line: number): MarkdownNode {
  const position = { start: { line }, end: { line } };
  return { type: 'code', lang, meta, value: 'const a = 1;', position };
}

describe('collectSamples', () => {
  it.each([
    ['ts', null, { language: 'ts', title: null, isFragment: false }],
    ['TSX', 'title="src/App.tsx" {1}', { language: 'tsx', title: 'src/App.tsx' }],
    ['jsx', "{1} title='the app' fragment", { title: 'the app', isFragment: true }],
    ['js', 'fragment', { language: 'js', isFragment: true }],
    ['ts', 'title="a fragment"', { isFragment: false }],
  ])('reads %s %s', (language, meta, expected) => {
    const tree = { type: 'root', children: [createFence(language, meta, 7)] };
    expect(collectSamples(PAGE, tree)).toEqual([
      expect.objectContaining({ page: PAGE, line: 7, code: 'const a = 1;', ...expected }),
    ]);
  });

  it.each([['css'], ['bash'], ['mdx'], [null]])('leaves out %s', (language) => {
    const tree = { type: 'root', children: [createFence(language, null, 7)] };
    expect(collectSamples(PAGE, tree)).toEqual([]);
  });
});

describe('readModule', () => {
  it('tells what a sample imports, and how to import a name alone', () => {
    const { specifiers, imports } = readModule(
      "import * as React from 'react';\nimport Box, { type BoxProps, x as y } from 'box';\n" +
        "import './a.css';\nexport * from './b';\nconst c = () => import('./c');",
    );
    expect(specifiers).toEqual(['react', 'box', './a.css', './b', './c']);
    expect([...imports.values()]).toEqual([
      "import * as React from 'react';",
      "import Box from 'box';",
      "import { type BoxProps } from 'box';",
      "import { x as y } from 'box';",
    ]);
  });

  it.each([
    ["declare module '@mui/joy' { interface A { b: true } }", ['@mui/joy A'], false],
    ["declare module '@mui/joy' { interface A { b: false } }", ['@mui/joy A'], true],
    ["import type {} from '@mui/lab/themeAugmentation';", ['@mui/lab/themeAugmentation'], false],
    ['declare const a: number;', [], false],
  ])('tells what types %s adds to', (code, augmented, removes) => {
    expect(readModule(code)).toMatchObject({ augmented, removes });
  });
});

describe('planModules', () => {
  const getTexts = (samples: Sample[], demos?: Map<string, string>) =>
    planModules('/site', samples, demos).map(({ text }) => text);

  it('puts each sample beside its page, under the file it is shown as', () => {
    const samples = [
      createSample(3, '', { title: 'src/App.tsx' }),
      createSample(9, '', { title: 'src/theme.d.ts' }),
      createSample(12, '', { title: 'What you see', language: 'js' }),
      createSample(15, '', { title: '../App.tsx' }),
    ];
    expect(planModules('/site', samples).map(({ filePath }) => filePath)).toEqual([
      '/site/docs/material-ui/slider/slider.samples/3/src/App.tsx',
      '/site/docs/material-ui/slider/slider.samples/9/src/theme.ts',
      '/site/docs/material-ui/slider/slider.samples/12/sample.js',
      '/site/docs/material-ui/slider/slider.samples/15/sample.tsx',
    ]);
  });

  it('lets a sample without imports go on from those before it and from the demos', () => {
    const demos = new Map([
      ['Box', "import Box from 'box';"],
      ['Chip', "import Chip from 'demo-chip';"],
    ]);
    const samples = [createSample(1, "import Chip from 'chip';"), createSample(4, '<Box><Chip />')];
    expect(getTexts(samples, demos)[1]).toBe(
      "import Box from 'box'; import Chip from 'chip'; <Box><Chip />",
    );
  });

  it.each([
    ['with imports', { code: "import a from 'a';\n<Box />" }],
    ['that is a file', { title: 'src/App.tsx' }],
  ])('leaves a sample %s as it is', (_name, more) => {
    const sample = createSample(1, '<Box />', more);
    expect(getTexts([sample], new Map([['Box', 'import Box;']]))).toEqual([sample.code]);
  });

  it('keeps of a fragment what it imports of packages, in its lines', () => {
    const code = "import {\n  a,\n} from 'a';\nimport b from './b';\n<A>\n…\n</A>";
    const [text = ''] = getTexts([createSample(1, code, { isFragment: true })]);
    expect(text.split('\n').map((line) => line.trim())).toEqual([
      ...['import {', 'a,', "} from 'a';", '', '', '', ''],
    ]);
  });

  it('lets the samples of a page import each other, of alternatives the last one before', () => {
    const theme = { title: 'src/theme.ts' } as const;
    const samples = [
      createSample(1, '', theme),
      createSample(5, '', theme),
      createSample(7, '', { ...theme, isFragment: true }),
      createSample(9, "import { theme } from './theme';", { title: 'src/App.tsx' }),
      createSample(20, '', theme),
    ];
    const [, chosen, , app] = planModules('/site', samples);
    expect([...(app?.siblings ?? [])]).toEqual([['./theme', chosen?.filePath]]);
  });
});

describe('planPrograms', () => {
  const augment = (name: string, value = 'true') =>
    `declare module '@mui/joy' { interface ${name} { x: ${value} } }`;
  const plan = (samples: Sample[]) =>
    planPrograms(planModules('/site', samples)).map((modules) =>
      modules.map(({ sample }) => sample.line),
    );
  const file = (line: number, code: string) =>
    createSample(line, code, { title: `src/file${line}.ts` });

  it('keeps samples together that add nothing to the types of packages', () => {
    expect(plan([file(1, ''), file(2, '')])).toEqual([[1, 2]]);
    expect(plan([])).toEqual([]);
  });

  it.each([
    ['different types', [augment('A'), augment('B')], [[0], [1, 2]]],
    ['the same type', [augment('A'), augment('A')], [[0], [1], [2]]],
    ['and take away', [augment('A'), augment('B', 'false')], [[0], [1], [2]]],
  ])('parts samples that add to %s', (_name, codes, expected) => {
    expect(plan([file(0, ''), ...codes.map((code, index) => file(index + 1, code))])).toEqual(
      expected,
    );
  });

  it('takes along who imports such a sample, and who goes on from it', () => {
    const samples = [
      file(1, augment('A')),
      file(2, "import './file1';"),
      file(3, ''),
      file(4, augment('A')),
      createSample(5, '<Box />'),
    ];
    expect(plan(samples)).toEqual([[3], [1, 2], [4, 5]]);
  });
});

describe('checkModules', () => {
  const check = (samples: Sample[]) =>
    checkModules(projectRoot.split(path.sep).join('/'), planModules(projectRoot, samples));

  // One program for all: loading the libraries takes longer than all that is asked of it.
  it('tells each mistake with its line, and nothing of what is right', () => {
    const samples = [
      createSample(
        1,
        "import { useId } from 'react';\nexport const useName: () => string = useId;",
      ),
      createSample(10, 'export const name: number = useId();'),
      createSample(20, "import { useIt } from 'react';"),
      createSample(30, "import it from 'no-such-package';"),
      createSample(40, "import it from 'no-such-package';\n<a", { isFragment: true }),
      createSample(50, 'const a = (\n;'),
      createSample(60, '\nmissing();'),
      createSample(70, 'export const b = (c) => c;', { language: 'js' }),
      createSample(80, "import '@fontsource/roboto/300.css';\nimport './own.css';"),
      createSample(90, "import './styles';"),
    ];
    expect(check(samples).map((message) => message.split(/(?<=\(TS\d+\))/)[0])).toEqual([
      `${PAGE}:11: the sample does not type-check: Type 'string' is not assignable to type 'number' (TS2322)`,
      `${PAGE}:21: the sample does not type-check: '"react"' has no exported member named 'useIt'. Did you mean 'useId'? (TS2724)`,
      `${PAGE}:31: the sample does not type-check: Cannot find module 'no-such-package' or its corresponding type declarations (TS2307)`,
      `${PAGE}:41: the sample does not type-check: Cannot find module 'no-such-package' or its corresponding type declarations (TS2307)`,
      `${PAGE}:52: the sample does not type-check: Expression expected (TS1109)`,
      `${PAGE}:62: the sample does not type-check: Cannot find name 'missing' (TS2304)`,
      `${PAGE}:91: the sample does not type-check: Cannot find module './styles' or its corresponding type declarations (TS2307)`,
    ]);
  });
});

it('keeps what one sample adds to a package from all others', () => {
  const augment = (members: string, code: string) =>
    `import * as React from 'react';\ndeclare module 'react' { interface Attributes { ${members} } }\n${code}`;
  const use = 'export const used: React.Attributes = { mark: 1 };';
  const samples = [
    createSample(1, augment('mark?: number', use)),
    createSample(10, `import * as React from 'react';\n${use}`),
    createSample(20, augment('mark?: string', use)),
    createSample(30, augment('mark?: false', use)),
  ];
  const messages = checkModules(
    projectRoot.split(path.sep).join('/'),
    planModules(projectRoot, samples),
  );
  expect(messages.map((message) => /:(\d+): .*\((TS\d+)\)/.exec(message)?.slice(1))).toEqual([
    ['12', 'TS2353'],
    ['23', 'TS2322'],
    ['33', 'TS2322'],
  ]);
});

describe('describeProblem', () => {
  it.each([
    [2307, 'Correct the import.'],
    [2304, 'Import or declare the name in the sample.'],
    [1005, 'Correct the code, or write the word fragment'],
    [2657, 'Correct the code, or write the word fragment'],
    [17008, 'Correct the code, or write the word fragment'],
    [2322, 'Correct the sample as readers would have to.'],
  ])('knows the remedy for TS%i', (code, remedy) => {
    const message = describeProblem(createSample(3, ''), { code, message: 'Bad.', lineIndex: 2 });
    expect(message).toContain(
      `${PAGE}:6: the sample does not type-check: Bad (TS${code}). ${remedy}`,
    );
  });
});

describe('readDemoImports', () => {
  const demo = (src: unknown): MarkdownNode => ({
    type: 'mdxJsxFlowElement',
    name: 'Demo',
    attributes: [{ name: 'src', value: src }],
  });

  it('reads files, and of a folder the one with MUI System', () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'demo-imports-'));
    try {
      fs.writeFileSync(path.join(folder, 'A.tsx'), "import a from 'a';\nimport { d } from './d';");
      fs.mkdirSync(path.join(folder, 'B'));
      fs.writeFileSync(
        path.join(folder, 'B/system.tsx'),
        "import b from 'b';\nimport e from './e';",
      );
      const tree = {
        type: 'root',
        children: [demo('./A.tsx'), demo('./B'), demo('./None'), demo({ type: 'expression' })],
      };
      expect(listDemoSources(tree)).toEqual(['./A.tsx', './B', './None']);
      expect([...readDemoImports(folder, tree).keys()]).toEqual(['a', 'd', 'b']);
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  });
});
