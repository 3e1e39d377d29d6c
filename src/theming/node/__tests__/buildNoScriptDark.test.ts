import fc from 'fast-check';
import { buildNoScriptDark } from '../buildNoScriptDark';

const FRAME = 'html[data-theme] .demo__frame{color-scheme:light;color:var(--brand-text)}';
const DARK = '[data-theme=dark]{--a:#000}';

/** What is made of the stylesheet, without the rule for demos at its end. */
function build(css: string): string {
  const text = buildNoScriptDark(css);
  return text.endsWith(FRAME) ? text.slice(0, -FRAME.length) : text;
}

it.each([
  ['any document', '[data-theme=dark]{--a:#000}', 'html[data-theme]{--a:#000}'],
  ['either quotes', `[data-theme='dark']{--a:#000}`, 'html[data-theme]{--a:#000}'],
  ['double quotes', '[data-theme="dark"] p{--a:#000}', 'html[data-theme] p{--a:#000}'],
  ['an html element', 'html[data-theme=dark] p{--a:#000}', 'html[data-theme] p{--a:#000}'],
  ['the root', ':root[data-theme=dark]{--a:#000}', 'html[data-theme]{--a:#000}'],
  [
    'a layer',
    '@layer x{p{top:0}[data-theme=dark]{--a:#000}}',
    '@layer x{html[data-theme]{--a:#000}}',
  ],
  [
    'a query',
    '@media print{[data-theme=dark]{--a:#fff}}',
    '@media print{html[data-theme]{--a:#fff}}',
  ],
])('makes dark rules of %s those of any mode', (_, css, expected) => {
  expect(build(css)).toBe(expected);
});

it('leaves out all that is not about the dark mode', () => {
  const light =
    '@charset "utf-8";/* note */:root{--a:#fff}[data-theme=light] p{top:0}p{top:1px}' +
    '@font-face{font-family:X}@keyframes x{to{top:0}}@media print{p{top:0}}@layer a,b;';
  expect(build(light + DARK)).toBe('html[data-theme]{--a:#000}');
  expect(buildNoScriptDark(light)).toBe('');
});

it('leaves out the other selectors of a dark rule', () => {
  expect(build('[data-theme=dark] a,.navbar--dark{top:0}')).toBe('html[data-theme] a{top:0}');
});

it('lets queries have their say about what a mode says', () => {
  const query = '@media (prefers-contrast:more){:root{--a:#111}}';
  expect(build(DARK + query)).toBe(
    'html[data-theme]{--a:#000}@media (prefers-contrast:more){html[data-theme]{--a:#111}}',
  );
  // A layer is no query: what it says of the root is what the mode changes.
  expect(build(`@layer x{:root{--a:#fff}}${DARK}`)).toBe('html[data-theme]{--a:#000}');
});

it('keeps demos light, whatever dark demos get', () => {
  const css =
    '[data-theme=light]{--brand-text:#111;--b:url("a;b")}[data-theme=dark]{--brand-text:#eee}' +
    '@media print{[data-theme=dark] .demo__frame{--brand-text:#eee}}';
  expect(buildNoScriptDark(css)).toBe(
    'html[data-theme]{--brand-text:#eee}' +
      'html[data-theme] .demo__frame{color-scheme:light;--brand-text:#111;--b:url("a;b");color:var(--brand-text)}',
  );
});

it('names the line of what it cannot read', () => {
  expect(() => buildNoScriptDark('a{top:0}\n}')).toThrow(/:2:1: Unexpected }/);
});

it('never speaks of a mode, nor of a root that is weaker than one', () => {
  const rule = fc
    .tuple(
      fc.constantFrom(
        ':root',
        '[data-theme=dark]',
        '[data-theme=light]',
        'p',
        'html[data-theme="dark"] a',
      ),
      fc.constantFrom('', '@media print', '@layer x'),
    )
    .map(([selector, group]) =>
      group === '' ? `${selector}{--a:1}` : `${group}{${selector}{--a:1}}`,
    );
  fc.assert(
    fc.property(fc.array(rule), (rules) => {
      const text = buildNoScriptDark(rules.join(''));
      expect(text.replaceAll('html[data-theme]', '')).not.toMatch(/data-theme|:root/);
    }),
  );
});
