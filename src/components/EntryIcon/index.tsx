/** Icons that entries of `sidebars.ts` may name, as paths in a 24-unit box. */
const ICON_PATHS: Readonly<Record<string, string>> = {
  WebIcon: 'M3 5h18v14H3ZM3 9h18M6 7h.01M8.5 7h.01',
};

/** Icon before a sidebar entry's title. Decorative. An unknown name shows nothing. */
export default function EntryIcon({ name }: { readonly name: string }) {
  const path = ICON_PATHS[name];
  if (path === undefined) return null;
  return (
    <svg className="entry-icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={path} />
    </svg>
  );
}
