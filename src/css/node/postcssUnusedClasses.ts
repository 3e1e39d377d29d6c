import { isOfInfima, type SourceNode } from './isOfInfima';

/** The parts of PostCSS that are used here. */
interface RuleNode extends SourceNode {
  selectors: string[];
  remove(): unknown;
}

/**
 * Infima's classes that this site and what it uses of the theme have. e2e/stylesheet.spec.ts looks for
 * others in the built pages and scripts.
 */
export const USED_CLASSES: ReadonlySet<string> = new Set([
  ...['container', 'row', 'col', 'col--3', 'col--6', 'col--9', 'col--offset-3'],
  ...['margin-bottom--sm', 'margin-bottom--xl', 'margin-left--sm', 'margin-right--md'],
  ...['margin-top--md', 'margin-top--sm', 'margin-vert--lg', 'margin-vert--md', 'margin-vert--xl'],
  ...['padding--none', 'padding-bottom--lg', 'padding-top--md'],
  ...['text--right', 'text--truncate', 'thin-scrollbar', 'shadow--lw', 'clean-btn', 'markdown'],
  ...['alert', 'alert--danger', 'alert--info', 'alert--secondary', 'alert--success'],
  ...['alert--warning', 'avatar', 'avatar__intro', 'avatar__name', 'avatar__photo'],
  ...['badge', 'badge--secondary', 'button', 'button--primary', 'dropdown__link', 'hero__title'],
  ...['breadcrumbs', 'breadcrumbs__item', 'breadcrumbs__item--active', 'breadcrumbs__link'],
  ...['menu', 'menu__link', 'menu__link--active', 'menu__link--sublist'],
  ...['menu__link--sublist-caret', 'menu__list', 'menu__list-item', 'menu__list-item--collapsed'],
  ...['navbar', 'navbar--dark', 'navbar--fixed-top', 'navbar--primary', 'navbar__brand'],
  ...['navbar__inner', 'navbar__item', 'navbar__items', 'navbar__items--right', 'navbar__link'],
  ...['navbar__link--active', 'navbar__logo', 'navbar__title', 'navbar__toggle'],
  ...['navbar-sidebar', 'navbar-sidebar--show', 'navbar-sidebar__back'],
  ...['navbar-sidebar__backdrop', 'navbar-sidebar__brand', 'navbar-sidebar__close'],
  ...['navbar-sidebar__item', 'navbar-sidebar__items', 'navbar-sidebar__items--show-secondary'],
  ...['pagination-nav', 'pagination-nav__label', 'pagination-nav__link'],
  ...['pagination-nav__link--next', 'pagination-nav__link--prev', 'pagination-nav__sublabel'],
  ...['table-of-contents', 'table-of-contents__left-border', 'table-of-contents__link'],
  ...['table-of-contents__link--active', 'tabs', 'tabs--block', 'tabs__item'],
  ...['tabs__item--active'],
]);

/** The classes that something must have to be styled by a selector; not those in `:not()`. */
function getClasses(selector: string): string[] {
  const required = selector.replace(/:not\([^)]*\)/g, '');
  return Array.from(required.matchAll(/\.([a-z_][\w-]*)/gi), ([, name = '']) => name);
}

function shrinkRule(rule: RuleNode): void {
  const used = rule.selectors.filter((selector) =>
    getClasses(selector).every((name) => USED_CLASSES.has(name)),
  );
  if (used.length === 0) rule.remove();
  else if (used.length < rule.selectors.length) rule.selectors = used;
}

/**
 * PostCSS plugin: leaves out rules of Infima for classes that nothing here has. Every page waits for
 * the stylesheet, whatever is in it.
 */
export function postcssUnusedClasses() {
  return {
    postcssPlugin: 'unused-classes',
    Once(root: { walkRules(visit: (rule: RuleNode) => void): unknown }) {
      // Not while walking, or by `Rule`: in the cascade layer that Docusaurus has put around them, PostCSS passes
      // over the rule that follows a removed one.
      const rules: RuleNode[] = [];
      root.walkRules((rule) => void rules.push(rule));
      rules.filter(isOfInfima).forEach(shrinkRule);
    },
  };
}
