import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { applyExceptions, EXCEPTIONS } from '../audit/page/exceptions';
import { isFault, toFindings, type Examination } from '../audit/page/findings';
import { listComponentPages } from '../audit/results/component-pages';
import { createResultKeeper, toResult } from '../audit/results/keep-results';
import { judgeHeadings } from '../browser/headings';
import { projectRoot } from '../checks/run-command';

const PAGE = '/material-ui/react-button/';
const NOTHING_FOUND: Examination = { findings: [], controls: 4 };

describe('exceptions', () => {
  const exception = {
    path: PAGE,
    check: 'axeLight',
    includes: 'Faulty',
    reason: 'a test',
  } as const;
  const found = toFindings('axeLight', ['label: Faulty', 'label: other']);

  it('hide what they name, on their page and of their check', () => {
    expect(applyExceptions(PAGE, found, [exception])).toEqual([found[1]]);
    expect(applyExceptions('/versions/', found, [exception])).toEqual(found);
    const dark = toFindings('axeDark', ['label: Faulty']);
    expect(applyExceptions(PAGE, dark, [exception])).toHaveLength(2);
  });

  it('are findings themselves once there is nothing to hide', () => {
    expect(applyExceptions(PAGE, [], [exception])).toEqual([
      {
        check: 'axeLight',
        text: 'nothing matches the exception "Faulty" any more. Take it out of scripts/audit/page/exceptions.ts.',
      },
    ]);
  });

  it('say why', () => {
    for (const { reason } of EXCEPTIONS) expect(reason).toMatch(/\w+ \w+/);
  });
});

it.each([
  ['textSize', '1280 px: in the demo Labels: cut off: "Name" in <label>', false],
  ['textSpacing', 'in the demo Labels: cut off: "Name" in <label>', false],
  ['textSize', '1280 px: cut off: "Name" in <nav>', true],
  ['textSize', '1280 px: wider than a window of 1280 px by 9 px: in the demo', true],
  ['keyboard', 'in the demo Labels: cut off', true],
] as const)('%s: %s is ours to mend: %j', (check, text, expected) => {
  expect(isFault({ check, text })).toBe(expected);
});

describe('the outline of a page', () => {
  const toHeadings = (levels: readonly number[]) =>
    levels.map((level, index) => ({ level, text: `Heading ${index}` }));

  it.each([[[1]], [[1, 2, 3, 2, 3, 4, 2]], [[2, 1, 2]]])('is in order: %j', (levels) => {
    expect(judgeHeadings(toHeadings(levels))).toEqual([]);
  });

  it.each([
    [[2], 'has 0 headings of the first level, not one'],
    [[1, 1], 'has 2 headings of the first level, not one'],
    [[1, 2, 4], 'the heading "Heading 2" of level 4 follows one of level 2'],
  ])('is not: %j', (levels, message) => {
    expect(judgeHeadings(toHeadings(levels))).toEqual([message]);
  });
});

describe('results of component pages', () => {
  it('count what each check found, both directions of a narrow screen in one', () => {
    const findings = [
      ...toFindings('reflow', ['wide: <nav>']),
      ...toFindings('reflowRtl', ['wide: <main>']),
      ...toFindings('textSize', ['1280 px: cut off: "A"', '640 px: cut off: "A"', 'cut off: "B"']),
      ...toFindings('keyboard', ['out of reach']),
      ...toFindings('headings', ['told to nobody but us']),
    ];
    expect(toResult({ findings, controls: 3 }, { date: '2026-11-22', version: '6.0.0' })).toEqual({
      date: '2026-11-22',
      version: '6.0.0',
      controls: 3,
      problems: {
        axeLight: 0,
        axeDark: 0,
        axeRtl: 0,
        reflow: 2,
        textSize: 2,
        textSpacing: 0,
        keyboard: 1,
      },
    });
  });

  it('are those of pages about components: neither of guides nor of API pages', async () => {
    const pages = await listComponentPages(projectRoot);
    expect(pages.get(PAGE)).toBe('material-ui');
    expect(pages.get('/base-ui/react-select/')).toBe('base-ui');
    expect(pages.has('/material-ui/getting-started/installation/')).toBe(false);
    expect([...pages.keys()].filter((page) => page.includes('/api/'))).toEqual([]);
  });

  it('are kept in order, with those of other pages, without those of pages that are gone', async () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'results-'));
    const write = (file: string, content: string) => {
      fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      fs.writeFileSync(path.join(root, file), content);
    };
    const packages = ['@mui/material', '@mui/base', '@mui/joy', '@mui/system'];
    const dependencies = Object.fromEntries(packages.map((name) => [name, '1.0.0']));
    write('package.json', JSON.stringify({ dependencies }));
    for (const name of packages) {
      write(`node_modules/${name}/package.json`, JSON.stringify({ version: '1.0.0' }));
    }
    for (const [product, name] of [
      ['material-ui', 'button'],
      ['base-ui', 'button'],
    ] as const) {
      write(
        `docs/${product}/components/${name}/${name}.mdx`,
        `---\nslug: /react-${name}\ncomponents: [Button]\n---\n`,
      );
    }
    const file = 'src/content/accessibility/results.json';
    write(file, JSON.stringify({ '/gone/': {}, [PAGE]: { date: 'before' } }));
    try {
      const keeper = await createResultKeeper(root, '2026-11-22');
      keeper.keep('/base-ui/react-button/', NOTHING_FOUND);
      keeper.keep('/versions/', NOTHING_FOUND);
      const kept = fs.readFileSync(path.join(root, file), 'utf8');
      expect(kept.endsWith('}\n')).toBe(true);
      expect(Object.entries(JSON.parse(kept) as object)).toEqual([
        [
          '/base-ui/react-button/',
          expect.objectContaining({ date: '2026-11-22', version: '1.0.0', controls: 4 }),
        ],
        [PAGE, { date: 'before' }],
      ]);
    } finally {
      fs.rmSync(root, { recursive: true, force: true });
    }
  });
});
