import type { ElementHandle, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Controls that had the focus since the walk through the demo began. */
    reachedControls?: Set<Element>;
    /** What was in the demo when the walk by Tab was over. */
    presentElements?: Set<Element>;
  }
}

type Frame = ElementHandle<HTMLElement>;

/** Where a press of Tab led. */
export interface Stop {
  /** Whether it is in the demo that is walked through. */
  readonly isInside: boolean;
  /** Whether it had the focus before, although Tab only goes on. */
  readonly isRepeated: boolean;
  /** Whether it has stops of its own inside: another document; day, month and year of a date. */
  readonly hasParts: boolean;
  /** Whether it draws no focus of its own: a frame does inside, a helper without a size hands it on. */
  readonly isUnseen: boolean;
  /** The beginning of its markup. */
  readonly markup: string;
}

/** The next press of Tab leads to the first control of the demo. */
export async function startBefore(frame: Frame): Promise<void> {
  await frame.evaluate((element) => {
    window.reachedControls = new Set();
    element.scrollIntoView({ block: 'center' });
    element.tabIndex = -1;
    element.focus({ preventScroll: true });
    element.removeAttribute('tabindex');
  });
}

/** Notes who has the focus. */
export function noteStop(frame: Frame): Promise<Stop> {
  return frame.evaluate((element) => {
    const reached = (window.reachedControls ??= new Set());
    const active = document.activeElement ?? document.body;
    const isInside = active !== element && element.contains(active);
    const hasParts = active.matches(
      'iframe, input:is([type*="date"], [type="time"], [type="month"], [type="week"])',
    );
    const isRepeated = isInside && reached.has(active);
    const { width, height } = active.getBoundingClientRect();
    const isUnseen = active.localName === 'iframe' || width * height === 0;
    if (isInside) reached.add(active);
    return { isInside, isRepeated, hasParts, isUnseen, markup: active.outerHTML.slice(0, 140) };
  });
}

/** Notes what is in the demo; the arrow keys that follow can exchange parts of it, or bring more rows. */
export async function notePresent(frame: Frame): Promise<void> {
  await frame.evaluate((element) => {
    window.presentElements = new Set(element.querySelectorAll('*'));
  });
}

/** A control that Tab did not lead to. */
export interface Unreached {
  readonly markup: string;
  /** Whether another member of its group was reached, from where arrow keys lead on. */
  readonly isInGroup: boolean;
}

/**
 * The controls of a demo that had no focus yet, of those that {@link notePresent} met. Left out are those
 * that nobody can use (disabled, out of sight), and the buttons in fields of which the keyboard of the
 * field does the same.
 *
 * @param mayFocusGroup gives the focus to the reached member of the first group that is not complete
 */
export function listUnreached(frame: Frame, mayFocusGroup: boolean): Promise<Unreached[]> {
  return frame.evaluate((root, mayFocus) => {
    const NATIVE = 'a[href], button, input:not([type="hidden"]), select, textarea, summary';
    const ROLES = ['button', 'link', 'checkbox', 'radio', 'switch', 'tab', 'slider', 'spinbutton']
      .concat(['combobox', 'menuitem', 'option', 'treeitem'])
      .map((role) => `[role="${role}"]`)
      .join(', ');
    const GROUPS = [
      'radiogroup',
      'tablist',
      'menu',
      'menubar',
      'toolbar',
      'listbox',
      'tree',
      'grid',
    ]
      .map((role) => `[role="${role}"]`)
      .join(', ');
    const UNUSABLE = ':disabled, [aria-disabled="true"], [aria-hidden="true"] *, [inert] *';
    const reached = [...(window.reachedControls ?? [])];

    // The button that opens a combobox, the arrows of a number: APG leaves them out of the order of Tab.
    const isPartOfField = (control: Element) => {
      const field = '[role="combobox"], [role="spinbutton"], input[type="number"]';
      let around = control.parentElement;
      for (let level = 0; level < 4 && around && around !== root; level += 1) {
        if (around.querySelector(field)) return true;
        around = around.parentElement;
      }
      return false;
    };
    const findMember = (control: Element) => {
      if (control instanceof HTMLInputElement && control.type === 'radio') {
        return reached.find(
          (other) =>
            other instanceof HTMLInputElement &&
            other.type === 'radio' &&
            other.name === control.name,
        );
      }
      const group = control.closest(GROUPS);
      if (!group) return undefined;
      // A menu beside its button, as a speed dial has it, is entered from there.
      const opens = (other: Element) => other.getAttribute('aria-controls') === group.id;
      return reached.find((other) => group.contains(other) || opens(other));
    };

    const controls = [...root.querySelectorAll<HTMLElement>(`${NATIVE}, ${ROLES}, [tabindex="0"]`)];
    const unreached = controls.filter(
      (control) =>
        (window.presentElements?.has(control) ?? true) &&
        !reached.includes(control) &&
        !control.matches(UNUSABLE) &&
        !control.matches('[aria-hidden="true"]') &&
        control.checkVisibility({ visibilityProperty: true }) &&
        control.offsetWidth * control.offsetHeight > 0 &&
        !(control.tabIndex < 0 && isPartOfField(control)) &&
        // The focus is on what surrounds it, which tells of it by aria-activedescendant.
        !(control.matches('[role="option"]') && !control.hasAttribute('tabindex')),
    );
    if (mayFocus) {
      const members = unreached.map(findMember);
      const first = members.find((member) => member !== undefined);
      if (first instanceof HTMLElement) first.focus();
    }
    return unreached.map((control) => ({
      markup: control.outerHTML.slice(0, 140),
      isInGroup: findMember(control) !== undefined,
    }));
  }, mayFocusGroup);
}

/** How many entries the tree has in which the focus is; 0 outside of trees. */
export function countMembers(frame: Frame): Promise<number> {
  return frame.evaluate(
    () =>
      document.activeElement?.closest('[role="tree"]')?.querySelectorAll('[role="treeitem"]')
        .length ?? 0,
  );
}

/** How many controls of the demo had the focus. */
export function countReached(page: Page): Promise<number> {
  return page.evaluate(() => window.reachedControls?.size ?? 0);
}
