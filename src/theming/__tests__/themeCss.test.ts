import fc from 'fast-check';
import { createJoyTheme } from '../../branding/joyTheme';
import { createMaterialTheme } from '../../branding/materialTheme';
import {
  buildScopedThemeCss,
  buildThemeCss,
  getReferencedDeclarations,
  type ThemeStyleSheets,
} from '../themeCss';

const sheets: ThemeStyleSheets = [
  { ':root': { '--font': 'serif', '--gap': '8px', '--card-gap': 'calc(2 * var(--gap, 8px))' } },
  { '.light': { colorScheme: 'light', '--text': 'var(--ink)', '--ink': '#111' } },
  { '.dark': { colorScheme: 'dark', '--text': 'var(--paper)', '--paper': '#eee', '--unused': 0 } },
  { '@charset': 'no block' },
];

function getReferenced(css: string): string[] {
  return getReferencedDeclarations(sheets, css).map(
    ({ selector, property, value }) => `${selector} ${property}: ${value}`,
  );
}

describe('getReferencedDeclarations', () => {
  it('finds the variables that are used, under every selector that declares them', () => {
    expect(getReferenced('a{font-family:var(--font)}')).toEqual([':root --font: serif']);
    expect(getReferenced('a{gap:var( --gap , 4px )}')).toEqual([':root --gap: 8px']);
  });

  it('finds what the values of variables use, in every mode', () => {
    expect(getReferenced('a{color:var(--text);gap:var(--card-gap)}')).toEqual([
      ':root --gap: 8px',
      ':root --card-gap: calc(2 * var(--gap, 8px))',
      '.light --text: var(--ink)',
      '.light --ink: #111',
      '.dark --text: var(--paper)',
      '.dark --paper: #eee',
    ]);
  });

  it('finds what stands as the fallback of another, unknown variable', () => {
    expect(getReferenced('a{gap:var(--mine, var(--gap))}')).toEqual([':root --gap: 8px']);
  });

  it('finds nothing in text that only names a variable, or part of its name', () => {
    expect(getReferenced('a{--gap:1px;--x:var(--gap-large)}')).toEqual([]);
  });

  it('comes to an end where variables go round in a circle', () => {
    const circle = [{ ':root': { '--a': 'var(--b)', '--b': 'var(--a)' } }];
    expect(getReferencedDeclarations(circle, 'var(--a)')).toHaveLength(2);
  });

  const themes: Array<[name: string, sheets: ThemeStyleSheets]> = [
    ['Material UI', createMaterialTheme().generateStyleSheets()],
    ['Joy UI', createJoyTheme().generateStyleSheets()],
  ];

  it.each(themes)(
    'of %s is complete and has nothing too much, whatever is used',
    (_name, theme) => {
      const blocks = theme.flatMap(
        (sheet) => Object.values(sheet) as Array<Record<string, unknown>>,
      );
      const values = new Map<string, string>();
      for (const [property, value] of blocks.flatMap((block) => Object.entries(block))) {
        if (property.startsWith('--')) {
          values.set(property, `${values.get(property) ?? ''} ${String(value)}`);
        }
      }
      const getUsed = (text: string) =>
        Array.from(text.matchAll(/var\((--[\w-]+)/g), ([, name = '']) => name);
      const names = fc.array(fc.constantFrom(...values.keys(), '--not-of-the-theme'), {
        maxLength: 6,
      });
      fc.assert(
        fc.property(names, (wanted) => {
          const css = wanted.map((name) => `a{color:var(${name}, red)}`).join('');
          const found = getReferencedDeclarations(theme, css);
          const result = new Set(found.map(({ property }) => property));
          const texts = [css, ...found.map(({ value }) => value)].join(' ');
          const missing = getUsed(texts).filter((name) => values.has(name) && !result.has(name));
          expect(missing).toEqual([]);
          const reasons = new Set(getUsed(texts));
          expect([...result].filter((name) => !reasons.has(name))).toEqual([]);
        }),
      );
    },
  );

  it.each(themes)('of %s is small where little is used', (_name, theme) => {
    const whole = buildThemeCss(theme).length;
    const part = getReferencedDeclarations(
      theme,
      'var(--mui-palette-primary-main) var(--joy-radius-sm)',
    );
    expect(part.length).toBeGreaterThan(0);
    expect(part.map(({ value }) => value).join('').length).toBeLessThan(whole / 20);
  });
});

describe('buildThemeCss', () => {
  it('writes every block, its color scheme in the language of CSS', () => {
    expect(buildThemeCss(sheets)).toBe(
      ':root{--font:serif;--gap:8px;--card-gap:calc(2 * var(--gap, 8px))}' +
        '.light{color-scheme:light;--text:var(--ink);--ink:#111}' +
        '.dark{color-scheme:dark;--text:var(--paper);--paper:#eee;--unused:0}',
    );
  });

  it('writes nothing for no theme', () => {
    expect(buildThemeCss([])).toBe('');
  });
});

describe('buildScopedThemeCss', () => {
  const base = [
    { ':root, [data-theme="light"]': { '--ink': '#000', '--gap': '8px' } },
    { '[data-theme="dark"]': { '--ink': '#fff' } },
  ];

  it('holds for the scope only, in every mode', () => {
    const theme = [
      { ':root, [data-theme="light"]': { '--ink': '#00f', '--gap': '4px' } },
      { '[data-theme="dark"]': { '--ink': '#fff' } },
    ];
    // The dark color is said although it is that of the page: the first rule would hide it.
    expect(buildScopedThemeCss(base, theme, '.a', (property) => property === '--ink')).toBe(
      '.a, [data-theme="light"] .a{--ink:#00f}[data-theme="dark"] .a{--ink:#fff}',
    );
  });

  it('is empty where nothing differs', () => {
    expect(buildScopedThemeCss(base, base, '.a', () => true)).toBe('');
  });
});
