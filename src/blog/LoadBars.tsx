import TableScroller from '@site/src/components/TableScroller';

/** One page of the figure. */
export interface LoadBarsRow {
  readonly page: string;
  readonly demos: number;
  /** Kilobytes that come with the page. */
  readonly first: number;
  /** Kilobytes that its demos ask for later. */
  readonly later: number;
}

/** Bars reach over the whole cell at this many kilobytes more than the largest sum. */
const HEADROOM = 1.02;

const format = (kilobytes: number) => kilobytes.toFixed(1);

/** A table whose rows are drawn as bars too: what a page loads at first, and what later. */
export default function LoadBars({
  caption,
  rows,
}: {
  readonly caption: string;
  readonly rows: readonly LoadBarsRow[];
}) {
  const full = HEADROOM * Math.max(...rows.map(({ first, later }) => first + later));
  return (
    <TableScroller className="load-bars" aria-label={caption}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">Page</th>
          <th scope="col">Demos</th>
          <th scope="col" className="load-bars__first">
            At first
          </th>
          <th scope="col" className="load-bars__later">
            For demos, later
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ page, demos, first, later }) => (
          <tr key={page}>
            <th scope="row">
              {page}
              <span className="load-bars__bar" aria-hidden="true">
                <span style={{ inlineSize: `${(100 * first) / full}%` }} />
                <span style={{ inlineSize: `${(100 * later) / full}%` }} />
              </span>
            </th>
            <td>{demos}</td>
            <td>{format(first)}</td>
            <td>{format(later)}</td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
