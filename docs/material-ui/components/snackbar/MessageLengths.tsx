import Button from '@mui/material/Button';
import SnackbarContent from '@mui/material/SnackbarContent';
import Stack from '@mui/material/Stack';

const action = (
  <Button color="inherit" size="small">
    Retry
  </Button>
);

export default function MessageLengths() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 480 }}>
      <SnackbarContent role="group" message="Not sent" />
      <SnackbarContent role="group" message="The message was not sent" action={action} />
      <SnackbarContent
        role="group"
        message="The message was not sent, because the connection was lost while its pictures went up"
        action={action}
      />
    </Stack>
  );
}
