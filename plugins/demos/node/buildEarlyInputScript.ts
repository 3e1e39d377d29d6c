import { EARLY_RECORD } from '../client/earlyRecord';
import { ROOT_ATTRIBUTE } from '../client/islandMarkup';

/**
 * Builds the text of a script, to be run before the first paint, that records what a reader does to
 * demos as long as the page's own code is under way. As client/earlyInput.ts does from then on: clicks
 * are held back, but those on links or with a modifier key; fields and lists keep what they show. A
 * demo that has a state is looked after, or is a still that nothing can be done with. It is ES5.
 */
export function buildEarlyInputScript(): string {
  return (
    `(function(w){var c=[],a=[];function d(t){return t.closest&&t.closest('[${ROOT_ATTRIBUTE}]')` +
    `&&!t.closest('[data-demo-state]')}` +
    `w.addEventListener('click',function(e){var t=e.target;` +
    `if(d(t)&&!(e.metaKey||e.ctrlKey||e.shiftKey||e.altKey||t.closest('a[href]')))` +
    `e.preventDefault(),e.stopPropagation(),c.push(t)},true);` +
    `w.addEventListener('input',function(e){d(e.target)&&a.push(e.target)},true);` +
    `w.${EARLY_RECORD}={clicked:c,changed:a}})(window)`
  );
}
