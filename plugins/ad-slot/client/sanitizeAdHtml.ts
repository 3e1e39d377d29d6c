import createDOMPurify from 'dompurify';
import { isWebAddress } from './urls';

const INLINE_TAGS = [
  ...['a', 'abbr', 'b', 'bdi', 'bdo', 'br', 'code', 'em', 'i', 'img', 'kbd', 'mark', 'q'],
  ...['s', 'small', 'span', 'strong', 'sub', 'sup', 'u', 'wbr'],
];
const ATTRIBUTES = ['alt', 'dir', 'href', 'lang', 'src', 'title'];
/** Attributes that make the browser load or follow something. */
const ADDRESS_ATTRIBUTES = ['href', 'src'];

// An instance of our own: its hook must not apply to what other code sanitises.
const purifier = createDOMPurify(window);

purifier.addHook('afterSanitizeAttributes', (element) => {
  for (const name of ADDRESS_ATTRIBUTES) {
    // DOMPurify lets data: pass for images whatever is configured, hence the check of our own.
    if (!isWebAddress(element.getAttribute(name) ?? '')) element.removeAttribute(name);
  }
  if (element.localName === 'a') {
    element.setAttribute('rel', 'noopener sponsored');
    element.setAttribute('target', '_blank');
  }
  if (element.localName === 'img' && !element.hasAttribute('alt')) element.setAttribute('alt', '');
});

/**
 * HTML of an ad network, reduced to inline text markup, links and images with web addresses. Block
 * elements leave their text behind. Serves the contract's "The feed is not trusted".
 */
export function sanitizeAdHtml(html: string): string {
  return purifier.sanitize(html, {
    ALLOWED_TAGS: INLINE_TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_ARIA_ATTR: false,
    ALLOW_DATA_ATTR: false,
  });
}
