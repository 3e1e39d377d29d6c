import { buildDirectory } from '../node/buildDirectory';
import {
  decodeEntities,
  escapeHtml,
  readCrumbs,
  readMeta,
  readRows,
  readScope,
} from '../node/html';
import { LABEL_MARK, partRows } from '../node/partRows';
import { cutSections } from '../node/readPages';
import { toSearchHtml } from '../node/toSearchHtml';
import type { ReadPage } from '../node/types';

// As Docusaurus' minifier leaves it: quotes only where they are needed, no optional end tags.
const HTML = `<!doctype html><html lang=en><head><meta data-rh=true name=description content="Takes &quot;text&quot;."/>
<meta data-rh=true name=docusaurus_tag content=docs-kit-current /></head><body>
<nav class="theme-doc-breadcrumbs x" aria-label=Breadcrumbs><ul class=breadcrumbs><li class=breadcrumbs__item><a aria-label="Home page" href=/><svg></svg></a><li class=breadcrumbs__item><span>Components</span><li><a href=/kit/><span>Inputs &amp; more</span></a><li class=active><span>Field</span></ul></nav>
<table><tr role=row><th>Name<tr id=Field-prop-color role=row><th>color<tr id="Field-prop-label" data-inherited=Base><th>label</table></body></html>`;

it('reads what a page says about itself', () => {
  expect(readMeta(HTML, 'description')).toBe('Takes "text".');
  expect(readMeta(HTML, 'robots')).toBe('');
  expect(readCrumbs(HTML)).toEqual(['Components', 'Inputs & more']);
  expect(readCrumbs('<html>')).toEqual([]);
  expect([...readRows(HTML).values()]).toEqual([
    { id: 'Field-prop-color', base: null },
    { id: 'Field-prop-label', base: 'Base' },
  ]);
});

it.each([
  ['docs-kit-current', 'current'],
  ['docs-material-ui-current', 'current'],
  ['default', 'current'],
  ['docs-material-ui-v5', 'material-ui-v5'],
])('searches pages with the tag %s in the scope %s', (tag, scope) => {
  expect(readScope(`<meta name=docusaurus_tag content=${tag} />`)).toBe(scope);
});

it('searches pages without a tag with the current ones', () => {
  expect(readScope('<html>')).toBe('current');
});

it('decodes what it escapes', () => {
  const text = `<a title="x">'&amp;' · 按钮</a>`;
  expect(decodeEntities(escapeHtml(text))).toBe(text);
  expect(escapeHtml('<i>"&')).toBe('&#60;i&#62;&#34;&#38;');
  expect(decodeEntities('&lt;&#x27;&nope;&nbsp;')).toBe("<'&nope; ");
});

const anchor = (element: string, id: string, text: string, location: number) => ({
  element,
  id,
  text,
  location,
});

it('cuts a text at its headings and rows, and leaves out what another page explains', () => {
  const fragment = {
    url: 'kit/field/',
    content: 'Field. Takes text. Props. Name color the hue label the name CSS classes. root',
    meta: { title: 'Field' },
    anchors: [
      anchor('h2', 'props', 'Props', 3),
      anchor('div', 'SomeDemo', '', 4),
      anchor('tr', 'Field-prop-color', '', 5),
      anchor('tr', 'Field-prop-label', '', 8),
      anchor('h2', 'css-classes', 'CSS &amp; classes', 11),
    ],
  };
  expect(cutSections(fragment, HTML)).toEqual([
    { id: '', title: 'Field', kind: 'page', text: 'Field. Takes text.' },
    { id: 'props', title: 'Props', kind: 'heading', text: 'Props. Name' },
    { id: 'Field-prop-color', title: '', kind: 'row', text: 'color the hue' },
    { id: 'css-classes', title: 'CSS & classes', kind: 'heading', text: 'CSS classes. root' },
  ]);
});

const PAGE: ReadPage = {
  path: 'kit/api/field/',
  title: 'Field API',
  description: 'Takes text.',
  crumbs: ['API'],
  scope: 'current',
  bases: [],
  sections: [
    { id: '', title: 'Field API', kind: 'page', text: 'Field API. Takes <b>.' },
    { id: 'what-is-it', title: 'What is it?', kind: 'heading', text: 'What is it? A field.' },
    { id: 'own', title: 'An id of its own', kind: 'heading', text: 'An id of its own. Yes.' },
    { id: 'Field-prop-color', title: '', kind: 'row', text: 'color the hue' },
    { id: 'Field-prop-aria-label', title: '', kind: 'row', text: 'aria-label the name' },
    { id: 'Field-classes-root', title: '', kind: 'row', text: 'root .Field' },
    { id: 'Field-slot-root', title: '', kind: 'row', text: 'root the element' },
  ],
};
const GUIDE = { product: 'kit', kind: 'guide' } as const;

