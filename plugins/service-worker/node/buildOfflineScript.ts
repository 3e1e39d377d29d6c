/** What the offline page keeps in its entry of the history: how often it tried to give way. */
const TRIES_KEY = 'offlineTries';

/** Milliseconds until the host is first asked whether it can be reached, twice as long each time. */
const FIRST_WAIT_MS = 1000;

const LONGEST_WAIT_MS = 60_000;

/**
 * The offline page gives way to the page it stands for as soon as that can be had. It is served as
 * text and run by itself, hence the plain JavaScript.
 *
 * `online` says that there is a network, and often comes seconds before the host can be reached
 * through it. So the host is asked first, and while the browser believes itself online, it is asked
 * again. Tries are counted over a reload, so that one in vain does not follow the other at once.
 */
export function buildOfflineScript(): string {
  return [
    `(function(){var s=history.state||{},n=s.${TRIES_KEY}|0,isLeaving,timer;`,
    `function load(){if(isLeaving)return;`,
    `history.replaceState(Object.assign({},s,{${TRIES_KEY}:n+1}),"");location.reload()}`,
    `function ask(){if(!isLeaving)`,
    // Any answer will do; the worker lets this kind of request pass.
    `fetch(location.href,{method:"HEAD",cache:"no-store"}).then(load,wait)}`,
    `function wait(){clearTimeout(timer);timer=setTimeout(function(){navigator.onLine&&ask()},`,
    `Math.min(${FIRST_WAIT_MS}*Math.pow(2,n++),${LONGEST_WAIT_MS}))}`,
    // Loading again would call off the way back, or to another page, that the reader has taken.
    `addEventListener("beforeunload",function(){isLeaving=true});`,
    // The reader may come back to this page as it was left.
    `addEventListener("pageshow",function(e){isLeaving=false;e.persisted&&navigator.onLine&&ask()});`,
    `addEventListener("online",function(){clearTimeout(timer);ask()});`,
    `if(navigator.onLine)wait()})();`,
  ].join('');
}
