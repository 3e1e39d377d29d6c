import Stack from '@mui/material/Stack';
import SvgIcon from '@mui/material/SvgIcon';

export default function SvgElement() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <SvgIcon color="primary" fontSize="large">
        <svg viewBox="0 0 16 16" fill="none" stroke="currentColor" strokeWidth="1.5">
          <circle cx="8" cy="8" r="6" />
          <path d="M8 4.5V8l2.5 1.5" strokeLinecap="round" />
        </svg>
      </SvgIcon>
      <SvgIcon color="secondary" fontSize="large" viewBox="0 0 32 32">
        <path d="M4 26V6l12 10zm12 0V6l12 10z" />
      </SvgIcon>
    </Stack>
  );
}
