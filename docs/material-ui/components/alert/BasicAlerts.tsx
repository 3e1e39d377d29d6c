import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2}>
      <Alert role="note" severity="success">
        The report was sent.
      </Alert>
      <Alert role="note" severity="info">
        A new version is available.
      </Alert>
      <Alert role="note" severity="warning">
        Your storage is nearly full.
      </Alert>
      <Alert role="note" severity="error">
        The connection was lost.
      </Alert>
    </Stack>
  );
}
