/** Room for a dialog, which is drawn over the window and has no height of its own, in CSS pixels. */
const MODAL_HEIGHT = 420;

/** A frame's body holds stages, styles and what demos add to it: popups and dialogs. */
const ADDED = ':scope > :not([data-stage], script, style)';

function getAddedHeight(element: Element): number {
  const { bottom, height } = element.getBoundingClientRect();
  if (height === 0) return 0;
  return getComputedStyle(element).position === 'fixed' ? MODAL_HEIGHT : bottom + window.scrollY;
}

/** Height that shows all of the demo, its open popups included. */
function measureHeight(): number {
  const stage = document.querySelector<HTMLElement>('[data-stage="shown"]');
  const added = Array.from(document.body.querySelectorAll(ADDED), getAddedHeight);
  return Math.max(stage?.offsetHeight ?? 0, ...added);
}

/** Reports the height of what is shown whenever it changes. Returns a function that looks at once. */
export function watchHeight(report: (height: number) => void): () => void {
  let reported = -1;
  let isWaiting = false;
  const measure = () => {
    isWaiting = false;
    const height = measureHeight();
    if (height === reported || height === 0) return;
    reported = height;
    report(height);
  };
  const onChange = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(measure);
  };
  const resize = new ResizeObserver(onChange);
  resize.observe(document.body);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) {
      for (const node of addedNodes) {
        if (node instanceof Element && node.parentElement === document.body) resize.observe(node);
      }
    }
    onChange();
  }).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['style', 'class', 'hidden', 'data-stage'],
  });
  return measure;
}
