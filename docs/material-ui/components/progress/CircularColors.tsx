import CircularProgress from '@mui/material/CircularProgress';
import Stack from '@mui/material/Stack';

const colors = ['primary', 'secondary', 'success', 'info', 'warning', 'error', 'inherit'] as const;

export default function CircularColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <CircularProgress key={color} color={color} aria-label={`Loading, ${color}`} />
      ))}
    </Stack>
  );
}
