/** Where the inline script keeps what it saw until the page listens. */
const KEY = '__earlyPresses';

interface EarlyPresses {
  /** Buttons in the order they were pressed, each as often as it was. */
  readonly pressed: HTMLElement[];
  stop(): void;
}

declare global {
  interface Window {
    [KEY]?: EarlyPresses;
  }
}

/** Demos come to life later than the page, and remember what was done to them by themselves. */
const DEMO = '[data-demo-root]';

/**
 * On a slow phone the header and the sidebar can be seen seconds before they listen. This script,
 * to be run before the first paint, remembers which buttons were pressed meanwhile, so that nothing
 * the reader chose is lost. It is served as text, hence the plain JavaScript.
 */
export function buildEarlyPressesScript(): string {
  return (
    `(function(d){var p=[];function f(e){var b=e.target.closest&&e.target.closest('button');` +
    `if(b&&!b.closest('${DEMO}'))p.push(b)}d.addEventListener('click',f,true);` +
    `window.${KEY}={pressed:p,stop:function(){d.removeEventListener('click',f,true)}}})(document)`
  );
}

/** Repeats the remembered presses, in order and once. To be called when the page listens. */
export function replayEarlyPresses(): void {
  const early = window[KEY];
  if (!early) return;
  delete window[KEY];
  early.stop();
  for (const button of early.pressed) if (button.isConnected) button.click();
}
