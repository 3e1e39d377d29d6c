import { callGtag } from './gtag';

const ATTRIBUTE = 'data-ga-event-';

/** Whether an element's clicks are sampled out: `data-ga-event-split` between 0 and 1 is a share. */
function isSampledOut(element: Element): boolean {
  const split = Number.parseFloat(element.getAttribute(`${ATTRIBUTE}split`) ?? '');
  return split > 0 && split < 1 && Math.random() >= split;
}

function handleClick({ target }: MouseEvent): void {
  const element = target instanceof Element ? target.closest(`[${ATTRIBUTE}category]`) : null;
  const category = element?.getAttribute(`${ATTRIBUTE}category`);
  if (!element || !category || isSampledOut(element)) return;
  callGtag('event', category, {
    eventAction: element.getAttribute(`${ATTRIBUTE}action`),
    eventLabel: element.getAttribute(`${ATTRIBUTE}label`),
  });
}

/**
 * Reports clicks on elements with `data-ga-event-category`, the nearest one up the tree. One
 * listener serves every page, and sees clicks that a component keeps to itself.
 */
export function listenForClicks(): void {
  document.addEventListener('click', handleClick, { capture: true });
}
