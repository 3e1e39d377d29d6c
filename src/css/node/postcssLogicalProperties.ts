/** The parts of PostCSS that are used here. */
interface DeclarationNode {
  prop: string;
  value: string;
  readonly important?: boolean;
  readonly source?: { readonly input: { readonly file?: string } };
  cloneBefore(overrides: { prop: string; value: string }): unknown;
  remove(): unknown;
}
interface PostCssHelpers {
  readonly list: { space(value: string): string[] };
}

const SIDES: Readonly<Record<string, string>> = { left: 'start', right: 'end' };

/** One physical property and its logical one: `margin-left` → `margin-inline-start`. */
function toLogicalProperty(prop: string): string | undefined {
  if (prop === 'left' || prop === 'right') return `inset-inline-${SIDES[prop]}`;
  const side = /^(margin|padding|border)-(left|right)(-(?:width|style|color))?$/.exec(prop);
  if (side) return `${side[1]}-inline-${SIDES[side[2] ?? '']}${side[3] ?? ''}`;
  const corner = /^border-(top|bottom)-(left|right)-radius$/.exec(prop);
  if (!corner) return undefined;
  return `border-${corner[1] === 'top' ? 'start' : 'end'}-${SIDES[corner[2] ?? '']}-radius`;
}

const KEYWORD_PROPERTIES = /^(text-align|float|clear)$/;

function toLogicalKeyword(prop: string, value: string): string | undefined {
  const side = KEYWORD_PROPERTIES.test(prop) ? SIDES[value] : undefined;
  if (side === undefined) return undefined;
  return prop === 'text-align' ? side : `inline-${side}`;
}

/** `margin: 1px 2px 3px 4px` says left and right apart, which is all that has to be rewritten. */
function splitSides(prop: string, values: readonly string[]) {
  const [top, right, bottom, left] = values;
  if (!/^(margin|padding)$/.test(prop) || values.length !== 4 || right === left) return undefined;
  return [
    { prop: `${prop}-block`, value: `${top} ${bottom}` },
    { prop: `${prop}-inline`, value: `${left} ${right}` },
  ];
}

/**
 * PostCSS plugin: rewrites `left` and `right` in the stylesheets of packages as `start` and `end`,
 * so that one stylesheet serves readers of both directions. Ours are written that way; a test
 * demands it. What has no logical form (transforms, arrows) is in `src/css/rtl.css`.
 */
export function postcssLogicalProperties() {
  return {
    postcssPlugin: 'logical-properties',
    Declaration(declaration: DeclarationNode, { list }: PostCssHelpers) {
      if (!declaration.source?.input.file?.includes('node_modules')) return;
      const { prop, value } = declaration;
      declaration.prop = toLogicalProperty(prop) ?? prop;
      declaration.value = toLogicalKeyword(prop, value) ?? value;
      const sides = splitSides(prop, list.space(value));
      if (!sides) return;
      sides.forEach((side) => declaration.cloneBefore(side));
      declaration.remove();
    },
  };
}
