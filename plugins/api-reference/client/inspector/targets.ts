import { toAnchor } from '../anchors';
import type { ApiPage } from '../types';

/** What a row with a class stands for in a document. */
export interface InspectorTarget {
  /** Name of the slot or rule. */
  readonly name: string;
  readonly className: string;
  /** Class of the component's root; null where it has none. */
  readonly rootClass: string | null;
  /** A class that components share, set in a state. */
  readonly isState: boolean;
  /** Rule of `styleOverrides`; null where the theme has none for it. */
  readonly rule: string | null;
  /** What its documentation says: it is a class of the root. Counts where nothing is to be seen. */
  readonly isSaidOfRoot: boolean;
}

/** How to style a target, in code to copy; null where the component has no such way. */
export interface InspectorSnippets {
  readonly selector: string;
  readonly sx: string | null;
  readonly theme: string | null;
}

/** A style that shows at once that the code works, and is replaced by the reader's own. */
const STYLE = '{ opacity: 0.8 }';

type TargetPage = Pick<ApiPage, 'name' | 'slots' | 'classes'>;

/** The rows of a page that can be inspected, by their ids. */
export function listTargets({ name: page, slots, classes }: TargetPage) {
  const rootClass = classes.find(({ key }) => key === 'root')?.className ?? null;
  const targets = new Map<string, InspectorTarget>();
  for (const { name, className } of slots) {
    if (className === null) continue;
    const rule = classes.find((entry) => entry.className === className)?.key ?? null;
    const isSaidOfRoot = className === rootClass;
    const target = { name, className, rootClass, isState: false, rule, isSaidOfRoot };
    targets.set(toAnchor(page, 'slot', name), target);
  }
  for (const { key, className, isState, description } of classes) {
    targets.set(toAnchor(page, 'classes', key), {
      name: key,
      className,
      rootClass,
      isState,
      rule: isState ? null : key,
      isSaidOfRoot: className === rootClass || /\broot\b/i.test(description),
    });
  }
  return targets;
}

/** Selector of the elements of a target, below the component's root or at it. */
export function getSelector({ className, rootClass, isState }: InspectorTarget): string {
  const own = `.${className}`;
  // The class of a state alone would find other components as well.
  return isState && rootClass !== null ? `.${rootClass}${own}, .${rootClass} ${own}` : own;
}

/**
 * @param isOnRoot whether the element that is shown is the root itself; null: none is shown
 */
export function buildSnippets(
  target: InspectorTarget,
  page: Pick<ApiPage, 'themeName' | 'props' | 'inheritedProps'>,
  isOnRoot: boolean | null,
): InspectorSnippets {
  const { className, rootClass, isState, rule } = target;
  const own = `.${className}`;
  const isRoot = className === rootClass;
  const atRoot = isOnRoot ?? target.isSaidOfRoot;
  const nested = isRoot ? STYLE : `{ '&${atRoot ? '' : ' '}${own}': ${STYLE} }`;
  const hasSx = [...page.props, ...page.inheritedProps].some(({ name }) => name === 'sx');
  const override = isState ? `{ root: ${nested} }` : rule === null ? null : `{ ${rule}: ${STYLE} }`;
  return {
    selector: isState && rootClass !== null ? `.${rootClass}${atRoot ? '' : ' '}${own}` : own,
    sx: hasSx ? `sx={${nested}}` : null,
    theme:
      page.themeName === null || override === null
        ? null
        : `${page.themeName}: { styleOverrides: ${override} }`,
  };
}
