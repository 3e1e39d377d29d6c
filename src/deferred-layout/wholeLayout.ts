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
 * is one where more than half a screen is jumped over, by key, scroll bar, the browser's search, a
 * link to a text of the page or a screen reader: the event comes before the new place is painted.
 * What was to be seen there is in the middle of the screen mostly, hence the block there keeps its
 * place while those above it get their heights. A jump to the top, as to the next page, finds all
 * there laid out.
 */
export function buildWholeLayoutScript(): string {
  return (
    `(function(w){var d=w.document,r=d.documentElement,y=0,h,` +
    `n=w.performance.getEntriesByType('navigation')[0];` +
    `function f(){r.setAttribute('${ATTRIBUTE}','${WHOLE}')}` +
    `function m(b){return b.getBoundingClientRect()}` +
    `if(w.location.hash||n&&n.type!=='navigate')f();` +
    `w.addEventListener('scroll',function(){var t=w.scrollY,j=Math.abs(t-y),b,p;y=t;h=w.innerHeight/2;` +
    `if(!t||j<=h||r.getAttribute('${ATTRIBUTE}')==='${WHOLE}')return;` +
    `b=[].find.call(d.querySelectorAll('.theme-doc-markdown>*'),function(e){return m(e).bottom>h});` +
    `p=b&&m(b).top;f();` +
    `b&&w.scrollBy({top:m(b).top-p,behavior:'instant'})},{passive:true})})(window)`
  );
}
