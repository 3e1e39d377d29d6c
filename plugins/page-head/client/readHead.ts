import { Children, Fragment, isValidElement, type ReactNode } from 'react';

/** Attributes of an element, by the names that HTML has for them. */
export type Attributes = Readonly<Record<string, string>>;

/** An element of the head. */
export interface HeadTag {
  readonly type: string;
  readonly attributes: Attributes;
  /** What stands between its tags: of scripts and styles. */
  readonly content: string;
}

/** What one `<Head>` asks for. */
export interface HeadRequest {
  readonly title: string | null;
  /** Attributes of `html`, `body` and `title`. */
  readonly attributes: Readonly<Record<string, Attributes>>;
  readonly tags: readonly HeadTag[];
}

/** Names that React has for attributes, where HTML's are more than their lower case. */
const HTML_NAMES: Readonly<Record<string, string>> = {
  className: 'class',
  httpEquiv: 'http-equiv',
};

function toAttributes(props: Readonly<Record<string, unknown>>): Attributes {
  const attributes: Record<string, string> = {};
  for (const [name, value] of Object.entries(props)) {
    if (name === 'children') continue;
    const htmlName = HTML_NAMES[name] ?? name.toLowerCase();
    attributes[htmlName] = value === undefined ? '' : String(value);
  }
  return attributes;
}

function toText(children: unknown): string {
  return Array.isArray(children) ? children.join('') : String(children ?? '');
}

/** Elements among children, also those in fragments. */
function listElements(children: ReactNode) {
  return Children.toArray(children).flatMap((child): ReturnType<typeof describe>[] => {
    if (!isValidElement<Readonly<Record<string, unknown>>>(child)) return [];
    if (child.type === Fragment) return listElements(child.props.children as ReactNode);
    return [describe(String(child.type), child.props)];
  });
}

function describe(type: string, props: Readonly<Record<string, unknown>>) {
  return { type, attributes: toAttributes(props), content: toText(props.children) };
}

/** Reads what stands between `<Head>` and `</Head>`. */
export function readHead(children: ReactNode): HeadRequest {
  let title: string | null = null;
  const attributes: Record<string, Attributes> = {};
  const tags: HeadTag[] = [];
  for (const element of listElements(children)) {
    const { type } = element;
    if (type === 'title') title = element.content;
    if (type === 'html' || type === 'body' || type === 'title') {
      attributes[type] = element.attributes;
    } else tags.push(element);
  }
  return { title, attributes, tags };
}
