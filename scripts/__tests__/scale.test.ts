import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fitDescription, writeDescription } from '../scale/prose';
import { createGeneratedTree, generatePages, getPathname } from '../scale/generate-pages';
import type { LoadedFile } from '../scale/measure-reader';
import { toName } from '../scale/measure-reader';
import { parseScaleOptions } from '../scale/options';
import { pairFiles, type FilePair } from '../scale/pair-files';
import { createRandom } from '../scale/random';
import { createContentTree, readContent } from '../scale/read-content';
import {
  createGrowthTable,
  createReaderTable,
  toMarkdown,
  type ScaleFigures,
} from '../scale/report';
import { parseProcesses, sumTree } from '../scale/run-measured';
import { replaceFigures } from '../scale/write-figures';
import { DESCRIPTION_LENGTH } from '../../src/content/validateFrontMatter';
import { checkDuplicates } from '../../src/navigation/checkDuplicates';
import { validateNavigation } from '../../src/navigation/validate';

describe('generated pages', () => {
  it('do not change when there are more of them', () => {
    expect(generatePages(130).slice(0, 30)).toEqual(generatePages(30));
  });

  it('differ from each other in text, title and demos', () => {
    const pages = generatePages(60);
    for (const read of [
      ({ content }: (typeof pages)[number]) => content,
      ({ title }: (typeof pages)[number]) => title,
      ({ demos }: (typeof pages)[number]) => demos.map(({ source }) => source).join(),
    ]) {
      expect(new Set(pages.map(read)).size).toBe(60);
    }
  });

  it('have about 600 words and two or three demos, each of them placed once', () => {
    for (const { content, demos } of generatePages(40)) {
      const prose = content.replace(/```.*?```/gs, '').replace(/^\|.*$/gm, '');
      const words = prose.split(/\s+/).length;
      expect(words).toBeGreaterThan(500);
      expect(words).toBeLessThan(900);
      expect([2, 3]).toContain(demos.length);
      expect(content.match(/<Demo src="\.\/\w+\.tsx" \/>/g)).toHaveLength(demos.length);
    }
  });

  it('stand in a tree that the site accepts, each once', () => {
    const pages = generatePages(230);
    const tree = createGeneratedTree(pages);
    expect(() => validateNavigation({ materialUi: tree })).not.toThrow();
    expect(() => checkDuplicates({ materialUi: tree })).not.toThrow();
    expect(tree).toHaveLength(3);
    const rows = tree.flatMap(({ children = [] }) =>
      children.flatMap((group) => (group.children ?? []).map(({ pathname }) => pathname)),
    );
    expect(rows).toEqual(pages.map((_, index) => getPathname(index)));
  });

  it('have descriptions that front matter may have', () => {
    const texts = Array.from({ length: 200 }, (_, seed) => writeDescription(createRandom(seed)));
    for (const text of [...texts, fitDescription(''), fitDescription('word '.repeat(60))]) {
      expect(text.length).toBeGreaterThanOrEqual(DESCRIPTION_LENGTH.min);
      expect(text.length).toBeLessThanOrEqual(DESCRIPTION_LENGTH.max);
    }
  });
});

describe('pages written for another tool', () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'));
  afterAll(() => fs.rmSync(folder, { recursive: true }));

  it('keep their text and get what front matter must have', async () => {
    fs.mkdirSync(path.join(folder, 'guides'));
    fs.writeFileSync(
      path.join(folder, 'guides', 'forms.md'),
      '---\ntitle: "Forms: basics"\ndescription: Short.\nsidebar_position: 3\n---\n\n# Forms\n\nText.\n\n# Kept\n',
    );
    const pages = await readContent(folder);
    expect(pages).toEqual([
      {
        pathname: '/material-ui/content/guides/forms',
        title: 'Forms: basics',
        file: 'guides/forms.md',
        content: `---
title: "Forms: basics"
description: "Short. A generated page, which is there to be measured and compared, not to be read."
slug: /content/guides/forms
---


Text.

# Kept`,
        demos: [],
      },
    ]);
    const tree = createContentTree(pages);
    expect(() => validateNavigation({ materialUi: tree })).not.toThrow();
    expect(tree).toEqual([
      {
        pathname: '/material-ui/content/guides',
        children: [{ pathname: '/material-ui/content/guides/forms', title: 'Forms: basics' }],
      },
    ]);
  });

  it('have to be there', async () => {
    await expect(readContent(path.join(folder, 'none'))).rejects.toThrow(
      `--content: there are no pages in "${folder}/none". It must hold a folder for each section, with .md files in it.`,
    );
  });
});

it('random numbers repeat for a seed, spread, and differ for neighbors', () => {
  const take = (seed: number) => {
    const { next } = createRandom(seed);
    return Array.from({ length: 1000 }, next);
  };
  expect(take(7)).toEqual(take(7));
  expect(take(7)).not.toEqual(take(8));
  const mean = take(0).reduce((sum, value) => sum + value, 0) / 1000;
  expect(mean).toBeGreaterThan(0.45);
  expect(mean).toBeLessThan(0.55);
});

it('memory is that of a process and of all below it', () => {
  const rows = parseProcesses(' 1 0 100\n 10 1 20\n 11 10 3\n 12 11 4\n 20 1 50\n\n');
  expect(rows).toHaveLength(5);
  expect(sumTree(rows, 10)).toBe(27);
  expect(sumTree(rows, 99)).toBe(0);
});

