import path from 'node:path';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import fc from 'fast-check';
import { CATEGORIES } from '../categories';
import { CATEGORY_RULES } from '../data/categoryRules';
import { createMatcher, parseTable } from '../data/namePatterns';
import { SYNONYMS } from '../data/synonyms';
import { ICON_THEMES, listBaseNames, splitName, toModuleName } from '../iconNames';
import { IconShapes } from '../IconShapes';
import { CHUNK_SIZE, findCategory, packIcons, summarize } from '../node/packIcons';
import { readIcons } from '../node/readIcons';
import { toShape } from '../node/toShape';

const PACKAGE = path.dirname(require.resolve('@mui/icons-material/package.json'));

const icons = readIcons(PACKAGE);
const packed = packIcons(icons);

/** What the packed data draw for an icon, as text. */
function drawPacked(name: string, theme: (typeof ICON_THEMES)[number]): string {
  const icon = packed.names.indexOf(name);
  const shape = packed.chunks[theme][Math.floor(icon / CHUNK_SIZE)]?.[icon % CHUNK_SIZE] ?? null;
  return renderToStaticMarkup(<IconShapes shape={shape} />);
}

/** What the package's own component draws, without its `svg`. */
function drawPackage(moduleName: string): string {
  const { default: Icon } = jest.requireActual<{ default: ComponentType }>(
    `@mui/icons-material/${moduleName}`,
  );
  const [, inside] = /<svg[^>]*>(.*)<\/svg>$/s.exec(renderToStaticMarkup(<Icon />)) ?? [];
  return inside ?? '';
}

describe('the icons of the installed package', () => {
  it('are all in the data, each module as an icon in a theme', () => {
    const covered = packed.names.flatMap((name) =>
      ICON_THEMES.filter((theme) => drawnIn(name, theme)).map((theme) => toModuleName(name, theme)),
    );
    expect([...new Set(covered)].sort()).toEqual([...icons.keys()].sort());
    expect(packed.names.length).toBeGreaterThan(2000);
  });

  function drawnIn(name: string, theme: (typeof ICON_THEMES)[number]): boolean {
    const icon = packed.names.indexOf(name);
    return packed.chunks[theme][Math.floor(icon / CHUNK_SIZE)]?.[icon % CHUNK_SIZE] !== null;
  }

  it('exist in all themes or, as logos do, in the filled one', () => {
    const partial = packed.names.filter((name) =>
      ICON_THEMES.some((theme) => !drawnIn(name, theme)),
    );
    expect(partial).toEqual(packed.filledOnly);
    expect(partial).toContain('GitHub');
  });

  it('are drawn as the package draws them', () => {
    const modules = packed.names.flatMap((name) =>
      ICON_THEMES.filter((theme) => drawnIn(name, theme)).map((theme) => ({ name, theme })),
    );
    // The rare elements, so that chance does not decide whether they are looked at.
    const rare = modules.filter(({ name, theme }) =>
      /<(g|defs|use|ellipse|rect)\b/.test(drawPacked(name, theme)),
    );
    expect(rare.length).toBeGreaterThan(0);
    for (const { name, theme } of rare) {
      expect(drawPacked(name, theme)).toBe(drawPackage(toModuleName(name, theme)));
    }
    fc.assert(
      fc.property(fc.constantFrom(...modules), ({ name, theme }) => {
        expect(drawPacked(name, theme)).toBe(drawPackage(toModuleName(name, theme)));
      }),
      { numRuns: 200 },
    );
  });

  it('have names that are nothing but words', () => {
    for (const name of packed.names) expect(splitName(name).join('')).toBe(name);
  });

  it('have a category each, and each category has icons', () => {
    expect(packed.categories).toHaveLength(packed.names.length);
    const summaries = summarize(packed);
    expect(summaries.map(({ id }) => id)).toEqual([...CATEGORIES]);
    expect(summaries.every(({ count, examples }) => count > 10 && examples.length === 4)).toBe(
      true,
    );
    expect(summaries.reduce((sum, { count }) => sum + count, 0)).toBe(packed.names.length);
  });
});

