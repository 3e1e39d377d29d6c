/** What the reader does on the page. */
export interface Reader {
  /** Whether the reader has pressed, typed or scrolled since the page was loaded. */
  readonly isTouched: () => boolean;
  /**
   * Whether something typed or chosen stands in a field of the page, or an element says with
   * `data-unsaved` that it holds something that would be lost.
   */
  readonly hasUnsaved: () => boolean;
}

const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const;

/** A field that was emptied again holds nothing. Boxes have a value, text that is edited has none. */
const holdsSomething = (element: Node) => !('value' in element) || element.value !== '';

/** Watches from now on. */
export function watchReader(): Reader {
  let isTouched = false;
  const edited = new Set<Node>();
  const touch = () => {
    isTouched = true;
  };
  for (const type of TOUCHES) addEventListener(type, touch, { capture: true, passive: true });
  addEventListener('input', ({ target }) => edited.add(target as Node), { capture: true });
  return {
    isTouched: () => isTouched,
    hasUnsaved() {
      for (const element of edited) if (!element.isConnected) edited.delete(element);
      return [...edited].some(holdsSomething) || document.querySelector('[data-unsaved]') !== null;
    },
  };
}
