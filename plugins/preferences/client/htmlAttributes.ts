import type { CodeStyling, CodeVariant, Preferences } from './preferences';

/** Attributes of the html element that stylesheets key on; see this plugin's README. */
export const CODE_VARIANT_ATTRIBUTE = 'data-code-variant';
export const CODE_STYLING_ATTRIBUTE = 'data-code-styling';

export const CODE_VARIANT_ATTRIBUTE_VALUES = {
  JS: 'js',
  TS: 'ts',
} as const satisfies Record<CodeVariant, string>;

export const CODE_STYLING_ATTRIBUTE_VALUES = {
  'MUI System': 'system',
  Tailwind: 'tailwind',
  CSS: 'css',
} as const satisfies Record<CodeStyling, string>;

/** Shows the preferences to stylesheets. The inline script does the same before the first paint. */
export function writeHtmlAttributes({ codeVariant, codeStyling }: Preferences): void {
  const html = document.documentElement;
  html.setAttribute(CODE_VARIANT_ATTRIBUTE, CODE_VARIANT_ATTRIBUTE_VALUES[codeVariant]);
  html.setAttribute(CODE_STYLING_ATTRIBUTE, CODE_STYLING_ATTRIBUTE_VALUES[codeStyling]);
}
