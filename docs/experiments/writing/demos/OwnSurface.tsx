import Paper from '@mui/material/Paper';

export default function OwnSurface() {
  return (
    <Paper elevation={3} sx={{ p: 3 }}>
      This surface belongs to the demo.
    </Paper>
  );
}
