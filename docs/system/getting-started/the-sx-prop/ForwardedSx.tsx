import Box from '@mui/system/Box';
import type { SxProps } from '@mui/system';
import type { Theme } from '@mui/system/createTheme';

interface NoticeProps {
  children: string;
  sx?: SxProps<Theme>;
}

function Notice({ children, sx = [] }: NoticeProps) {
  return (
    <Box
      sx={[
        { px: 2, py: 1, borderLeft: '4px solid', borderColor: 'primary.main' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    >
      {children}
    </Box>
  );
}

export default function ForwardedSx() {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
      <Notice>As it is</Notice>
      <Notice sx={{ borderColor: 'warning.main', fontStyle: 'italic' }}>With an object</Notice>
      <Notice sx={(theme) => ({ [theme.breakpoints.up('sm')]: { px: 6 } })}>With a function</Notice>
      <Notice sx={[{ py: 2 }, { borderLeftStyle: 'dotted' }]}>With an array</Notice>
    </Box>
  );
}
