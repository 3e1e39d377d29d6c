/** @jest-environment jsdom */
import fc from 'fast-check';
import { keepContent } from '../node/keepContent';

const PAGE = `"use strict";chunks.push({page:()=>[
  jsx("p",{"data-kept":"1",dangerouslySetInnerHTML:{__html:"<em>One</em>"}}),
  jsx(pre,{html:\`<b>Two</b>\\nlines\`,jsHtml:'<b>2</b>',"data-kept":"2",language:"ts"}),
  jsx("p",{dangerouslySetInnerHTML:{__html:"<i>Other</i>"}}),
  jsx("p",{"data-kept":"3",dangerouslySetInnerHTML:{__html:text}})
]})`;

const BODY =
  '<p data-kept="1"><em>One</em></p><code data-kept="2"><b>Two</b>\nlines</code>' +
  '<code data-kept="2-js"><b>2</b></code>';

type Props = Readonly<Record<string, unknown>>;

/** Runs a script with the bundler's list of chunks; what the page's elements are given, if it is there. */
function run(code: string): Props[] | undefined {
  const chunks: { readonly page: () => Props[] }[] = [];
  new Function('chunks', 'jsx', 'pre', 'text', code)(
    chunks,
    (_: unknown, props: Props) => props,
    'pre',
    'text',
  );
  return chunks[0]?.page();
}

const inner = (__html: string) => ({ dangerouslySetInnerHTML: { __html } });

it('takes from the document what the document has', () => {
  document.body.innerHTML = BODY;
  const kept = keepContent(PAGE) ?? '';
  expect(kept).not.toMatch(/One|Two|<b>2/);
  expect(kept).toContain('Other');
  expect(run(kept)).toEqual(run(PAGE));
});

it('holds on to what was there when it came', () => {
  document.body.innerHTML = BODY;
  const chunks: { readonly page: () => Props[] }[] = [];
  new Function('chunks', 'jsx', 'pre', 'text', keepContent(PAGE) ?? '')(
    chunks,
    (_: unknown, props: Props) => props,
  );
  document.body.innerHTML = 'Another page';
  expect(chunks[0]?.page()[0]).toMatchObject(inner('<em>One</em>'));
});

it.each([
  ['lacks an element', BODY.replace(/<p.*<\/p>/, '')],
  ['is another page', ''],
  ['has one twice', BODY + BODY],
  ['has one more', `${BODY}<p data-kept="9"></p>`],
  ['has another in place of one', BODY.replace('"1"', '"7"')],
])('does nothing where the document %s', (_name, body) => {
  document.body.innerHTML = body;
  expect(run(keepContent(PAGE) ?? '')).toBeUndefined();
});

it('leaves scripts without such elements alone', () => {
  expect(keepContent('chunks.push({page:()=>[jsx("p",{html:"<b>a</b>"})]})')).toBeNull();
  expect(keepContent('chunks.push({page:()=>"data-kept"})')).toBeNull();
});

it('gives every page the HTML it had, whatever that is', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'binary' }), { minLength: 1 }), (texts) => {
      document.body.replaceChildren(
        ...texts.map((text, index) => {
          const element = document.createElement('p');
          element.dataset.kept = String(index);
          element.textContent = text;
          return element;
        }),
      );
      const htmls = Array.from(document.body.children, ({ innerHTML }) => innerHTML);
      const elements = htmls.map(
        (html, index) =>
          `jsx("p",{"data-kept":"${index}",dangerouslySetInnerHTML:{__html:${JSON.stringify(html)}}})`,
      );
      const code = `chunks.push({page:()=>[${elements.join()}]})`;
      expect(run(keepContent(code) ?? '')).toEqual(run(code));
    }),
  );
});
