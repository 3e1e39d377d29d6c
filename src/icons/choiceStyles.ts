/** For a group of toggle buttons that may need several rows: each button with a border of its own. */
export const choiceStyles = {
  flexWrap: 'wrap',
  gap: '6px',
  '& .MuiToggleButton-root': {
    margin: 0,
    gap: '6px',
    paddingBlock: '4px',
    border: '1px solid var(--mui-palette-divider)',
    borderRadius: '8px',
    textTransform: 'none',
  },
} as const;
