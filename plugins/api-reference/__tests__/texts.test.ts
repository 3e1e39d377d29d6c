import fc from 'fast-check';
import { splitAtBreaks } from '../client/BreakableCode';
import { matchesQuery } from '../client/filterRows';
import { parseInline, parseText } from '../client/parseText';
import { createApiLinkTest, toSlug } from '../client/toSlug';
import { previewType } from '../client/TypeText';
import { resolveHref } from '../node/output/resolveLinks';

jest.mock('@docusaurus/Translate', () => ({ __esModule: true, default: () => null }));

describe('toSlug', () => {
  it.each([
    ['Button', 'button'],
    ['Grid2', 'grid-2'],
    ['useMenuItem', 'use-menu-item'],
    ['SvgIcon', 'svg-icon'],
  ])('%s → %s', (name, slug) => {
    expect(toSlug(name)).toBe(slug);
  });
});

describe('createApiLinkTest', () => {
  it.each([
    ['/zh/material-ui/v5/api/grid-2', true],
    ['/base-ui/api/use-button', true],
    ['/joy-ui/api/button', false],
    ['/joy-ui/react-grid-2', false],
    ['/material-ui/api', false],
  ])('%s is an API page of Grid2 or useButton: %p', (address, expected) => {
    expect(createApiLinkTest(['Grid2', 'useButton'])(address)).toBe(expected);
    expect(createApiLinkTest([])(address)).toBe(false);
  });
});

describe('splitAtBreaks', () => {
  it.each([
    ['createFilterOptions()', ['create', 'Filter', 'Options()']],
    ['!props.freeSolo', ['!props.', 'free', 'Solo']],
    ['<ClearIcon fontSize="small" />', ['<', 'Clear', 'Icon font', 'Size=', '"small" />']],
    ['(value: Value[], ...rest) => void', ['(', 'value: Value[], ...rest) => void']],
    ["'touch' | 'mouse'", ["'touch' | 'mouse'"]],
    ['', ['']],
  ])('%s → %j', (code, pieces) => {
    expect(splitAtBreaks(code)).toEqual(pieces);
  });

  it('loses nothing', () => {
    fc.assert(fc.property(fc.string(), (code) => splitAtBreaks(code).join('') === code));
  });
});

describe('parseInline', () => {
  it.each([
    ['the *clear* icon', ['the ', 'clear', ' icon']],
    ['*items* in a *flex container*', ['items', ' in a ', 'flex container']],
  ])('stresses what stands between stars: %s', (source, texts) => {
    const parts = parseInline(source);
    expect(parts.map(({ text }) => text)).toEqual(texts);
    expect(parts.filter(({ kind }) => kind === 'emphasis')).toHaveLength(
      source.split('*').length >> 1,
    );
  });

  it.each(['2 * 3 * 4', 'a*b*c', 'a * b', '*', '5*'])('leaves %s as it is', (source) => {
    expect(parseInline(source)).toEqual([{ kind: 'text', text: source }]);
  });
});

