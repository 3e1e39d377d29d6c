import Box, { type BoxProps } from '@mui/material/Box';
import Stack from '@mui/material/Stack';

function Note({ sx, ...props }: BoxProps) {
  return (
    <Box
      {...props}
      sx={[
        { p: 2, borderInlineStart: '4px solid', borderColor: 'info.main', bgcolor: 'action.hover' },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  );
}

export default function NoteBox() {
  return (
    <Stack spacing={2}>
      <Note>The office is closed on Friday.</Note>
      <Note sx={{ borderColor: 'warning.main' }}>The old address works until June.</Note>
    </Stack>
  );
}
