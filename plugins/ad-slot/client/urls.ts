/**
 * Whether a feed may make the page link to this address or load it: http, https or protocol-relative.
 * Leading white space and control characters are refused too, because browsers would skip them.
 */
export function isWebAddress(address: string): boolean {
  return /^(?:https?:)?\/\/[^/\\\s]/i.test(address);
}
