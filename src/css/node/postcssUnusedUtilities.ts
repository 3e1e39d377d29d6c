/** The parts of PostCSS that are used here. */
interface RuleNode {
  selectors: string[];
  readonly source?: { readonly input: { readonly file?: string } };
  remove(): unknown;
}

/** Families of Infima's classes of which this site and its theme use few members, or none. */
const FAMILIES =
  /^(?:(?:margin|padding)(?:-(?:top|bottom|left|right|vert|horiz))?--\w+|text--\w[\w-]*|(?:alert|avatar|badge|breadcrumbs|button|card|col|hero|pagination|row|shadow)--[\w-]+|(?:alert|card|hero|pagination)__[\w-]+|pills(?:__item|--)?[\w-]*|button-group[\w-]*)$/;

/** Members that are used; a test looks for all others in the theme, in pages and in the source. */
const USED = new Set([
  ...['badge--secondary', 'button--outline', 'button--primary', 'button--secondary', 'button--sm'],
  ...['margin-bottom--md', 'margin-bottom--sm', 'margin-bottom--xl', 'margin-left--sm'],
  ...['margin-right--md', 'margin-top--lg', 'margin-top--md', 'margin-top--sm', 'margin-vert--lg'],
  ...['margin-vert--md', 'margin-vert--xl', 'padding--lg', 'padding--none', 'padding-bottom--lg'],
  ...['padding-top--md', 'pills', 'shadow--lw', 'text--center', 'text--right', 'text--truncate'],
  ...['alert--danger', 'alert--info', 'alert--secondary', 'alert--success', 'alert--warning'],
  ...['button--lg', 'hero--primary', 'hero__subtitle', 'hero__title'],
  ...['col--12', 'col--2', 'col--3', 'col--4', 'col--6', 'col--7', 'col--8', 'col--9'],
  ...['col--offset-1', 'col--offset-2', 'col--offset-3'],
]);

/** Whether a class is left out of the site's stylesheet. */
export function isUnusedUtility(className: string): boolean {
  return FAMILIES.test(className) && !USED.has(className);
}

function isUnusedSelector(selector: string): boolean {
  return Array.from(selector.matchAll(/\.([\w-]+)/g), ([, name = '']) => name).some(
    isUnusedUtility,
  );
}

/**
 * PostCSS plugin: leaves out rules of packages for utility classes that nothing here has. Every
 * page waits for the stylesheet, whatever is in it.
 */
export function postcssUnusedUtilities() {
  return {
    postcssPlugin: 'unused-utilities',
    Rule(rule: RuleNode) {
      if (!rule.source?.input.file?.includes('node_modules')) return;
      const used = rule.selectors.filter((selector) => !isUnusedSelector(selector));
      if (used.length === 0) rule.remove();
      else if (used.length < rule.selectors.length) rule.selectors = used;
    },
  };
}
