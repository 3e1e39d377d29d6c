import { buildCssVariables, type CssDeclaration } from './cssVariables';

/** The part of PostCSS' at-rule node that is used here. */
interface AtRuleNode {
  replaceWith(...nodes: unknown[]): void;
}
interface PostCssHelpers {
  readonly rule: (props: { selector: string }) => { append(...declarations: unknown[]): unknown };
  readonly decl: (props: { prop: string; value: string }) => unknown;
}

/**
 * PostCSS plugin: replaces the at-rule `@branding-tokens;` by the custom properties made from
 * `tokens.ts`, so that no generated stylesheet has to be committed or kept in step.
 * The light values stand on `:root` too: without JavaScript no `data-theme` is ever set.
 */
export function postcssBrandingTokens() {
  return {
    postcssPlugin: 'branding-tokens',
    AtRule: {
      'branding-tokens': (atRule: AtRuleNode, { rule, decl }: PostCssHelpers) => {
        const variables = buildCssVariables();
        const toRule = (selector: string, declarations: readonly CssDeclaration[]) =>
          rule({ selector }).append(...declarations.map(([prop, value]) => decl({ prop, value })));
        atRule.replaceWith(
          toRule(':root', [...variables.root, ...variables.light]),
          toRule("[data-theme='light']", variables.light),
          toRule("[data-theme='dark']", variables.dark),
        );
      },
    },
  };
}
