import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

const severities = ['success', 'info', 'warning', 'error'] as const;
const variants = ['outlined', 'filled'] as const;

export default function AlertVariants() {
  return (
    <Stack spacing={1}>
      {variants.map((variant) =>
        severities.map((severity) => (
          <Alert key={`${variant}-${severity}`} role="note" variant={variant} severity={severity}>
            {`${variant}, ${severity}`}
          </Alert>
        )),
      )}
    </Stack>
  );
}
