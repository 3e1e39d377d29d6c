import postcss, { type AtRule, type ChildNode, type Container, type Rule } from 'postcss';

/** What a dark rule is for; quotes are the minifier's choice. */
const DARK = /(?:html|:root)?\[data-theme=(["']?)dark\1\]/g;
const LIGHT = /^\[data-theme=(["']?)light\1\]$/;
/** Whatever mode the page was written in, and stronger than what that mode says. */
const ANY_MODE = 'html[data-theme]';
/** Around every demo. Demos write their colors into the page in one mode, the light one. */
const FRAME = '.demo__frame';

const isDark = (selector: string) => selector.search(DARK) >= 0;

function isInQuery({ parent }: ChildNode): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).name === 'media';
}

/** The selectors of a rule that count without scripts, as they are to be there. */
function toSelectors(rule: Rule): string[] {
  return rule.selectors.flatMap((selector) => {
    if (isDark(selector)) {
      return selector.includes(FRAME) ? [] : [selector.replace(DARK, ANY_MODE)];
    }
    // Within a query, `:root` changes what a mode has said before: it has to win here, too.
    return selector === ':root' && isInQuery(rule) ? [ANY_MODE] : [];
  });
}

function keepDarkRules(container: Container<ChildNode>): void {
  container.each((node) => {
    if (node.type === 'rule') {
      const selectors = Array.from(new Set(toSelectors(node)));
      if (selectors.length === 0) node.remove();
      else node.selectors = selectors;
    } else if (node.type === 'atrule' && isGroup(node)) {
      keepDarkRules(node);
      if (node.nodes.length === 0) node.remove();
    } else {
      node.remove();
    }
  });
}

/** Has rules in it; `@font-face` and `@keyframes` have others, which no mode changes. */
function isGroup(node: AtRule): node is AtRule & { nodes: ChildNode[] } {
  return node.nodes !== undefined && /^(?:media|supports|layer|container)$/.test(node.name);
}

function listLightDeclarations(root: Container<ChildNode>): string[] {
  return (root.nodes ?? []).flatMap((node) =>
    node.type === 'rule' && node.selectors.every((selector) => LIGHT.test(selector))
      ? node.nodes.filter(({ type }) => type === 'decl').map(String)
      : [],
  );
}

/**
 * Makes of a built stylesheet what readers without JavaScript need beside it where their system is
 * dark: its dark rules, for pages that are written in the light mode and stay so. Demos are light, on
 * a light ground of their own, because the colors that are written into the page with them are.
 * Serves the specification's 'Color mode' where scripts are off.
 *
 * @param css a whole stylesheet, minified or not
 * @returns the empty text where `css` has no dark rule
 * @throws CssSyntaxError with line and column when `css` is none
 */
export function buildNoScriptDark(css: string): string {
  const root = postcss.parse(css);
  const light = listLightDeclarations(root);
  keepDarkRules(root);
  if (root.nodes.length === 0) return '';
  const frame = ['color-scheme:light', ...light, 'color:var(--brand-text)'].join(';');
  return `${root.toString()}${ANY_MODE} ${FRAME}{${frame}}`;
}
