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
 *
 * It listens last of all, on the window: React answers a press amid hydration by hydrating at once
 * and then hearing that press itself, so that by then this script was stopped.
 */
export function buildEarlyPressesScript(): string {
  return (
    `(function(w){var p=[];function f(e){var b=e.target.closest&&e.target.closest('button');` +
    `if(b&&!b.closest('${DEMO}'))p.push(b)}w.addEventListener('click',f);` +
    `w.${KEY}={pressed:p,stop:function(){w.removeEventListener('click',f)}}})(window)`
  );
}

/** No press is remembered from now on. To be called the moment the page listens. */
export function stopRecordingPresses(): void {
  window[KEY]?.stop();
}

/** Each in a task of its own, as a reader's presses are: handlers know what the last one rendered. */
export async function repeatPresses(buttons: readonly HTMLElement[]) {
  for (const button of buttons) {
    await new Promise((resolve) => setTimeout(resolve));
    if (button.isConnected) button.click();
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
