/**
 * Whether an address says anything about a playground. A file of its own: pages carry it in their
 * first load, without what reads the address.
 */
export function hasAddressState(component: string, search: string): boolean {
  return [...new URLSearchParams(search).keys()].some((key) => key.startsWith(`${component}.`));
}
