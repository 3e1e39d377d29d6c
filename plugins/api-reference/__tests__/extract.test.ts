import fs from 'node:fs';
import { extractAll } from '../node/extract/extractAll';
import { resolvePackage } from '../node/resolvePackage';
import type { ExtractedPage } from '../node/types';
import { createSite, KIT_OPTIONS, writeFile } from './createSite';

let siteDir: string;
let pages: readonly ExtractedPage[];

function getPage(name: string): ExtractedPage {
  const page = pages.find((candidate) => candidate.name === name);
  if (!page) throw new Error(`No page ${name}; there are ${pages.map((p) => p.name).join(', ')}`);
  return page;
}

function getProp(pageName: string, name: string) {
  const { props } = getPage(pageName);
  return props.find((prop) => prop.name === name);
}

beforeAll(() => {
  siteDir = createSite();
  pages = extractAll(siteDir, [[resolvePackage(siteDir, KIT_OPTIONS)]])[0] ?? [];
}, 60_000);

afterAll(() => fs.rmSync(siteDir, { recursive: true }));

describe('extractAll', () => {
  it('finds components and hooks of every shape, and nothing else', () => {
    expect(pages.map(({ name, kind }) => `${name} ${kind}`)).toEqual([
      'Action component',
      'Boundary component',
      'Card component',
      'Field component',
      'Oldie component',
      'Panel component',
      'Picker component',
      'Tile component',
      'useCount hook',
      'useToday hook',
    ]);
  });

  it('says where a component comes from', () => {
    expect(getPage('Card')).toMatchObject({
      slug: 'card',
      packageName: 'fixture-kit',
      version: '1.2.3',
      description: 'A card.',
      imports: ["import { Card } from 'fixture-kit/Card';", "import { Card } from 'fixture-kit';"],
      sourceUrl: 'https://git.example/fixture/kit/tree/v1.2.3/packages/kit/src/Card',
      themeName: 'MuiCard',
      isUnstable: false,
    });
    expect(getPage('Panel').imports[0]).toBe("import Panel from 'fixture-kit/Panel';");
    expect(getPage('Panel').themeName).toBeNull();
  });

  it('lists own props, the required ones first, without those to be ignored', () => {
    expect(getPage('Card').props.map(({ name }) => name)).toEqual([
      'title',
      'caption',
      'color',
      'component',
      'marks',
      'onChange',
      'size',
      'slotProps',
      'slots',
    ]);
    expect(getProp('Card', 'title')?.required).toBe(true);
    expect(getProp('Card', 'size')?.required).toBe(false);
  });

  it('writes unions out and expands aliases once', () => {
    expect(getProp('Card', 'size')).toMatchObject({
      type: "'small' | 'medium' | 'large'",
      values: ["'small'", "'medium'", "'large'"],
      default: "'medium'",
      extendedBy: null,
    });
    expect(getProp('Card', 'color')?.values).toEqual(["'plain'", "'loud'"]);
    expect(getProp('Card', 'marks')?.type).toBe('boolean | { value: number, label?: ReactNode }[]');
  });

  it('documents the parameters of callbacks and what they return', () => {
    expect(getProp('Card', 'onChange')).toMatchObject({
      type: "(next: number, size: 'small' | 'medium' | 'large') => boolean",
      parameters: [
        { name: 'next', type: 'number', description: 'The new value.' },
        {
          name: 'size',
          type: "'small' | 'medium' | 'large'",
          description: 'The size then.',
        },
      ],
      returns: 'Whether it may.',
    });
  });

  it('keeps the reason of a deprecation', () => {
    expect(getProp('Card', 'caption')?.deprecated).toBe('Use `title`.');
    expect(getPage('Oldie')).toMatchObject({
      deprecated: 'Use `Card`.',
      description: 'An old one.',
    });
  });

  it('knows what is inherited, what the root is, and where the ref goes', () => {
    expect(getPage('Card')).toMatchObject({
      inherits: [
        {
          name: 'Panel',
          href: 'https://docs.kit.example/kit/api/panel/',
          props: ['elevation'],
        },
      ],
      rootElement: 'article',
      refType: 'HTMLElement',
      spreads: true,
    });
    expect(getProp('Card', 'component')).toMatchObject({
      default: null,
      description: 'What the root is.',
    });
    expect(getPage('Field').refType).toBe('HTMLInputElement');
    expect(getPage('Boundary').refType).not.toBe('HTMLInputElement');
    expect(getPage('Action').refType).toBeNull();
  });

  it('takes a ref from the component itself where its type forgets it', () => {
    expect(getPage('Picker').refType).toBe('unknown');
  });

  it('reads classes from what the package exports, not from what it declares', () => {
    expect(getPage('Card').classes).toEqual([
      {
        key: 'disabled',
        className: 'Kit-disabled',
        isState: true,
        description: 'Set while `disabled`.',
        deprecated: null,
      },
      {
        key: 'root',
        className: 'KitCard-root',
        isState: false,
        description: 'The root element.',
        deprecated: null,
      },
      {
        key: 'tall',
        className: 'KitCard-tall',
        isState: false,
        description: 'The root if it is `tall`.',
        deprecated: 'Use [.KitCard-root](/kit/api/card/#card-classes-root) instead.',
      },
    ]);
  });

  it('gives slots their default element and class', () => {
    expect(getPage('Card').slots).toMatchObject([
      { name: 'action', default: "'button'", className: null },
      { name: 'root', default: "'h3'", className: 'KitCard-root', description: 'The title.' },
    ]);
  });

  it('reads generics, intersections, unions of props and classes', () => {
    expect(getProp('Picker', 'items')).toMatchObject({ type: 'readonly Item[]', required: true });
    expect(getProp('Picker', 'onPick')?.type).toBe('(item: Item) => void');
    expect(getProp('Picker', 'look')).toMatchObject({
      type: "'plain' | 'loud'",
      values: ["'plain'", "'loud'"],
    });
    expect(getPage('Field').props.map(({ name }) => name)).toEqual(['label', 'name']);
    expect(getPage('Action').props.map(({ name, required }) => [name, required])).toEqual([
      ['kind', true],
      ['href', false],
      ['onPress', false],
    ]);
    expect(getProp('Action', 'kind')?.type).toBe("'link' | 'button'");
    expect(getProp('Boundary', 'fallback')).toMatchObject({ type: 'ReactNode', required: true });
  });

  it('marks what is unstable, and imports it under its plain name', () => {
    expect(getPage('Tile')).toMatchObject({
      isUnstable: true,
      imports: ["import { Unstable_Tile as Tile } from 'fixture-kit';"],
    });
  });

  it('reads parameters and return values of hooks', () => {
    expect(getPage('useCount')).toMatchObject({
      slug: 'use-count',
      props: [{ name: 'start', type: 'number', default: '0' }],
      returns: [
        { name: 'count', type: 'number', description: 'The count.' },
        { name: 'increase', type: '() => void', description: 'Adds one.' },
      ],
      returnType: null,
    });
    expect(getPage('useToday')).toMatchObject({ props: [], returns: [], returnType: 'string' });
  });
});

