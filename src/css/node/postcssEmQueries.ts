/** The parts of PostCSS that are used here. */
interface AtRuleNode {
  params: string;
}

/** The text size of a browser that nobody has changed, in px: what authors have in mind. */
const USUAL_TEXT_SIZE = 16;

/**
 * PostCSS plugin: writes the lengths of media queries in em, those of packages too. In a query an em
 * is the text size of the browser's settings, so a window with text of twice the size counts as half
 * as wide, as it does where the page is zoomed.
 */
export function postcssEmQueries() {
  return {
    postcssPlugin: 'em-queries',
    AtRule: {
      media(rule: AtRuleNode) {
        const params = rule.params.replace(
          /(?<![\w.-])(\d*\.?\d+)px\b/g,
          (_, pixels: string) => `${Number(pixels) / USUAL_TEXT_SIZE}em`,
        );
        if (params !== rule.params) rule.params = params;
      },
    },
  };
}
