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

/** A field that was emptied again holds nothing. */
function holdsSomething(element: Element): boolean {
  const isText =
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement &&
      !/^(checkbox|radio|range|file|color)$/.test(element.type));
  return element.isConnected && !(isText && element.value === '');
}

/** Watches from now on. */
export function watchReader(): Reader {
  let isTouched = false;
  const edited = new Set<Element>();
  const touch = () => {
    isTouched = true;
    for (const type of TOUCHES) window.removeEventListener(type, touch, true);
  };
  for (const type of TOUCHES)
    window.addEventListener(type, touch, { capture: true, passive: true });
  window.addEventListener(
    'input',
    ({ target }) => {
      if (target instanceof Element) edited.add(target);
    },
    { capture: true, passive: true },
  );
  return {
    isTouched: () => isTouched,
    hasUnsaved() {
      for (const element of edited) if (!element.isConnected) edited.delete(element);
      return [...edited].some(holdsSomething) || document.querySelector('[data-unsaved]') !== null;
    },
  };
}
