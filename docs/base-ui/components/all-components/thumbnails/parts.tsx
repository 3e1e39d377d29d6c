import { styled } from '@mui/system';

/** Base UI brings no look. This one takes its colors from the page, so that it has both modes. */
export const ACCENT = 'var(--brand-accent)';
export const BORDER = '1px solid var(--brand-border-strong)';

export const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 12,
  alignItems: 'center',
  justifyContent: 'center',
});

export const Column = styled('div')({ display: 'grid', gap: 10, width: 210 });

/** How what floats looks: popups, menus, dialogs. */
export const surfaceStyles = {
  padding: '10px 14px',
  border: BORDER,
  borderRadius: 10,
  background: 'var(--brand-surface-raised)',
  boxShadow: '0 6px 20px var(--brand-shadow)',
  color: 'var(--brand-text)',
  fontSize: 14,
} as const;

export const Surface = styled('div')(surfaceStyles);

export const SurfaceList = styled('ul')({ ...surfaceStyles, margin: 0, listStyle: 'none' });

/** The place that something else is about. */
export const Outline = styled('div')({
  padding: 20,
  border: '2px dashed var(--brand-border-strong)',
  borderRadius: 10,
  color: 'var(--brand-text-secondary)',
  fontSize: 14,
});

/** How a button of these pictures looks; a function, because components of all kinds wear it. */
export const buttonStyles = {
  padding: '8px 16px',
  border: 0,
  borderRadius: 8,
  background: ACCENT,
  color: 'var(--brand-accent-contrast)',
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  lineHeight: '20px',
} as const;

/** How a field looks. */
export const fieldStyles = {
  boxSizing: 'border-box',
  width: '100%',
  padding: '8px 12px',
  border: BORDER,
  borderRadius: 8,
  background: 'var(--brand-surface-raised)',
  color: 'var(--brand-text)',
  fontFamily: 'inherit',
  fontSize: 14,
  lineHeight: '20px',
  textAlign: 'start',
} as const;
