import Alert from '@mui/material/Alert';

export default function AlertColors() {
  return (
    <Alert role="note" severity="success" color="warning">
      Sent, but two addresses were unknown.
    </Alert>
  );
}