describe('parseText', () => {
  it('reads what documentation comments are written in', () => {
    expect(
      parseText(
        'If `true`, see [the guide](/a/#b).\nMore.\n\nOne of:\n\n- `a` first\n  line\n- **b**',
      ),
    ).toEqual([
      {
        kind: 'paragraph',
        lines: [
          { kind: 'text', text: 'If ' },
          { kind: 'code', text: 'true' },
          { kind: 'text', text: ', see ' },
          { kind: 'link', text: 'the guide', href: '/a/#b' },
          { kind: 'text', text: '. More.' },
        ],
      },
      { kind: 'paragraph', lines: [{ kind: 'text', text: 'One of:' }] },
      {
        kind: 'list',
        items: [
          [
            { kind: 'code', text: 'a' },
            { kind: 'text', text: ' first line' },
          ],
          [{ kind: 'strong', text: 'b' }],
        ],
      },
    ]);
  });

  it('keeps samples, and a list right below its sentence', () => {
    expect(parseText('Try:\n- a\n\n```js\nx();\n```\n')).toEqual([
      { kind: 'paragraph', lines: [{ kind: 'text', text: 'Try:' }] },
      { kind: 'list', items: [[{ kind: 'text', text: 'a' }]] },
      { kind: 'sample', text: 'x();' },
    ]);
  });

  it('leaves a line without marks as it is', () => {
    const plain = fc.string({ minLength: 1 }).filter((line) => !/[`*[\]()]|http/.test(line));
    fc.assert(
      fc.property(plain, (line) => {
        expect(parseInline(line)).toEqual([{ kind: 'text', text: line }]);
      }),
    );
  });

  it('adds nothing to a line and turns nothing round', () => {
    const line = fc.string({ unit: fc.constantFrom('a', '`', '*', '[', ']', '(', ')', ' ') });
    fc.assert(
      fc.property(line, (source) => {
        let position = 0;
        for (const letter of parseInline(source).flatMap(({ text }) => [...text])) {
          position = source.indexOf(letter, position) + 1;
          expect(position).toBeGreaterThan(0);
        }
      }),
    );
  });
});

describe('matchesQuery', () => {
  const row = { name: 'endIcon', type: 'ReactNode', description: 'Element placed after.' };

  it.each([
    ['', true],
    ['ICON', true],
    ['after reactnode', true],
    ['icon before', false],
  ])('%j: %s', (query, expected) => {
    expect(matchesQuery(row, query)).toBe(expected);
  });
});

describe('previewType', () => {
  it('cuts a union between two members', () => {
    const members = Array.from({ length: 40 }, (_, index) => `'value${index}'`);
    const preview = previewType(members.join(' | '));
    expect(members.slice(0, preview.split(' | ').length).join(' | ')).toBe(preview);
    expect(preview.length).toBeLessThanOrEqual(75);
  });

  it('cuts anything else where it has to', () => {
    expect(previewType(`{ ${'a: string, '.repeat(30)} }`)).toHaveLength(72);
  });
});

describe('resolveHref', () => {
  const targets = {
    pages: new Map([
      ['/kit/api/card/', new Set(['Card-classes-root', 'Card-prop-size'])],
      ['/kit/guide/', new Set(['titles'])],
      ['/base/api/use-count/', new Set<string>()],
    ]),
    docsHosts: ['docs.kit.example', 'next.kit.example'],
    archive: null,
  };

  it.each([
    ['https://next.kit.example/kit/guide/#titles', '/kit/guide/#titles'],
    ['/kit/guide', '/kit/guide/'],
    ['/kit/guide/#gone', '/kit/guide/'],
    ['/kit/api/card/#card-classes-root', '/kit/api/card/#Card-classes-root'],
    ['/kit/elsewhere/#x', 'https://docs.kit.example/kit/elsewhere/#x'],
    ['/base/react-counter/hooks-api/#use-count', '/base/api/use-count/'],
    ['https://react.dev/#a', 'https://react.dev/#a'],
    ['#own', '#own'],
  ])('%s → %s', (href, expected) => {
    expect(resolveHref(href, targets)).toBe(expected);
  });

  it.each([
    ['/kit/guide/#titles', '/kit/v1/guide/#titles'],
    [
      'https://docs.kit.example/kit/api/card/#card-prop-size',
      'https://v1.kit.example/kit/api/card/#card-prop-size',
    ],
    ['/base/react-counter/hooks-api/#use-count', '/base/api/use-count/'],
  ])('keeps %s of an older release in that release: %s', (href, expected) => {
    const archive = { basePath: '/kit', ownPath: '/kit/v1', docsHost: 'v1.kit.example' };
    const pages = new Map([...targets.pages, ['/kit/v1/guide/', new Set(['titles'])] as const]);
    expect(resolveHref(href, { ...targets, pages, archive })).toBe(expected);
  });

  it('leaves links alone where no host is known', () => {
    expect(resolveHref('/kit/guide/', { ...targets, docsHosts: [] })).toBe('/kit/guide/');
  });
});
