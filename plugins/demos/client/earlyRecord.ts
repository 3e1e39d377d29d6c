/** Where the inline script of node/buildEarlyInputScript.ts keeps what it saw. */
export const EARLY_RECORD = '__earlyDemoInput';

/** What was done to demos before the page's own code was there to watch them, in order. */
export interface EarlyRecord {
  readonly clicked: Element[];
  /** Fields that were typed into, and lists that were chosen from. */
  readonly changed: Element[];
}

declare global {
  interface Window {
    readonly [EARLY_RECORD]?: EarlyRecord;
  }
}

function takeWithin(elements: Element[], container: HTMLElement): Element[] {
  const taken = elements.filter((element) => container.contains(element));
  const left = elements.filter((element) => !taken.includes(element));
  elements.splice(0, elements.length, ...left);
  return taken;
}

/** What was recorded within `container`, which from now on is recorded nowhere else. */
export function takeEarlyRecord(container: HTMLElement): EarlyRecord {
  const { clicked = [], changed = [] } = window[EARLY_RECORD] ?? {};
  return { clicked: takeWithin(clicked, container), changed: takeWithin(changed, container) };
}
