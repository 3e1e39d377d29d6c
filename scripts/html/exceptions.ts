import type { DefaultTreeAdapterMap } from 'parse5';

type Element = DefaultTreeAdapterMap['element'];

/** Value of an attribute; null where the element has none of that name. */
export function getAttribute(element: Element, name: string): string | null {
  return element.attrs.find((attribute) => attribute.name === name)?.value ?? null;
}

/** Whether all in an element is drawn by a documented library: a demo, or the picture of a component. */
export function isDemo(element: Element): boolean {
  return getAttribute(element, 'class')?.split(' ').includes('demo__island') ?? false;
}

/**
 * Rules that hold outside of demos only, because the documented libraries break them where it harms
 * nobody: they put a `div` into a `button` or `span`, refer to a closed popup before it is there, point a
 * label to what stands for a form control; and pictures of components hold headings that nobody is told
 * of. What harms readers in demos is found by axe.
 */
export const RULES_OUTSIDE_OF_DEMOS = [
  'element-permitted-content',
  'no-missing-references',
  'valid-for',
  'heading-level',
];

/**
 * Whether it is a stylesheet that a demo brings along. It stands beside the demo, which so looks right
 * before any script came. The specification wants it in the head; every browser takes it where it is.
 */
export function isStyle({ tagName }: Element): boolean {
  return tagName === 'style';
}

/**
 * Whether an attribute is `autocomplete` where the specification does not know it. In radio buttons and
 * checkboxes, too, it keeps Firefox from choosing after a reload what was chosen before.
 */
export function isFormMemory(element: Element, attribute: string): boolean {
  const type = getAttribute(element, 'type');
  return attribute === 'autocomplete' && (type === 'radio' || type === 'checkbox');
}
