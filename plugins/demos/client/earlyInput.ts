import { takeEarlyRecord } from './earlyRecord';

/**
 * What a reader does to a demo before its code has arrived must not be lost: clicks are held back
 * and repeated, text typed into the server's HTML and choices from its lists are told to React once
 * it listens.
 */
export interface EarlyInput {
  /** Repeats what was recorded, once, and stops recording. */
  replay(): void;
  stop(): void;
}

type TextField = HTMLInputElement | HTMLTextAreaElement;

function isTextField(element: Element): element is TextField {
  return (
    element instanceof HTMLTextAreaElement ||
    (element instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(element.type))
  );
}

/** React ignores an `input` event whose value it has set itself, hence the prototype's setter. */
function typeInto(field: TextField, value: string): void {
  const prototype =
    field instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  const setValue = Object.getOwnPropertyDescriptor(prototype, 'value')?.set;
  // The tracker React attaches compares with the last value it saw: show it the old one first.
  setValue?.call(field, field.defaultValue);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  setValue?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Only HTML elements have `click()`; what is clicked may be part of an icon. */
function click(element: Element): void {
  if (element instanceof HTMLElement) element.click();
  else element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * Starts recording inside `container`, and takes over what was recorded before the page's own code
 * came. Links and clicks with a modifier key go through.
 */
export function recordEarlyInput(container: HTMLElement): EarlyInput {
  const { clicked, changed } = takeEarlyRecord(container);
  const typed = new Map<TextField, string>();
  const chosen = new Set<HTMLSelectElement>();

  const onClick = (event: MouseEvent) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    clicked.push(target);
  };
  const addChange = (field: EventTarget | null) => {
    if (field instanceof HTMLSelectElement) chosen.add(field);
    else if (field instanceof Element && isTextField(field)) typed.set(field, field.value);
  };
  changed.forEach(addChange);
  const onInput = ({ target }: Event) => addChange(target);

  const stop = () => {
    container.removeEventListener('click', onClick, true);
    container.removeEventListener('input', onInput, true);
  };
  container.addEventListener('click', onClick, true);
  container.addEventListener('input', onInput, true);

  return {
    stop,
    replay() {
      stop();
      for (const [field, value] of typed) if (field.isConnected) typeInto(field, value);
      for (const list of chosen) list.dispatchEvent(new Event('change', { bubbles: true }));
      for (const element of clicked) if (element.isConnected) click(element);
      typed.clear();
      chosen.clear();
      clicked.length = 0;
    },
  };
}
