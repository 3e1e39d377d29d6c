/** Attributes by the names that React has for them, so that the same ones can be its props. */
export type ElementProps = Readonly<Record<string, string | number | undefined>>;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' };

export function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (sign) => ESCAPES[sign] as string);
}

/**
 * An element as HTML.
 *
 * @param props those that are undefined are left out
 * @param html its content
 */
export function printElement(tag: string, props: ElementProps, html: string): string {
  const attributes = Object.entries(props).map(([name, value]) => {
    if (value === undefined) return '';
    const htmlName = name === 'className' ? 'class' : name.toLowerCase();
    return ` ${htmlName}="${escapeHtml(String(value))}"`;
  });
  return `<${tag}${attributes.join('')}>${html}</${tag}>`;
}
