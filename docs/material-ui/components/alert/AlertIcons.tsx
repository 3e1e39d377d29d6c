import CelebrationIcon from '@mui/icons-material/Celebration';
import CheckCircleIcon from '@mui/icons-material/CheckCircle';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function AlertIcons() {
  return (
    <Stack spacing={2}>
      <Alert role="note" severity="success" icon={<CelebrationIcon fontSize="inherit" />}>
        Your hundredth report.
      </Alert>
      <Alert
        role="note"
        severity="success"
        iconMapping={{ success: <CheckCircleIcon fontSize="inherit" /> }}
      >
        Another icon for one severity, as a theme would set it.
      </Alert>
      <Alert role="note" severity="success" icon={false}>
        No icon, and no room for one.
      </Alert>
    </Stack>
  );
}