it('gives each section and row of a page a heading of its own, and escapes the text', () => {
  const html = toSearchHtml(PAGE, GUIDE, 'pt');
  expect(html).toContain('<html lang="pt">');
  expect(html).toContain('data-pagefind-filter="product:kit"');
  expect(html).toContain('data-pagefind-filter="kind:guide"');
  expect(html).toContain('<h1>Field API</h1><p>Takes &#60;b&#62;.</p>');
  expect(html).toContain('<h2 id="what-is-it">What is it?</h2><p>A field.</p>');
  expect(html).toContain('<h3 id="Field-prop-color">color</h3><p>the hue</p>');
});

it.each([
  ['color · string — The hue.', 'string — The hue.'],
  ['color — The hue.', 'The hue.'],
  ['color required · string', 'required · string'],
  ['color · .Kit-color — The hue.', '.Kit-color — The hue.'],
  ['color', ''],
])('begins the text of the row "%s" behind its name', (text, body) => {
  const sections = [{ id: 'a', title: '', kind: 'row', text } as const];
  expect(toSearchHtml({ ...PAGE, sections }, GUIDE, 'en')).toContain(
    `<h3 id="a">color</h3><p>${body}</p>`,
  );
});

it('finds nothing by the names of columns, which every row has', () => {
  const text = `color · string · ${LABEL_MARK}default ${LABEL_MARK}<b> 'red'`;
  const sections = [{ id: 'a', title: '', kind: 'row', text } as const];
  expect(toSearchHtml({ ...PAGE, sections }, GUIDE, 'en')).toContain(
    `<p>string · <span data-pagefind-weight="0">default</span> <span data-pagefind-weight="0">&#60;b&#62;</span> 'red'</p>`,
  );
});

describe('the line of text that a row is', () => {
  /** As a browser shows the text, with the mark of labels as `^`. */
  const read = (html: string) =>
    decodeEntities(partRows(html).replace(/<[^>]*>/g, ''))
      .replaceAll(LABEL_MARK, '^')
      .replace(/\s+/g, ' ')
      .trim();

  it.each([
    [
      'parts what it is, what is in between, and what explains it',
      '<tr id=a><th>color<td data-label=Type>string<td data-label="Default &amp; more">"red"<td>The hue.',
      'color · string · ^default ^& ^more "red" — The hue.',
    ],
    [
      'leaves out empty cells',
      '<tr role=row id="a"><th>color<td>string<td data-label=Default data-empty=true>–<td><p></p>',
      'color · string',
    ],
    [
      'parts lines of a cell, and labels beside the name',
      '<tr id=a><th><code>color</code><span>required</span><td>string<td><p>The hue.<p>Not the shade.<ul><li>a<li>b</ul>',
      'color required · string — The hue. Not the shade. a b',
    ],
    ['parts cells of a row without an address by spaces', '<tr><th>a<td>b<td>c', 'a b c'],
    ['ends where the next row begins', '<tr id=a><th>a<td>b<tr data-id=b><th>c<td>d', 'a — b c d'],
  ])('%s', (_title, row, expected) => {
    expect(read(`<p>One</p><table>${row}</table><p>Two</p>`)).toBe(`One ${expected}Two`);
  });
});

describe('the directory', () => {
  const options = { products: [{ id: 'kit', name: 'Kit' }], synonyms: {} };

  it('says ids and names only where they cannot be told', () => {
    const { pages, crumbs } = buildDirectory(
      [
        { page: PAGE, facets: GUIDE },
        { page: { ...PAGE, title: 'The field' }, facets: GUIDE },
      ],
      options,
    );
    const rows = { prop: 'color aria-label', slot: 'root' };
    const headings = ['What is it?', ['An id of its own', 'own']];
    expect(crumbs).toEqual([['API']]);
    expect(pages).toEqual([
      ['kit/api/field/', 'Field API', 2, 0, 0, 'Takes text.', headings, rows],
      ['kit/api/field/', 'The field', 2, 0, 0, 'Takes text.', headings, { ...rows, page: 'Field' }],
    ]);
  });

  it('counts the pages of the product that take rows over', () => {
    const heir = { ...PAGE, path: 'kit/api/heir/', sections: [], bases: ['Field'] };
    const { pages } = buildDirectory(
      [PAGE, heir, { ...heir, path: 'kit/api/other/' }].map((page) => ({ page, facets: GUIDE })),
      options,
    );
    expect(pages[0]?.[7]).toEqual({ prop: 'color aria-label', slot: 'root', heirs: 2 });
    expect(pages[1]).toHaveLength(7);
  });

  it('leaves out what all API pages say', () => {
    const facets = { product: 'kit', kind: 'api' } as const;
    const { pages } = buildDirectory([{ page: PAGE, facets }], options);
    expect(pages[0]?.slice(5, 7)).toEqual(['', []]);
  });

  it('names the page whose product is unknown', () => {
    const facets = { product: 'kid', kind: 'api' } as const;
    expect(() => buildDirectory([{ page: PAGE, facets }], options)).toThrow(
      `Plugin "search": the option "classify" says that "kit/api/field/" belongs to 'kid', but "products" has kit only. Add it there, or return one of these.`,
    );
  });
});
