import Alert, { alertClasses } from '@mui/material/Alert';
import { styled } from '@mui/material/styles';

const BarAlert = styled(Alert)({
  borderRadius: 0,
  borderInlineStart: '4px solid currentColor',
  [`& .${alertClasses.icon}`]: { alignItems: 'center' },
  [`& .${alertClasses.message}`]: { fontSize: '1rem' },
});

export default function StyledAlert() {
  return (
    <BarAlert role="note" severity="info">
      A bar at the start, and larger text.
    </BarAlert>
  );
}
