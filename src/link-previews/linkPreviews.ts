import { findPreviewLink } from './findPreviewLink';
import { showPreviewBox, type PreviewBox } from './previewBox';
import { readPreview } from './readPreview';

/** How long a pointer or the focus rests on a link before its preview is asked for, in ms. */
const INTENT = 350;

/** How long a preview stays after the pointer left, so that it can be reached, in ms. */
const GRACE = 250;

let link: HTMLAnchorElement | null = null;
let box: PreviewBox | undefined;
let waiting: ReturnType<typeof setTimeout> | undefined;

/** Ends what is shown or awaited. */
function close(): void {
  clearTimeout(waiting);
  box?.remove();
  box = undefined;
  link = null;
  document.removeEventListener('pointerover', onPointerOver);
  document.removeEventListener('focusin', onFocusIn);
  document.removeEventListener('keydown', onKeyDown, true);
  document.removeEventListener('click', close, true);
  window.removeEventListener('popstate', close);
}

function onPointerOver({ target }: Event): void {
  const isInside =
    target instanceof Node && (link?.contains(target) || box?.element.contains(target));
  // What the focus waits for still comes: also a pointer that rests is over something else when the
  // page moves below it.
  if (!isInside && document.activeElement === link) return;
  clearTimeout(waiting);
  if (!isInside) waiting = setTimeout(close, GRACE);
  else if (!box) waiting = setTimeout(() => void show(), INTENT);
}

function onFocusIn({ target }: Event): void {
  if (target !== link) close();
  // The pointer has left it, but the focus has come.
  else if (box) clearTimeout(waiting);
}

function onKeyDown(event: KeyboardEvent): void {
  if (event.key !== 'Escape') return;
  // The preview only: a dialog or drawer below it stays.
  if (box) event.stopPropagation();
  close();
}

async function show(): Promise<void> {
  const wanted = link;
  if (!wanted) return;
  const preview = await readPreview(new URL(wanted.href).pathname);
  // The reader may be elsewhere by now, or the page another one.
  if (link !== wanted || box || !wanted.isConnected) return;
  if (preview) box = showPreviewBox(wanted, preview);
  else close();
}

/**
 * Shows, after a while, what is behind a link that a pointer or the focus has reached: title and
 * description of its page. As WCAG 1.4.13 asks, it can be dismissed with Escape and pointed at, and
 * stays until pointer or focus leave. Nothing is fetched before.
 *
 * @param target where the pointer or the focus is
 */
export function previewLink(target: EventTarget | null): void {
  const next = findPreviewLink(target, window.location);
  if (!next || next === link) return;
  close();
  link = next;
  waiting = setTimeout(() => void show(), INTENT);
  document.addEventListener('pointerover', onPointerOver);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('keydown', onKeyDown, true);
  document.addEventListener('click', close, true);
  window.addEventListener('popstate', close);
}
