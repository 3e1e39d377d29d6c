import { TAG_KEYS, type MergedHead } from './mergeHead';
import type { Attributes, HeadTag } from './readHead';

/** Marks what is written here and by the server's library; others' elements are left alone. */
const MARK = 'data-rh';

function createElement({ type, attributes, content }: HeadTag): HTMLElement {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  // Its content is text for a parser here, as it was in the server's HTML.
  if (content) element.innerHTML = content;
  return element;
}

/** Leaves elements that are as they should be where they are. */
function writeTags(type: string, tags: readonly HeadTag[]): void {
  const old = [...document.head.querySelectorAll(`${type}[${MARK}]`)];
  const added = tags.map(createElement).filter((element) => {
    const index = old.findIndex((candidate) => candidate.isEqualNode(element));
    if (index >= 0) old.splice(index, 1);
    return index < 0;
  });
  old.forEach((element) => element.remove());
  document.head.append(...added);
}

/** Names of the attributes that were written before stand in the element's mark. */
function writeAttributes(element: Element | null, attributes: Attributes): void {
  if (!element) return;
  const names = Object.keys(attributes);
  for (const name of names) {
    const value = attributes[name] as string;
    if (element.getAttribute(name) !== value) element.setAttribute(name, value);
  }
  const before = element.getAttribute(MARK)?.split(',') ?? [];
  for (const name of before) if (!names.includes(name)) element.removeAttribute(name);
  if (names.length === 0) element.removeAttribute(MARK);
  else if (element.getAttribute(MARK) !== names.join()) element.setAttribute(MARK, names.join());
}

/** The title in the tab, and attributes, which styles may depend on. */
export function writeTitle({ title, attributes }: MergedHead): void {
  writeAttributes(document.body, attributes('body'));
  writeAttributes(document.documentElement, attributes('html'));
  if (title && document.title !== title) document.title = title;
  writeAttributes(document.querySelector('title'), attributes('title'));
}

/** Whether its elements change how a page looks. */
export function hasStyles({ tags }: MergedHead): boolean {
  return (
    tags('style').length > 0 ||
    tags('link').some(({ attributes }) => attributes.rel === 'stylesheet')
  );
}

/** Makes the elements in the document's head what the page's components ask for. */
export function writeElements({ tags }: MergedHead): void {
  for (const type of Object.keys(TAG_KEYS)) writeTags(type, tags(type));
}
