import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function Gutters() {
  return (
    <Stack spacing={2} useFlexGap>
      <Container maxWidth="xs" sx={{ bgcolor: 'action.hover' }}>
        <Paper square sx={{ p: 1 }}>
          With gutters
        </Paper>
      </Container>
      <Container maxWidth="xs" disableGutters sx={{ bgcolor: 'action.hover' }}>
        <Paper square sx={{ p: 1 }}>
          Without gutters
        </Paper>
      </Container>
      <Container maxWidth="xs" disableGutters sx={{ px: 1, bgcolor: 'action.hover' }}>
        <Paper square sx={{ p: 1 }}>
          With gutters of its own
        </Paper>
      </Container>
    </Stack>
  );
}
