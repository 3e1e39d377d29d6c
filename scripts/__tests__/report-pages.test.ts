import { execFileSync } from 'node:child_process';
import path from 'node:path';
import * as trees from '../../sidebars';
import { createReport, type ReportedPage } from '../report-pages/create-report';
import type { PageFigures } from '../report-pages/measure-page';
import { parseReportOptions } from '../report-pages/options';
import {
  COMPONENT,
  findShortcomings,
  getRequirements,
  UTILITY,
} from '../report-pages/requirements';

const PROGRAM = path.join(__dirname, '../report-pages/__fixtures__/printFigures.ts');

function measureAll(sources: readonly string[]): PageFigures[] {
  const input = JSON.stringify(sources);
  const output = execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], { input });
  return JSON.parse(output.toString()) as PageFigures[];
}

describe('the figures of a page', () => {
  const pages: ReadonlyArray<[what: string, source: string, expected: Partial<PageFigures>]> = [
    ['an empty page', '', { words: 0, demos: 0, links: 0, headings: 0 }],
    ['no front matter', '---\ntitle: Four words of title\n---\n\nOne two.', { words: 2 }],
    [
      'text, headings and lists',
      '## One two\n\nThree\n\n- four\n- five',
      { words: 5, headings: 1 },
    ],
    ['the cells of a table', '| One | Two |\n| --- | --- |\n| a b | c |', { words: 5 }],
    [
      'code voice, but no samples',
      'Use `open`.\n\n```tsx\nconst not = counted;\n```',
      { words: 2 },
    ],
    ['keys as the words that they are', 'Press <kbd>Shift</kbd> + <kbd>Tab</kbd>.', { words: 3 }],
    ['a word in one piece', '`Dialog`’s **bold**ness re-renders it', { words: 4 }],
    ['no signs', 'one – two / three … 4', { words: 4 }],
    ['a callout without its kind', ':::warning\n\nOne two.\n\n:::', { words: 2 }],
    ['the title of a callout', ':::info[One two]\nThree.\n:::', { words: 3 }],
    ['no comments and expressions', 'One {/* not this */} two {1 + 1}', { words: 2 }],
    ['demos at any depth', '<Demo src="./A.tsx" />\n\n- <Demo src="./B.tsx" />', { demos: 2 }],
    ['no demos in samples', '```mdx\n<Demo src="./A.tsx" />\n```', { demos: 0 }],
    ['links of each kind', '[a](/b/) [c](#d) https://e.org/', { links: 3 }],
    ['links of JSX', '<a href="/b/">one</a> <Card to="/c/">two</Card>', { links: 2, words: 2 }],
    ['links by reference', '[one][two]\n\n[two]: /b/', { links: 1, words: 1 }],
  ];
  const figures = measureAll(pages.map(([, source]) => source));

  it.each(pages.map(([what, , expected], index) => [what, expected, figures[index]] as const))(
    'count %s',
    (_what, expected, actual) => {
      expect(actual).toMatchObject(expected);
    },
  );
});

describe('what a page must have', () => {
  const tree = [
    {
      pathname: '/material-ui/react-',
      children: [
        {
          pathname: '/material-ui/components/inputs',
          children: [{ pathname: '/material-ui/react-slider' }],
        },
        {
          pathname: '/material-ui/components/utils',
          children: [
            { pathname: '/material-ui/react-modal' },
            { pathname: '/material-ui/transitions' },
          ],
        },
      ],
    },
  ];

  it.each([
    ['/material-ui/react-slider', COMPONENT],
    ['/material-ui/react-modal', UTILITY],
    ['/material-ui/transitions', UTILITY],
    ['/material-ui/customization/palette', null],
    ['/material-ui/getting-started/react-slider', null],
  ])('is known for %s', (pathname, expected) => {
    expect(getRequirements(pathname, tree)).toBe(expected);
  });

  it('finds the utilities of every product that has some', () => {
    expect(getRequirements('/material-ui/react-no-ssr', trees.materialUi)).toBe(UTILITY);
    expect(getRequirements('/base-ui/react-portal', trees.baseUi)).toBe(UTILITY);
    expect(getRequirements('/joy-ui/react-button', trees.joyUi)).toBe(COMPONENT);
  });

  const figures = { words: 250, demos: 4, links: 0, headings: 0 };

  it('is nothing more than enough', () => {
    expect(findShortcomings(figures, COMPONENT)).toEqual([]);
    expect(findShortcomings({ ...figures, demos: 1 }, UTILITY)).toEqual([]);
  });

  it('is said with what there is and what there has to be', () => {
    expect(findShortcomings({ ...figures, words: 249, demos: 3 }, COMPONENT)).toEqual([
      '249 words of prose (at least 250)',
      '3 demos (at least 4)',
    ]);
    expect(findShortcomings({ ...figures, demos: 0 }, UTILITY)).toEqual(['0 demos (at least 1)']);
  });
});

describe('the report', () => {
  const palette: ReportedPage = {
    source: 'docs/material-ui/customization/palette/palette.mdx',
    pathname: '/material-ui/customization/palette',
    figures: { words: 12, demos: 0, links: 1, headings: 10 },
    requirements: null,
  };
  const slider: ReportedPage = {
    source: 'docs/material-ui/components/slider/slider.mdx',
    pathname: '/material-ui/react-slider',
    figures: { words: 1200, demos: 2, links: 3, headings: 4 },
    requirements: COMPONENT,
  };

  it('is a table of all pages', () => {
    expect(createReport([palette, slider]).table).toBe(
      [
        'Page                                words  demos  links  headings',
        '/material-ui/customization/palette     12      0      1        10',
        '/material-ui/react-slider            1200      2      3         4',
      ].join('\n'),
    );
  });

  it('lists the pages that have too little, by their files', () => {
    expect(createReport([palette, slider]).failure).toBe(
      [
        'Too little is said or shown on 1 of 2 pages:',
        '  docs/material-ui/components/slider/slider.mdx: 2 demos (at least 4) for a component page',
        'Write what is missing: "Write a page" in CONTRIBUTING.md says what readers expect.',
      ].join('\n'),
    );
  });

  it('has no list where nothing is missing', () => {
    expect(createReport([palette]).failure).toBeNull();
    expect(
      createReport([{ ...slider, figures: { ...slider.figures, demos: 4 } }]).failure,
    ).toBeNull();
  });
});

describe('the options of npm run report:pages', () => {
  it.each([
    [[], 'docs'],
    [['--under', 'joy-ui'], 'docs/joy-ui'],
    [['--under=docs/joy-ui'], 'docs/joy-ui'],
    [['--under', './docs/joy-ui/components/'], 'docs/joy-ui/components'],
    [['--under', 'joy-ui/components/input'], 'docs/joy-ui/components/input'],
  ])('reads %j as the folder %s', (args, folder) => {
    expect(parseReportOptions(args)).toEqual({ folder });
  });

  it.each([
    [['joy-ui'], "Unexpected argument 'joy-ui'"],
    [['--below', 'joy-ui'], "Unknown option '--below'"],
    [['--under'], 'argument missing'],
  ])('refuses %j, and says how the command is used', (args, message) => {
    expect(() => parseReportOptions(args)).toThrow(message);
    expect(() => parseReportOptions(args)).toThrow('Usage: npm run report:pages');
  });
});
