import { parse, type ObjectExpression, type Property } from 'acorn';
import { simple } from 'acorn-walk';
import { KEPT_ATTRIBUTE } from './pageSyntax';
import { buildKeeper, findFreeName } from './buildKeeper';

/** Props with HTML, and what the number of an element has behind it where that HTML stands. */
const HTML_PROPS: Readonly<Record<string, string>> = { html: '', jsHtml: '-js' };

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly number: string;
}

function getProperties({ properties }: ObjectExpression): Map<string, Property> {
  const named = new Map<string, Property>();
  for (const property of properties) {
    if (property.type !== 'Property' || property.computed) continue;
    const { key } = property;
    if (key.type === 'Identifier') named.set(key.name, property);
    else if (key.type === 'Literal') named.set(String(key.value), property);
  }
  return named;
}

function isText({ value }: Property): boolean {
  return value.type === 'TemplateLiteral'
    ? value.expressions.length === 0
    : value.type === 'Literal' && typeof value.value === 'string';
}

/** Where the HTML of an element stands in its props. */
function findHtml(props: ObjectExpression): Literal[] {
  const named = getProperties(props);
  const marker = named.get(KEPT_ATTRIBUTE)?.value;
  if (marker?.type !== 'Literal') return [];
  const found: Literal[] = [];
  const add = (property: Property | undefined, suffix: string) => {
    if (!property || !isText(property)) return;
    const { start, end } = property.value;
    found.push({ start, end, number: String(marker.value) + suffix });
  };
  const inner = named.get('dangerouslySetInnerHTML')?.value;
  if (inner?.type === 'ObjectExpression') add(getProperties(inner).get('__html'), '');
  for (const [name, suffix] of Object.entries(HTML_PROPS)) add(named.get(name), suffix);
  return found;
}

/**
 * The code of a page without the HTML that the page has already: for whoever enters by that page. The
 * code takes it from the document, before React touches anything. Where the document has not all of it,
 * the code does nothing, and the bundler's runtime fetches the whole one.
 *
 * @param code a script of the bundler, for browsers
 * @returns null if there is no such HTML in it
 */
export function keepContent(code: string): string | null {
  if (!code.includes(KEPT_ATTRIBUTE)) return null;
  const literals: Literal[] = [];
  simple(parse(code, { ecmaVersion: 'latest' }), {
    ObjectExpression(object) {
      literals.push(...findHtml(object));
    },
  });
  if (literals.length === 0) return null;
  const name = findFreeName(code);
  let kept = '';
  let position = 0;
  for (const { start, end, number } of literals.sort((one, other) => one.start - other.start)) {
    kept += `${code.slice(position, start)}${name}[${JSON.stringify(number)}]`;
    position = end;
  }
  const numbers = literals.map(({ number }) => number);
  return buildKeeper(kept + code.slice(position), name, numbers);
}
