/** @jest-environment jsdom */
import fc from 'fast-check';
import {
  buildIslandHtml,
  createIslandRoot,
  findIslandRoot,
  setIslandStyles,
} from '../client/islandMarkup';
import type { ServerDemoModule } from '../client/types';

type Style = ReturnType<ServerDemoModule['render']>['styles'][number];

function createModule(part: {
  html?: string;
  shared?: readonly Style[];
  own?: readonly string[];
}): ServerDemoModule {
  const { html = '<b>demo</b>', shared = [], own = [] } = part;
  return {
    id: 'd1',
    styles: own,
    render: () => ({ html, styles: shared }),
    buildStyleHtml: (styles) =>
      styles.length > 0 ? `<style>${styles.map(({ css }) => css).join('')}</style>` : '',
  };
}

function toStyle(key: string): Style {
  return { key, css: `.${key}{}` };
}

/** The island as a browser reads it. */
function parse(html: string): HTMLElement {
  const container = document.createElement('div');
  container.innerHTML = html;
  return container;
}

function getStyleTexts(container: HTMLElement): string[] {
  return [...container.querySelectorAll('style')].map(({ textContent }) => textContent ?? '');
}

describe('buildIslandHtml', () => {
  it('is the styles of the libraries, those of the demo, and the element that is hydrated', () => {
    const module = createModule({
      html: '<p>1 &lt; 2</p>',
      shared: [toStyle('a'), toStyle('b')],
      own: ['.c{}', '.d{}'],
    });
    expect(buildIslandHtml(module, new Set())).toBe(
      '<style>.a{}.b{}</style><style data-demo-style>.c{}</style><style data-demo-style>.d{}</style><div data-demo-root><p>1 &lt; 2</p></div>',
    );
  });

  it('is the element alone where there is no style', () => {
    expect(buildIslandHtml(createModule({ html: '' }), new Set())).toBe(
      '<div data-demo-root></div>',
    );
  });

  it('brings a style that demos share with the first of them only', () => {
    const seen = new Set<string>();
    const first = buildIslandHtml(createModule({ shared: [toStyle('a'), toStyle('b')] }), seen);
    const second = buildIslandHtml(createModule({ shared: [toStyle('b'), toStyle('c')] }), seen);
    const third = buildIslandHtml(createModule({ shared: [toStyle('a')] }), seen);
    expect([first, second, third].map((html) => getStyleTexts(parse(html)))).toEqual([
      ['.a{}.b{}'],
      ['.c{}'],
      [],
    ]);
    expect([...seen]).toEqual(['a', 'b', 'c']);
  });

  it('brings the styles of those further down in the same element', () => {
    const seen = new Set<string>();
    const first = createModule({ shared: [toStyle('a')], own: ['.own{}'] });
    const second = createModule({ shared: [toStyle('a'), toStyle('b')], own: ['.second{}'] });
    expect(getStyleTexts(parse(buildIslandHtml(first, seen, [second])))).toEqual([
      '.a{}.b{}',
      '.own{}',
    ]);
    expect(getStyleTexts(parse(buildIslandHtml(second, seen)))).toEqual(['.second{}']);
  });

  it('brings every style exactly once to a page, whatever its demos share', () => {
    const keys = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(fc.array(keys), (demos) => {
        const seen = new Set<string>();
        const page = demos
          .map((shared) => buildIslandHtml(createModule({ shared: shared.map(toStyle) }), seen))
          .join('');
        const rules =
          getStyleTexts(parse(page))
            .join('')
            .match(/\.\w\{\}/g) ?? [];
        expect([...rules].sort()).toEqual(
          [...new Set(demos.flat())].sort().map((key) => `.${key}{}`),
        );
      }),
    );
  });

  it('repeats the styles for the next page', () => {
    const module = createModule({ shared: [toStyle('a')] });
    expect(buildIslandHtml(module, new Set())).toBe(buildIslandHtml(module, new Set()));
  });

  it('lets no text of a stylesheet end its element', () => {
    const css = '.a::after { content: "</style><script>alert(1)</script>" }';
    const island = parse(buildIslandHtml(createModule({ own: [css] }), new Set()));
    expect(island.querySelectorAll('script')).toHaveLength(0);
    expect([...island.children].map(({ tagName }) => tagName)).toEqual(['STYLE', 'DIV']);
    // CSS reads the escaped slash as a slash.
    expect(getStyleTexts(island)).toEqual([css.replaceAll('</', '<\\/')]);
  });

  it('keeps one element for each stylesheet, whatever is written in it', () => {
    const text = fc.array(
      fc.constantFrom('</style', '</STYLE >', '<!--', '-->', '<script>', '>', '"', '.a{}', '\\'),
    );
    fc.assert(
      fc.property(fc.array(text.map((parts) => parts.join(''))), (own) => {
        const island = parse(buildIslandHtml(createModule({ own }), new Set()));
        expect([...island.children].map(({ tagName }) => tagName)).toEqual([
          ...own.map(() => 'STYLE'),
          'DIV',
        ]);
        expect(getStyleTexts(island)).toEqual(own.map((css) => css.replaceAll('</', '<\\/')));
      }),
    );
  });
});

describe('in a browser', () => {
  it('the root is found among the styles, and not inside of the demo', () => {
    const html = buildIslandHtml(
      createModule({ html: '<p data-demo-root></p>', own: ['.a{}'] }),
      new Set(),
    );
    expect(findIslandRoot(parse(html))?.tagName).toBe('DIV');
    expect(findIslandRoot(parse('<div><div data-demo-root></div></div>'))).toBeNull();
    expect(findIslandRoot(parse(''))).toBeNull();
  });

  it('the structure made after a navigation is that of the server', () => {
    const own = ['.a{}', '.b::after{content:"x"}'];
    const made = parse('');
    const root = createIslandRoot(made, own);
    expect(findIslandRoot(made)).toBe(root);
    const served = parse(buildIslandHtml(createModule({ html: '', own }), new Set()));
    expect(made.isEqualNode(served)).toBe(true);
  });

  it('new styles of a demo replace its old ones and no others', () => {
    const container = parse(
      buildIslandHtml(
        createModule({
          html: '<style data-demo-style>.inner{}</style>',
          shared: [toStyle('a')],
          own: ['.old{}', '.older{}'],
        }),
        new Set(),
      ),
    );
    setIslandStyles(container, ['.new{}']);
    expect(getStyleTexts(container)).toEqual(['.new{}', '.a{}', '.inner{}']);
    setIslandStyles(container, []);
    expect(getStyleTexts(container)).toEqual(['.a{}', '.inner{}']);
  });
});
