/** Where the inline script keeps what it saw until the page listens. */
const KEY = '__earlyPresses';

interface EarlyPresses {
  /** Buttons that were pressed, and keys of shortcuts, in order and each as often as it was. */
  readonly pressed: (HTMLElement | KeyboardEvent)[];
  stop(): void;
}

declare global {
  interface Window {
    [KEY]?: EarlyPresses;
  }
}

/** Demos come to life later than the page, and remember what was done to them by themselves. */
const DEMO = '[data-demo-root]';

/** In these a key writes. */
const FIELDS = 'input,textarea,select,[contenteditable]';

/**
 * On a slow phone the header and the sidebar can be seen seconds before they listen. This script,
 * to be run before the first paint, remembers which buttons and shortcuts were pressed meanwhile, so
 * that nothing the reader chose is lost. It is served as text, hence the plain JavaScript.
 *
 * Back and forward between pages that were shown without loading them change only the address: until the page
 * listens nobody would exchange it, and then it would be taken for the other one. So that one is loaded.
 *
 * It listens last of all, on the window: React answers a press amid hydration by hydrating at once
 * and then hearing that press itself, so that by then this script was stopped.
 */
export function buildEarlyPressesScript(): string {
  return (
    `(function(w){var p=[],l=w.location,a=l.pathname;function f(e){var b=e.target.closest&&e.target.closest('button');` +
    `if(b&&!b.closest('${DEMO}'))p.push(b)}` +
    // The browser's own answers, to search in the page or in the web, are not what was asked for.
    `function g(e){var k=e.key;if((k==='?'||k==='/'||(e.ctrlKey||e.metaKey)&&k==='k')&&` +
    `!(e.target.closest&&e.target.closest('${FIELDS}'))){p.push(e);e.preventDefault()}}` +
    `function h(){if(l.pathname!==a)l.reload()}function s(m){m+='EventListener';` +
    `w[m]('click',f);w[m]('keydown',g);w[m]('popstate',h)}s('add');` +
    `w.${KEY}={pressed:p,stop:function(){s('remove')}}})(window)`
  );
}

/** No press is remembered from now on. To be called the moment the page listens. */
export function stopRecordingPresses(): void {
  window[KEY]?.stop();
}

/** An event that was heard cannot be sent once more: this is another one of the same key. */
function repeatKey({ target, key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): void {
  const isThere = target instanceof Element && target.isConnected;
  const init = { key, ctrlKey, metaKey, shiftKey, bubbles: true, cancelable: true };
  (isThere ? target : document.body).dispatchEvent(new KeyboardEvent('keydown', init));
}

/** Each in a task of its own, as a reader's presses are: handlers know what the last one rendered. */
export async function repeatPresses(pressed: readonly (HTMLElement | KeyboardEvent)[]) {
  for (const one of pressed) {
    await new Promise((resolve) => setTimeout(resolve));
    if (one instanceof KeyboardEvent) repeatKey(one);
    else if (one.isConnected) one.click();
  }
}

/**
 * Repeats the remembered presses, in order and once. To be called from an effect; the presses come
 * after what the effects render, since only then handlers know the reader's preferences.
 */
export function replayEarlyPresses(): void {
  const early = window[KEY];
  if (!early) return;
  delete window[KEY];
  void repeatPresses(early.pressed);
}
