import Stack from '@mui/material/Stack';
import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

function KiteIcon(props: SvgIconProps) {
  return (
    <SvgIcon {...props}>
      <path d="M12 2 20 9 12 22 4 9zM12 5.5 7.5 9.3 12 16.6z" fillRule="evenodd" />
    </SvgIcon>
  );
}

export default function OwnPath() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <KiteIcon />
      <KiteIcon color="primary" fontSize="large" />
      <KiteIcon color="success" sx={{ fontSize: 48 }} />
    </Stack>
  );
}
