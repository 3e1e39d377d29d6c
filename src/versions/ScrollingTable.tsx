import type { ReactNode } from 'react';

/** A table that scrolls sideways inside its own region on narrow screens. */
export default function ScrollingTable({
  label,
  children,
}: {
  /** Names the region and its table. */
  readonly label: string;
  /** Head and body of the table. */
  readonly children: ReactNode;
}) {
  return (
    // Not a tab stop: every row holds links, and focusing one scrolls it into view.
    <div className="table-scroller">
      <table aria-label={label}>{children}</table>
    </div>
  );
}
