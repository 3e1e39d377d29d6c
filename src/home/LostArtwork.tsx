/**
 * Decoration of the page for unknown addresses: a path that leads past two pages to where a third
 * should be. Drawn for this site, painted by not-found.css in the colors of either mode.
 */
export default function LostArtwork() {
  return (
    <svg className="lost-art" viewBox="0 0 320 132" aria-hidden="true" focusable="false">
      <g transform="translate(8 22)">
        <rect className="lost-art__card" width="78" height="96" rx="10" />
        <path className="lost-art__title" d="M14 22h30" />
        <path className="lost-art__text" d="M14 42h50M14 56h40" />
        <rect className="lost-art__accent" x="12" y="70" width="34" height="14" rx="5" />
      </g>
      <g transform="translate(114 8)">
        <rect className="lost-art__card" width="78" height="96" rx="10" />
        <path className="lost-art__title" d="M14 22h22" />
        <path className="lost-art__text" d="M14 42h46M14 56h50M14 70h30" />
      </g>
      <rect className="lost-art__gap" x="222" y="24" width="78" height="96" rx="10" />
      <path className="lost-art__path" d="M54 99c36 34 64-34 100-12s52 26 84 2" />
      <path
        className="lost-art__accent"
        d="M261 46a20 20 0 0 0-20 20c0 14 20 31 20 31s20-17 20-31a20 20 0 0 0-20-20Zm0 28a8 8 0 1 1 0-16 8 8 0 0 1 0 16Z"
      />
    </svg>
  );
}
