/** A text as part of HTML, also of an attribute in double quotation marks. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
