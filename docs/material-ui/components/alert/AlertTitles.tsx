import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';

export default function AlertTitles() {
  return (
    <Stack spacing={2}>
      <Alert role="note" severity="error">
        <AlertTitle>Payment declined</AlertTitle>
        The card has expired. Enter another one, and try again.
      </Alert>
      <Alert role="note" severity="info">
        <AlertTitle component="h3">Maintenance on Sunday</AlertTitle>
        From 6 to 8 in the morning you can read, but not save.
      </Alert>
    </Stack>
  );
}
