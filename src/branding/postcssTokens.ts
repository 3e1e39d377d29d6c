import { buildCssVariables, type CssDeclaration } from './cssVariables';
import { buildFontFaces } from './fontFaces';

/** The part of PostCSS' at-rule node that is used here. */
interface AtRuleNode {
  readonly params: string;
  replaceWith(...nodes: unknown[]): void;
}
interface PostCssHelpers {
  readonly rule: (props: { selector: string }) => { append(...declarations: unknown[]): unknown };
  readonly atRule: (props: { name: string }) => { append(...declarations: unknown[]): unknown };
  readonly decl: (props: { prop: string; value: string }) => unknown;
}

/**
 * PostCSS plugin: replaces the at-rule `@branding-tokens;` by the custom properties made from
 * `tokens.ts`, so that no generated stylesheet has to be committed or kept in step.
 * The light values stand on `:root` too: a document may have no `data-theme`, such as a demo's frame.
 *
 * `@branding-tokens light;` stands inside a rule and becomes that mode's declarations alone, for
 * places that have a mode of their own, such as paper. `dark` likewise.
 *
 * `@branding-fonts;` becomes the `@font-face` rules of the tokens' fonts.
 */
export function postcssBrandingTokens() {
  return {
    postcssPlugin: 'branding-tokens',
    AtRule: {
      'branding-fonts': (fontsRule: AtRuleNode, { atRule, decl }: PostCssHelpers) => {
        fontsRule.replaceWith(
          ...buildFontFaces().map((face) =>
            atRule({ name: 'font-face' }).append(
              ...face.map(([prop, value]) => decl({ prop, value })),
            ),
          ),
        );
      },
      'branding-tokens': (atRule: AtRuleNode, { rule, decl }: PostCssHelpers) => {
        const variables = buildCssVariables();
        const toNodes = (declarations: readonly CssDeclaration[]) =>
          declarations.map(([prop, value]) => decl({ prop, value }));
        const toRule = (selector: string, declarations: readonly CssDeclaration[]) =>
          rule({ selector }).append(...toNodes(declarations));
        const mode = atRule.params.trim();
        if (mode === 'light' || mode === 'dark') {
          atRule.replaceWith(...toNodes(variables[mode]));
          return;
        }
        if (mode !== '') {
          throw new Error(
            `@branding-tokens got "${mode}"; allowed are nothing, "light" and "dark". ` +
              'Write `@branding-tokens;` for all properties or `@branding-tokens light;` inside a rule.',
          );
        }
        atRule.replaceWith(
          toRule(':root', [...variables.root, ...variables.light]),
          toRule("[data-theme='light']", variables.light),
          toRule("[data-theme='dark']", variables.dark),
        );
      },
    },
  };
}
