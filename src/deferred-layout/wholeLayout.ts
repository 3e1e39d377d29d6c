/** Read by src/css/deferred-layout.css. */
const ATTRIBUTE = 'data-layout';
const WHOLE = 'whole';

/**
 * Has all of the page laid out now: before going to a place in it, whose height above the top of the
 * page would else be an estimate. In the browser only.
 */
export function layOutWhole(): void {
  const { documentElement: root } = document;
  // Setting an attribute, even to what it is, has the browser look at all that depends on it.
  if (root.getAttribute(ATTRIBUTE) !== WHOLE) root.setAttribute(ATTRIBUTE, WHOLE);
}

/** Has the next page laid out as far as the reader comes. In the browser only. */
export function deferLayout(): void {
  document.documentElement.removeAttribute(ATTRIBUTE);
}

/**
 * A script to be run before the first paint: a page that is opened at one of its headings, loaded
 * again, or come back to is laid out whole, since the browser is about to look for a place in it. So
 * is one where the reader jumps by more than half a screen, by key or scroll bar: the event comes
 * before the new place is painted, which then does not move any more. A jump to the top, as to the
 * next page, finds all there laid out.
 */
export function buildWholeLayoutScript(): string {
  return (
    `(function(w){var n=w.performance.getEntriesByType('navigation')[0],y=0;` +
    `function f(){var r=w.document.documentElement;if(r.getAttribute('${ATTRIBUTE}')!=='${WHOLE}')` +
    `r.setAttribute('${ATTRIBUTE}','${WHOLE}')}` +
    `if(w.location.hash||n&&n.type!=='navigate')f();` +
    `w.addEventListener('scroll',function(){var t=w.scrollY,d=Math.abs(t-y);y=t;` +
    `if(t>0&&d>w.innerHeight/2)f()},{passive:true})})(window)`
  );
}