it.each([
  ['http://a/assets/js/main.1a2b3c4d.js', '/assets/js/main.js'],
  ['http://a/assets/js/5553.e647d383.js?x', '/assets/js/5553.js'],
  ['http://a/assets/js/5553.e647d383.kept.js', '/assets/js/5553.kept.js'],
  ['http://a/material-ui/part-01/', '/material-ui/part-01/'],
])('files of two builds are compared without hashes: %s', (url, name) => {
  expect(toName(url)).toBe(name);
});

function createFile(name: string, brotli: number, kind: LoadedFile['kind'] = 'js'): LoadedFile {
  return { name, kind, label: null, raw: brotli * 4, brotli };
}

function createFigures(pages: number, reader: readonly LoadedFile[]): ScaleFigures {
  return { pages, demos: 0, build: null, reader, start: null };
}

describe('the report', () => {
  const figures = [
    createFigures(100, [
      createFile('/', 1000, 'html'),
      createFile('/main.js', 5000),
      createFile('/routes.js', 400),
    ]),
    createFigures(300, [
      createFile('/', 1050, 'html'),
      createFile('/main.js', 5000),
      createFile('/routes.js', 1400),
      createFile('/new.js', 200),
      createFile('/ad.svg', 900, 'image'),
    ]),
  ];

  it('says which files grow, and by how much for each page', () => {
    expect(createGrowthTable(figures).slice(1)).toEqual([
      ['/routes.js', '400', '1400', '5.00', '20.00'],
      ['/new.js', '0', '200', '1.00', '4.00'],
    ]);
    expect(createGrowthTable(figures.slice(1))).toEqual([]);
  });

  it('knows files by what they are, and numbered chunks again when they have other numbers', () => {
    const file = (name: string, raw: number, label: string | null = null): LoadedFile => ({
      name,
      kind: 'js',
      label,
      raw,
      brotli: raw / 4,
    });
    const routes = 'routes of the version';
    const before = [
      file('/main.js', 900),
      file('/12.js', 500),
      file('/7.js', 80),
      file('/3.js', 40, routes),
    ];
    const after = [
      file('/main.js', 910),
      file('/8.js', 90),
      file('/44.js', 60, routes),
      file('/9.js', 510),
    ];
    const names = (pairs: readonly FilePair[]) =>
      pairs.map((pair) => `${pair.before?.name ?? 'new'} → ${pair.file.name}`);
    expect(names(pairFiles(before, after))).toEqual([
      '/main.js → /main.js',
      '/7.js → /8.js',
      '/3.js → /44.js',
      '/12.js → /9.js',
    ]);
    expect(names(pairFiles(before.slice(0, 2), after.slice(1)))).toEqual([
      'new → /8.js',
      'new → /44.js',
      '/12.js → /9.js',
    ]);
    expect(names(pairFiles([file('/old.js', 1)], [file('/new.js', 1)]))).toEqual(['new → /new.js']);
    const short = [file('/7.kept.js', 40), file('/5.js', 9)];
    expect(
      names(pairFiles(short, [file('/5.js', 8), file('/9.js', 7), file('/8.kept.js', 9)])),
    ).toEqual(['/5.js → /5.js', 'new → /9.js', '/7.kept.js → /8.kept.js']);
  });

  it('leaves pictures out of what a reader downloads', () => {
    expect(createReaderTable(figures).slice(1)).toEqual([
      ['100', '1.0', '0.0', '5.4', '0.0', '0.0', '3'],
      ['300', '1.1', '0.0', '6.6', '0.0', '0.0', '4'],
    ]);
  });

  it('takes the place of the figures before it, and of nothing else', () => {
    const text = ['Before', '## Figures', '### old', '## Found', 'After'].join('\n');
    const written = replaceFigures(
      text,
      toMarkdown([
        ['Pages', 's'],
        ['1', '2'],
      ]),
    );
    expect(written).toMatch(/^Before\n/);
    expect(written).toContain('\n| Pages | s |\n| :-- | --: |\n| 1 | 2 |\n');
    expect(written).not.toContain('old');
    expect(written).toMatch(/\n\n## Found\nAfter$/);
    expect(replaceFigures(written, 'new')).not.toContain('Pages');
    expect(() => replaceFigures('nothing', 'new')).toThrow('SCALE.md must have the heading');
  });
});

describe('the options of npm run scale', () => {
  it('are sizes, from small to large, or content', () => {
    expect(parseScaleOptions(['2000', '500', '--no-start'])).toEqual({
      sizes: [500, 2000],
      content: null,
      measuresBuild: true,
      measuresStart: false,
      keepsSites: false,
      writes: false,
      jsonPath: null,
    });
    expect(parseScaleOptions(['--content', 'pages', '--keep'])).toMatchObject({
      sizes: [],
      content: 'pages',
      keepsSites: true,
    });
  });

  it.each([
    [[], 'Say either how many pages are to be generated or where pages are.'],
    [['500', '--content', 'pages'], 'Say either'],
    [['1'], '"1" is no number of pages. It must be from 2 to 20000.'],
    [['many'], '"many" is no number of pages.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('%j is refused', (args, message) => {
    expect(() => parseScaleOptions(args)).toThrow(message);
  });
});
