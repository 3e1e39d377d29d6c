/**
 * What a reader does to a demo before its code has arrived must not be lost: clicks are held back
 * and repeated, text typed into the server's HTML is told to React once it listens.
 */
export interface EarlyInput {
  /** Repeats what was recorded and stops recording. */
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

/** Starts recording inside `container`. Links and clicks with a modifier key go through. */
export function recordEarlyInput(container: HTMLElement): EarlyInput {
  const clicked: HTMLElement[] = [];
  const typed = new Map<TextField, string>();

  const onClick = (event: MouseEvent) => {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (isModified || target.closest('a[href]')) return;
    event.preventDefault();
    event.stopPropagation();
    const clickable = target instanceof HTMLElement ? target : target.closest('button');
    if (clickable) clicked.push(clickable as HTMLElement);
  };
  const onInput = ({ target }: Event) => {
    if (target instanceof Element && isTextField(target)) typed.set(target, target.value);
  };

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
      for (const element of clicked) if (element.isConnected) element.click();
    },
  };
}