describe('our tables', () => {
  it.each([
    ['Delete', 'actions'],
    ['ArrowBack', 'navigation'],
    ['Mail', 'communication'],
    ['PersonAdd', 'people'],
    ['NotificationsActive', 'notifications'],
    ['CalendarToday', 'time'],
    ['FolderOpen', 'files'],
    ['FormatBold', 'editor'],
    ['BarChart', 'data'],
    ['Code', 'development'],
    ['PhotoCamera', 'images'],
    ['PlayArrow', 'media'],
    ['BatteryFull', 'devices'],
    ['LockOpen', 'security'],
    ['ShoppingCart', 'business'],
    ['LocationOn', 'places'],
    ['DirectionsBus', 'transport'],
    ['Chair', 'home'],
    ['LocalPizza', 'food'],
    ['Vaccines', 'health'],
    ['SportsSoccer', 'sports'],
    ['Thunderstorm', 'nature'],
    ['Star', 'shapes'],
    ['GitHub', 'brands'],
    ['SportsBar', 'food'],
    ['StarBorder', 'shapes'],
    ['FormatAlignCenter', 'editor'],
  ])('put %s under %s', (name, category) => {
    expect(findCategory(name)).toBe(category);
  });

  it('say what to add for an icon that no rule fits', () => {
    expect(() => findCategory('Zyx')).toThrow(
      'The icon Zyx has no category. To mend: add "category: =Zyx", or a word of its name, to src/icons/data/categoryRules.ts.',
    );
  });

  it('name nothing that the package does not have', () => {
    const split = packed.names.map((name) => [name, splitName(name)] as const);
    const fits = (pattern: string) => {
      const matches = createMatcher(pattern);
      return split.some(([name, words]) => matches(name, words));
    };
    const rules = parseTable(CATEGORY_RULES).flatMap(({ words }) => words);
    const targets = parseTable(SYNONYMS).flatMap(({ key }) => key.split(/\s+/));
    expect([...rules, ...targets].filter((pattern) => !fits(pattern))).toEqual([]);
  });

  it('know at least 300 other words, in lower case, none twice in a line', () => {
    const lines = parseTable(SYNONYMS);
    const words = lines.flatMap((line) => line.words);
    expect(new Set(words).size).toBeGreaterThan(300);
    expect(words.filter((word) => !/^[a-z0-9]+$/.test(word))).toEqual([]);
    for (const line of lines) expect(new Set(line.words).size).toBe(line.words.length);
  });

  it('say which line is none', () => {
    expect(() => parseTable('a: b\nDelete trash')).toThrow(
      'A table of the icons has the line "Delete trash", but a line is "key: word word". ' +
        'To mend: put a colon behind the key and at least one word behind the colon.',
    );
  });
});

describe('toShape', () => {
  it('keeps a lone path as text, and everything else as elements', () => {
    expect(toShape(<path d="M0 0h24v24H0z" />, 'A')).toBe('M0 0h24v24H0z');
    expect(toShape(<path d="M0 0" opacity=".3" />, 'A')).toEqual([
      ['path', { d: 'M0 0', opacity: '.3' }],
    ]);
    const nested = (
      <>
        <g fillRule="evenodd">
          <circle cx="1" cy="2" r="3" />
        </g>
        <path d="M1 1" />
      </>
    );
    expect(toShape(nested, 'A')).toEqual([
      ['g', { fillRule: 'evenodd' }, [['circle', { cx: '1', cy: '2', r: '3' }]]],
      ['path', { d: 'M1 1' }],
    ]);
  });

  it('refuses what cannot be data, with the name of the icon', () => {
    const act = () => toShape(<path d="M0 0" onClick={() => undefined} />, 'Odd');
    expect(act).toThrow('The icon Odd draws the attribute onClick=');
    expect(() => toShape('text', 'Odd')).toThrow('The icon Odd draws "text", but SVG elements');
  });
});

describe('listBaseNames', () => {
  it.each([
    [['Delete', 'DeleteOutlined', 'DeleteSharp'], ['Delete']],
    [
      ['OutlinedFlag', 'Flag'],
      ['Flag', 'OutlinedFlag'],
    ],
    [
      ['Chart', 'ChartOutlined', 'ChartOutlinedOutlined', 'ChartOutlinedSharp'],
      ['Chart', 'ChartOutlined'],
    ],
  ])('%j are the icons %j', (modules, expected) => {
    expect(listBaseNames(modules)).toEqual(expected);
  });
});
