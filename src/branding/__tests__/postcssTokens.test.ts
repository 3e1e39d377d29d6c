import postcss, { type Root, type Rule } from 'postcss';
import { buildCssVariables } from '../cssVariables';
import { buildFontFaces } from '../fontFaces';
import { postcssBrandingTokens } from '../postcssTokens';

function run(css: string): Root {
  return postcss.parse(postcss([postcssBrandingTokens()]).process(css, { from: undefined }).css);
}

/** Selector → declarations, in order. */
function toPairs(root: Root): Array<[string, Array<[string, string]>]> {
  return root.nodes
    .filter((node): node is Rule => node.type === 'rule')
    .map((rule) => [
      rule.selector,
      rule.nodes.flatMap((node) =>
        node.type === 'decl' ? [[node.prop, node.value.trim()] as [string, string]] : [],
      ),
    ]);
}

const { root, light, dark } = buildCssVariables();

it('makes the variables of the page and of its modes, the light ones also without a mode', () => {
  expect(toPairs(run('@branding-tokens;'))).toEqual([
    [':root', [...root, ...light]],
    ["[data-theme='light']", light],
    ["[data-theme='dark']", dark],
  ]);
});

it.each([
  ['light', light],
  ['dark', dark],
])('makes the variables of the %s mode inside of a rule', (mode, declarations) => {
  expect(toPairs(run(`html { color: red; @branding-tokens ${mode}; margin: 0 }`))).toEqual([
    ['html', [['color', 'red'], ...declarations, ['margin', '0']]],
  ]);
});

it('leaves the rest of a stylesheet as it is, and leaves nothing of itself', () => {
  const css = '@layer a;\n@media print { a { color: red } }\n.b { margin: 0 }';
  expect(run(css).toString()).toBe(css);
  expect(run(`${css} @branding-tokens;`).toString()).not.toContain('branding-tokens');
});

it('keeps its place among the rules', () => {
  const selectors = toPairs(run('a{} @branding-tokens; b{}')).map(([selector]) => selector);
  expect([selectors.at(0), selectors.at(-1)]).toEqual(['a', 'b']);
});

it('makes new declarations for every use', () => {
  const pairs = toPairs(run('a { @branding-tokens light } b { @branding-tokens light }'));
  expect(pairs).toEqual([
    ['a', light],
    ['b', light],
  ]);
});

it('makes the font faces of the tokens, and leaves nothing of itself', () => {
  const css = run('@branding-fonts;').toString();
  expect(css.match(/@font-face/g)).toHaveLength(buildFontFaces().length);
  expect(css).toContain('font-family: "Inter Variable"');
  expect(css).not.toContain('branding-fonts');
});

it('says which modes there are when it is asked for another', () => {
  expect(() => run('a { @branding-tokens sepia; }')).toThrow(
    '@branding-tokens got "sepia"; allowed are nothing, "light" and "dark". ' +
      'Write `@branding-tokens;` for all properties or `@branding-tokens light;` inside a rule.',
  );
});
