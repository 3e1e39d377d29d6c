import { KEPT_ATTRIBUTE } from './pageSyntax';

const STRICT = '"use strict";';

/** A name that the code does not have. */
export function findFreeName(code: string): string {
  let name = '__kept';
  while (code.includes(name)) name += '_';
  return name;
}

/** The numbers as code for a list of texts. Nearly all of them are those from 1 on, which a few signs can say. */
function printNumbers(numbers: readonly string[]): string {
  const known = new Set(numbers);
  let length = 0;
  while (known.delete(String(length + 1))) length += 1;
  const rest = known.size > 0 ? `.concat(${JSON.stringify([...known])})` : '';
  return `Array.from({length:${length}},function(_,i){return""+(i+1)})${rest}`;
}

/**
 * Code that runs only where the document has all of the HTML that it needs, each piece once and no
 * other, and then finds it in an object.
 *
 * @param code of a script
 * @param name of the object; HTML by the element's number
 * @param numbers of all elements whose HTML it needs
 */
export function buildKeeper(code: string, name: string, numbers: readonly string[]): string {
  const isStrict = code.startsWith(STRICT);
  return [
    `(function(){${isStrict ? STRICT : ''}`,
    `var ${name}={},n=0;`,
    `document.querySelectorAll("[${KEPT_ATTRIBUTE}]").forEach(function(e){`,
    // As text, at once: what happens to the page later is no part of it, and no element is held.
    `${name}[e.getAttribute("${KEPT_ATTRIBUTE}")]=e.innerHTML;n++});`,
    `var a=${printNumbers(numbers)};`,
    `if(n!==a.length||!a.every(function(i){return i in ${name}}))return;`,
    isStrict ? code.slice(STRICT.length) : code,
    '})();',
  ].join('');
}
