import { announce, ensureStatusRegion } from './announce';
import { chooseSampleToCopy } from './copyShortcut';
import { copyText } from './copyText';
import {
  ANALYTICS_CATEGORY,
  ANALYTICS_KEYBOARD,
  COPIED_ATTRIBUTE,
  COPIED_LABEL_ATTRIBUTE,
  COPY_CLASS,
  COPY_LABEL_CLASS,
  READY_ATTRIBUTE,
  SAMPLE_CLASS,
  SAMPLE_COPIED_EVENT,
} from './markup';

/** How long a button that was rendered with its sample says 'Copied'. */
export const COPIED_MS = 2000;

interface FreshCopy {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly label: string;
}

/**
 * Makes the samples of the page copy: by their buttons, and by Ctrl+C or ⌘C. Two listeners on the
 * document serve all samples, so that one which appears later (in a tab, in an opened panel) works
 * as well.
 *
 * Serves 'Code samples and copying'.
 *
 * @returns takes everything back: listeners, timers, labels that still say 'Copied'
 */
export function wireCodeSamples(): () => void {
  const freshCopies = new Map<Element, FreshCopy>();

  function restore(button: Element): void {
    const copy = freshCopies.get(button);
    if (copy) {
      clearTimeout(copy.timer);
      freshCopies.delete(button);
      button.removeAttribute(COPIED_ATTRIBUTE);
      setLabel(button, copy.label);
    }
  }

  function confirmOnButton(button: Element, copiedLabel: string): void {
    restore(button);
    const label = button.querySelector(`.${COPY_LABEL_CLASS}`)?.textContent ?? '';
    const timer = setTimeout(() => restore(button), COPIED_MS);
    freshCopies.set(button, { timer, label });
    button.setAttribute(COPIED_ATTRIBUTE, 'true');
    setLabel(button, copiedLabel);
    announce(copiedLabel);
  }

  async function copySample(sample: Element): Promise<void> {
    try {
      await copyText(getSampleText(sample));
    } catch {
      // The contract: a refused copy of a sample is silent, the label stays 'Copy'.
      return;
    }
    const button = sample.querySelector(`.${COPY_CLASS}`);
    const copiedLabel = button?.getAttribute(COPIED_LABEL_ATTRIBUTE);
    if (button && isWired && copiedLabel) {
      confirmOnButton(button, copiedLabel);
    } else {
      button?.dispatchEvent(new CustomEvent(SAMPLE_COPIED_EVENT));
    }
  }

  function handleClick(event: MouseEvent): void {
    const button =
      event.target instanceof Element
        ? event.target.closest(`.${COPY_CLASS}[${COPIED_LABEL_ATTRIBUTE}]`)
        : null;
    const sample = button?.closest(`.${SAMPLE_CLASS}`);
    if (sample) {
      void copySample(sample);
    }
  }

  function handleKeyDown(event: KeyboardEvent): void {
    const focused = document.activeElement;
    const sample = chooseSampleToCopy(event, {
      pageSelection: document.getSelection()?.toString() ?? '',
      hasFieldSelection: hasFieldSelection(focused),
      hoveredSample: document.querySelector(`.${SAMPLE_CLASS}:hover`),
      focusedSample: focused?.closest(`.${SAMPLE_CLASS}`) ?? null,
    });
    if (sample) {
      void copySample(sample);
      reportKeyboardCopy(sample);
    }
  }

  let isWired = true;
  ensureStatusRegion();
  document.addEventListener('click', handleClick);
  document.addEventListener('keydown', handleKeyDown);
  document.documentElement.setAttribute(READY_ATTRIBUTE, 'ready');

  return () => {
    isWired = false;
    document.removeEventListener('click', handleClick);
    document.removeEventListener('keydown', handleKeyDown);
    document.documentElement.removeAttribute(READY_ATTRIBUTE);
    [...freshCopies.keys()].forEach(restore);
  };
}

/** What is copied: the source. Line numbers and prompts are drawn by the stylesheet, not text. */
function getSampleText(sample: Element): string {
  return sample.querySelector('pre')?.textContent ?? '';
}

function setLabel(button: Element, text: string): void {
  const label = button.querySelector(`.${COPY_LABEL_CLASS}`);
  if (label) {
    label.textContent = text;
  }
}

function hasFieldSelection(focused: Element | null): boolean {
  return (
    (focused instanceof HTMLInputElement || focused instanceof HTMLTextAreaElement) &&
    // null for inputs without a text selection, e.g. of type email
    focused.selectionStart !== focused.selectionEnd
  );
}

function reportKeyboardCopy(sample: Element): void {
  const { gtag } = window as {
    gtag?: (command: 'event', name: string, parameters: Record<string, string>) => void;
  };
  const button = sample.querySelector<HTMLElement>(`.${COPY_CLASS}`);
  gtag?.('event', ANALYTICS_CATEGORY, {
    eventAction: ANALYTICS_KEYBOARD,
    eventLabel: button?.dataset.gaEventLabel ?? window.location.pathname,
  });
}
