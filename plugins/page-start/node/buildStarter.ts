/** Marks the element that keeps the page's own scripts until they are wanted. */
export const SCRIPTS_ATTRIBUTE = 'data-scripts';

/**
 * Builds the text of the script that starts the page's own scripts when the page has been parsed and
 * painted once. Text and layout are there without them; fetched and run before, they would take the
 * network and the processor from both. A page in the background is not painted, and does not wait; nor
 * does one in a browser that cannot tell.
 *
 * The scripts run in their order, as deferred ones do. It is ES5 and follows the element they are in.
 */
export function buildStarter(): string {
  return [
    '(function(w,d){',
    'var P=w.PerformanceObserver,o;',
    'function s(){',
    `var c=d.importNode(d.querySelector("template[${SCRIPTS_ATTRIBUTE}]").content,true),`,
    'a=c.querySelectorAll("script"),i=0;',
    'for(;i<a.length;i++)a[i].async=false;',
    'd.head.appendChild(c)}',
    'd.addEventListener("DOMContentLoaded",function(){',
    'if(d.hidden||!P||(P.supportedEntryTypes||[]).indexOf("paint")<0)return s();',
    'o=new P(function(){o.disconnect();s()});',
    'o.observe({type:"paint",buffered:true})',
    '})})(window,document)',
  ].join('');
}
