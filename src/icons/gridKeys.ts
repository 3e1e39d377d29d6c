/** How the cells of the grid lie, for moving among them. */
export interface GridShape {
  readonly count: number;
  readonly columns: number;
  /** How many rows fit into view. */
  readonly pageRows: number;
  readonly isRtl: boolean;
}

export interface GridKey {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

function getTarget(place: number, key: string, isFar: boolean, grid: GridShape): number | null {
  const { count, columns, pageRows, isRtl } = grid;
  const rowStart = place - (place % columns);
  switch (key) {
    case 'ArrowRight':
      return place + (isRtl ? -1 : 1);
    case 'ArrowLeft':
      return place + (isRtl ? 1 : -1);
    case 'ArrowDown':
      // The row below may be shorter: its last cell is nearer than none.
      return rowStart + columns < count ? Math.min(place + columns, count - 1) : place;
    case 'ArrowUp':
      return place - columns;
    case 'PageDown':
      return Math.min(place + pageRows * columns, count - 1);
    case 'PageUp':
      return place - pageRows * columns < 0 ? place % columns : place - pageRows * columns;
    case 'Home':
      return isFar ? 0 : rowStart;
    case 'End':
      return isFar ? count - 1 : Math.min(rowStart + columns, count) - 1;
    default:
      return null;
  }
}

/**
 * Where a key leads from a cell, as in the grid pattern of the ARIA Authoring Practices: arrows by one
 * and over the ends of rows, Home and End in the row, with Ctrl or Cmd in all, PageUp and PageDown by
 * what fits into view.
 *
 * @returns the place of another cell; the same one where there is none in this direction; null for
 *   keys that are not the grid's
 */
export function moveInGrid(place: number, event: GridKey, grid: GridShape): number | null {
  if (event.altKey || event.shiftKey || grid.count === 0) return null;
  const isFar = event.ctrlKey || event.metaKey;
  if (isFar && event.key !== 'Home' && event.key !== 'End') return null;
  const target = getTarget(place, event.key, isFar, grid);
  if (target === null) return null;
  return target < 0 || target >= grid.count ? place : target;
}
