import type { Preview } from './readPreview';

const BOX_ID = 'link-preview';

/** Room between the box, its link and the edges of the window, in px. */
const GAP = 8;

/** A box beside a link, which describes it to assistive technology while it is there. */
export interface PreviewBox {
  readonly element: HTMLElement;
  readonly remove: () => void;
}

/** Below the link, or above it where there is no room; within the window. It goes along when the page is scrolled. */
function place(box: HTMLElement, link: HTMLElement): void {
  const lines = link.getClientRects();
  const first = lines[0] ?? link.getBoundingClientRect();
  const last = lines[lines.length - 1] ?? first;
  const { clientWidth, clientHeight } = document.documentElement;
  const { offsetWidth: width, offsetHeight: height } = box;
  const below = last.bottom + GAP;
  const top =
    below + height > clientHeight && first.top > height + GAP ? first.top - GAP - height : below;
  const isRtl = getComputedStyle(link).direction === 'rtl';
  const wanted = isRtl ? first.right - width : first.left;
  const left = Math.max(GAP, Math.min(wanted, clientWidth - width - GAP));
  // From where it is by its stylesheet, whatever direction and scroll are.
  const from = box.getBoundingClientRect();
  box.style.translate = `${left - from.left}px ${top - from.top}px`;
}

/** Shows the preview of a link's page. */
export function showPreviewBox(
  link: HTMLAnchorElement,
  { title, description }: Preview,
): PreviewBox {
  const element = document.createElement('div');
  element.id = BOX_ID;
  element.className = 'link-preview';
  element.setAttribute('role', 'tooltip');
  const name = document.createElement('strong');
  name.textContent = title;
  const text = document.createElement('span');
  text.textContent = description;
  element.append(name, text);
  // Within the page's content, where assistive technology looks for it.
  (document.querySelector('main') ?? document.body).append(element);
  place(element, link);
  link.setAttribute('aria-describedby', BOX_ID);
  return {
    element,
    remove() {
      element.remove();
      if (link.getAttribute('aria-describedby') === BOX_ID)
        link.removeAttribute('aria-describedby');
    },
  };
}
