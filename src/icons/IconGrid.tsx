import { memo, useEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { observeSize } from '@site/src/components/observeSize/observeSize';
import type { IconTheme } from './iconNames';
import { IconCell } from './IconCell';
import { moveInGrid } from './gridKeys';
import type { ShapeStore } from './shapeStore';
import { useShapesInView } from './useShapesInView';
import { useShapesVersion } from './useShapesVersion';

/** Height of a row in rem, and the least width of a column: what three lines of a name need. */
export const ROW_HEIGHT = 6.75;
const MIN_COLUMN_WIDTH = 6;

/** Rows that are drawn outside of what is seen. */
const OVERSCAN = 1;

export interface IconGridProps {
  readonly label: string;
  /** Places of the icons in the list of names, in the order in which they are shown. */
  readonly icons: readonly number[];
  readonly names: readonly string[];
  readonly theme: IconTheme;
  readonly shapes: ShapeStore;
  readonly scroller: RefObject<HTMLDivElement>;
  readonly onOpen: (name: string) => void;
}

interface Measures {
  /** How many columns fit; 0 until the grid is measured, as on the server. */
  readonly columns: number;
  /** In px. */
  readonly rowHeight: number;
}

/** What fits in the text size that the reader has set. */
function useMeasures(scroller: RefObject<HTMLElement>): Measures {
  const [width, setWidth] = useState(0);
  const [rem, setRem] = useState(16);
  useEffect(() => {
    const element = scroller.current;
    if (!element) return undefined;
    const measure = () => {
      setWidth(element.clientWidth);
      setRem(parseFloat(getComputedStyle(document.documentElement).fontSize));
    };
    measure();
    return observeSize([element], measure);
  }, [scroller]);
  return {
    columns: width === 0 ? 0 : Math.max(1, Math.floor(width / (MIN_COLUMN_WIDTH * rem))),
    rowHeight: ROW_HEIGHT * rem,
  };
}

/**
 * The icons that were found. Only rows in view are drawn, and only their shapes fetched. One cell is
 * in the order of the Tab key, and stays drawn; arrow keys lead to the others.
 */
export const IconGrid = memo(function IconGrid(props: IconGridProps) {
  const { label, icons, names, theme, shapes, scroller, onOpen } = props;
  useShapesVersion(shapes);
  const { columns, rowHeight } = useMeasures(scroller);
  const [active, setActive] = useState(0);
  const mustFocus = useRef(false);
  const activeRow = columns === 0 ? 0 : Math.floor(active / columns);
  const rowCount = columns === 0 ? 0 : Math.ceil(icons.length / columns);
  const virtualizer = useVirtualizer({
    count: rowCount,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: OVERSCAN,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), Math.min(activeRow, range.count - 1)])].sort(
        (a, b) => a - b,
      ),
  });
  const rows = virtualizer.getVirtualItems();

  const scrolled = useRef(0);
  scrolled.current = virtualizer.scrollOffset ?? 0;

  // Another search: from the top again.
  useEffect(() => {
    setActive(0);
    // Written only where it changes something: the browser lays out the page before.
    if (scrolled.current > 0 && scroller.current) scroller.current.scrollTop = 0;
  }, [icons, scroller]);

  const firstRow = virtualizer.range?.startIndex ?? 0;
  const lastRow = virtualizer.range?.endIndex ?? -1;
  useShapesInView(
    shapes,
    { icons, start: firstRow * columns, end: (lastRow + 1) * columns },
    theme,
  );

  useEffect(() => {
    if (!mustFocus.current) return;
    const cell = scroller.current?.querySelector<HTMLElement>(`[data-place="${active}"]`);
    // Not before it is drawn.
    if (!cell) return;
    mustFocus.current = false;
    cell.focus({ preventScroll: true });
  });

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const place = moveInGrid(active, event, {
      count: icons.length,
      columns,
      pageRows: Math.max(1, Math.floor((scroller.current?.clientHeight ?? 0) / rowHeight)),
      isRtl: getComputedStyle(event.currentTarget).direction === 'rtl',
    });
    if (place === null) return;
    event.preventDefault();
    mustFocus.current = true;
    setActive(place);
    virtualizer.scrollToIndex(Math.floor(place / columns), { align: 'auto' });
  }

  return (
    // eslint-disable-next-line jsx-a11y/interactive-supports-focus -- its cells are focused, not the grid
    <div
      role="grid"
      aria-label={label}
      aria-rowcount={rowCount}
      aria-colcount={columns}
      style={{ blockSize: virtualizer.getTotalSize() }}
      onKeyDown={onKeyDown}
      onFocus={({ target }) => {
        const place = Number(target.dataset.place);
        if (!Number.isNaN(place)) setActive(place);
      }}
    >
      {rows.map(({ index, start }) => (
        <div
          key={index}
          role="row"
          aria-rowindex={index + 1}
          style={{
            insetBlockStart: start,
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
          }}
        >
          {/* By their columns: another search changes what cells show, which is cheaper than cells. */}
          {icons.slice(index * columns, (index + 1) * columns).map((icon, column) => (
            <div key={column} role="gridcell" aria-colindex={column + 1}>
              <IconCell
                place={index * columns + column}
                name={names[icon] ?? ''}
                shape={shapes.get(icon, theme)}
                isActive={index * columns + column === active}
                onOpen={onOpen}
              />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
});
