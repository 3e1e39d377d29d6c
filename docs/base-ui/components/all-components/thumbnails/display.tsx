import { Badge, badgeClasses } from '@mui/base/Badge';
import { Snackbar } from '@mui/base/Snackbar';
import { styled } from '@mui/system';
import { ACCENT, Row, Surface } from './parts';

const CountBadge = styled(Badge)({
  position: 'relative',
  display: 'inline-block',
  [`& .${badgeClasses.badge}`]: {
    position: 'absolute',
    insetBlockStart: -8,
    insetInlineEnd: -8,
    minWidth: 22,
    boxSizing: 'border-box',
    padding: '0 6px',
    borderRadius: 11,
    background: ACCENT,
    color: 'var(--brand-accent-contrast)',
    fontSize: 12,
    fontWeight: 700,
    lineHeight: '22px',
    textAlign: 'center',
  },
});

const Square = styled('span')({
  display: 'block',
  width: 48,
  height: 48,
  borderRadius: 12,
  background: 'var(--brand-border)',
});

export const display = {
  'react-badge': () => (
    <Row style={{ gap: 40 }}>
      <CountBadge badgeContent={5}>
        <Square />
      </CountBadge>
      <CountBadge badgeContent={120}>
        <Square />
      </CountBadge>
    </Row>
  ),
  'react-snackbar': () => (
    <Snackbar open autoHideDuration={null}>
      <Surface>Task archived</Surface>
    </Snackbar>
  ),
};