describe('what stops the build', () => {
  function extract(options: Partial<typeof KIT_OPTIONS>): () => unknown {
    return () => extractAll(siteDir, [[resolvePackage(siteDir, { ...KIT_OPTIONS, ...options })]]);
  }

  it('names an entry point without types', () => {
    expect(extract({ entryPoints: ['fixture-kit/nowhere'] })).toThrow(
      'API reference, fixture-kit/nowhere: there is no such module.\n  To mend: correct the path in the option "entryPoints"',
    );
  });

  it('names what "ignore" lists in vain', () => {
    expect(extract({ ignore: { Gone: 'because' } })).toThrow(
      'API reference, fixture-kit: the option "ignore" names Gone, which 1.2.3 does not export.',
    );
  });

  it('names a theme type that is not there', () => {
    expect(
      extract({ theme: { importPath: 'fixture-kit', name: 'Parts', factory: 'createTheme' } }),
    ).toThrow('fixture-kit exports no type "Parts".');
  });

  it('shows file and line of declarations that do not parse', () => {
    writeFile(siteDir, 'node_modules/fixture-kit/broken.d.ts', 'export interface {\n');
    expect(extract({ entryPoints: ['fixture-kit', 'fixture-kit/broken'] })).toThrow(
      /broken\.d\.ts:1: the type declarations do not parse: .*\n {2}To mend: the installed package is damaged/,
    );
  });
});
