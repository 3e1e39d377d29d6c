/**
 * The mark of this site, as in static/img/favicon.svg, of which the tab's icon is made. It is part of the page: a
 * file would be one more request of the first paint, and takes the stylesheet's share of the network.
 *
 * @param size width and height in CSS pixels
 */
export function SiteMark({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="9" fill="#006bd6" />
      <path
        d="M8 22V11l8 5 8-5v11"
        fill="none"
        stroke="#fff"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
    </svg>
  );
}
