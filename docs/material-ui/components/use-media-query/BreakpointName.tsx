import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type Breakpoint, useTheme } from '@mui/material/styles';

function useBreakpointName(): Breakpoint {
  const { breakpoints } = useTheme();
  const isXl = useMediaQuery(breakpoints.up('xl'));
  const isLg = useMediaQuery(breakpoints.up('lg'));
  const isMd = useMediaQuery(breakpoints.up('md'));
  const isSm = useMediaQuery(breakpoints.up('sm'));

  if (isXl) return 'xl';
  if (isLg) return 'lg';
  if (isMd) return 'md';
  return isSm ? 'sm' : 'xs';
}

export default function BreakpointName() {
  return <Typography role="status">Current breakpoint: {useBreakpointName()}</Typography>;
}
