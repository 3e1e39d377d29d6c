/** @jest-environment jsdom */
import fc from 'fast-check';
import { sanitizeAdHtml } from '../client/sanitizeAdHtml';

it.each([
  ['Fine <b>tools</b>, 日本語 &amp; 🚀', 'Fine <b>tools</b>, 日本語 &amp; 🚀'],
  ['<script>alert(1)</script>After', 'After'],
  ['<img src="x" onerror="alert(1)">', '<img alt="">'],
  [
    '<img src="//cdn.example/a.png" srcset="//b 2x" alt="A">',
    '<img src="//cdn.example/a.png" alt="A">',
  ],
  ['<img src="data:image/png;base64,AA==" alt="">', '<img alt="">'],
  [
    '<a href="javascript:alert(1)" onclick="x()">Go</a>',
    '<a rel="noopener sponsored" target="_blank">Go</a>',
  ],
  [
    '<a href="https://a.example/?b=1" rel="opener" style="position:fixed" class="x" id="y">Go</a>',
    '<a href="https://a.example/?b=1" rel="noopener sponsored" target="_blank">Go</a>',
  ],
  [
    '<a href="//a.example">Go</a>',
    '<a href="//a.example" rel="noopener sponsored" target="_blank">Go</a>',
  ],
  ['<div><p>Block</p> <iframe src="//a.example"></iframe>text</div>', 'Block text'],
  ['<style>*{display:none}</style><svg onload="x()"><b>in</b></svg>', '<b>in</b>'],
  ['<form action="//a"><input name="password">Text</form>', 'Text'],
])('turns %s into %s', (html, expected) => {
  const template = document.createElement('template');
  template.innerHTML = expected;
  expect(sanitizeAdHtml(html)).toBe(template.innerHTML);
});

/** Elements of HTML that stand in a line of text and neither run, load, frame nor ask for anything. */
const INLINE_ELEMENTS = new Set(
  (
    'a abbr b bdi bdo br cite code data del dfn em i img ins kbd mark q rp rt ruby s samp small span ' +
    'strong sub sup time u var wbr'
  ).split(' '),
);

it('leaves no handler, no foreign scheme and no block behind, whatever it is given', () => {
  const piece = fc.oneof(
    fc.string(),
    fc.constantFrom('<', '</', '>', '"', "'", '<a href=', '<img src=', 'javascript:', ' onerror=x'),
    fc.constantFrom(
      '<svg>',
      '<math>',
      '<script>',
      '</script>',
      '<style>',
      '<template>',
      '<p>',
      '<b>',
    ),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const place = document.createElement('template');
      place.innerHTML = sanitizeAdHtml(pieces.join(''));
      for (const element of place.content.querySelectorAll('*')) {
        expect(INLINE_ELEMENTS).toContain(element.localName);
        for (const { name, value } of element.attributes) {
          expect(name).not.toMatch(/^on/);
          if (name === 'href' || name === 'src') expect(value).toMatch(/^(https?:)?\/\//i);
        }
      }
    }),
  );
});
