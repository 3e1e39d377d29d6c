import type { HtmlTagObject } from '@docusaurus/types';
import type { OfflineTexts } from './offlineTexts';

/** Styled by `client/notice.css`, which shows it. */
const CLASS_NAME = 'incomplete-notice';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escapeText = (text: string) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign] ?? sign);

/**
 * What a page says where a part of its first code does not come. It stands in every page, hidden,
 * because no code may be there that could draw it; the link to the page itself works without any.
 */
export function buildNotice({
  incomplete,
  reload,
}: Pick<OfflineTexts, 'incomplete' | 'reload'>): HtmlTagObject {
  return {
    tagName: 'div',
    attributes: { class: CLASS_NAME, role: 'alert', hidden: true },
    innerHTML: `${escapeText(incomplete)} <a href="">${escapeText(reload)}</a>`,
  };
}
