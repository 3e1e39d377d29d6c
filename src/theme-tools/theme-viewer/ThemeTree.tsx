import { useEffect, useRef, type KeyboardEvent } from 'react';
import { styled } from '@mui/material/styles';
import { typography } from '@site/src/branding/tokens';
import { getTreeCommand, type TreeCommand, type TreeRow } from './treeRows';

/** Height of the tree in px, whatever is open: nothing below it moves. */
export const TREE_HEIGHT = 480;

/** One rule for all lines: a theme has hundreds, and each styled element costs. */
const TreeRoot = styled('ul')({
  margin: 0,
  padding: '8px',
  blockSize: TREE_HEIGHT,
  overflow: 'auto',
  listStyle: 'none',
  fontFamily: typography.monospace,
  fontSize: 13,
  lineHeight: 1.5,
  textAlign: 'start',
  '& li': {
    display: 'flex',
    gap: '8px',
    alignItems: 'baseline',
    minBlockSize: '24px',
    paddingBlock: '2px',
    paddingInlineEnd: '8px',
    inlineSize: 'max-content',
    minInlineSize: '100%',
    borderRadius: '6px',
    cursor: 'default',
    scrollMarginBlock: '40px',
  },
  '& li:hover': { backgroundColor: 'var(--mui-palette-action-hover)' },
  '& li[aria-selected="true"]': {
    backgroundColor: 'var(--mui-palette-action-selected)',
    fontWeight: 600,
  },
  '& li:focus-visible': { outline: '2px solid', outlineOffset: '-2px' },
  '& .mark': { inlineSize: '1em', flex: 'none', textAlign: 'center' },
  '& .value': { color: 'var(--mui-palette-text-secondary)', fontWeight: 400 },
  '& .color': {
    inlineSize: '14px',
    blockSize: '14px',
    flex: 'none',
    alignSelf: 'center',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '4px',
    forcedColorAdjust: 'none',
  },
});

function Row({
  row: { node, level, position, setSize, isExpanded },
  isSelected,
  isTabStop,
  onPress,
}: {
  readonly row: TreeRow;
  readonly isSelected: boolean;
  readonly isTabStop: boolean;
  readonly onPress: () => void;
}) {
  return (
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events -- the tree listens to keys
    <li
      role="treeitem"
      aria-level={level}
      aria-posinset={position}
      aria-setsize={setSize}
      aria-expanded={isExpanded}
      aria-selected={isSelected}
      data-path={node.id}
      tabIndex={isTabStop ? 0 : -1}
      style={{ paddingInlineStart: `${(level - 1) * 20}px` }}
      onClick={onPress}
    >
      <span className="mark" aria-hidden="true">
        {isExpanded !== undefined && (isExpanded ? '▾' : '▸')}
      </span>
      <span>{node.key}</span>
      {node.color !== undefined && (
        <span className="color" aria-hidden="true" style={{ backgroundColor: node.color }} />
      )}
      <span className="value">{node.text}</span>
    </li>
  );
}

export interface ThemeTreeProps {
  readonly label: string;
  readonly rows: readonly TreeRow[];
  /** The entry that was chosen last, and the one that Tab leads to. */
  readonly selected: string | undefined;
  readonly focused: string | undefined;
  readonly onCommand: (command: TreeCommand) => void;
}

/** A tree by the ARIA Authoring Practices: one tab stop, arrows, Home, End, typing, `*`. */
export function ThemeTree({ label, rows, selected, focused, onCommand }: ThemeTreeProps) {
  const list = useRef<HTMLUListElement>(null);
  const focusedIndex = Math.max(
    0,
    rows.findIndex(({ node }) => node.id === focused),
  );

  // Only while the tree has the focus: a search or a link must not take it away from elsewhere.
  useEffect(() => {
    if (!list.current?.contains(document.activeElement)) return;
    list.current.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const command = getTreeCommand(rows, focusedIndex, event.key);
    if (!command) return;
    event.preventDefault();
    onCommand(command);
  };

  return (
    <TreeRoot ref={list} role="tree" dir="ltr" aria-label={label} onKeyDown={onKeyDown}>
      {rows.map((row, index) => (
        <Row
          key={row.node.id}
          row={row}
          isSelected={row.node.id === selected}
          isTabStop={index === focusedIndex}
          onPress={() => onCommand({ type: 'choose', id: row.node.id })}
        />
      ))}
    </TreeRoot>
  );
}
