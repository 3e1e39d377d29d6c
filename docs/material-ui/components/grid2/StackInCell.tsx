import Chip from '@mui/material/Chip';
import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const cards = [
  { title: 'Task 1', labels: ['Design', 'Review'] },
  { title: 'Task 2', labels: ['Code', 'Test', 'Release'] },
];

export default function StackInCell() {
  return (
    <Grid container spacing={2}>
      {cards.map(({ title, labels }) => (
        <Grid key={title} size={{ xs: 12, sm: 6 }}>
          <Paper variant="outlined" sx={{ p: 2, height: '100%' }}>
            <Stack spacing={1}>
              <Typography variant="subtitle1" component="h3">
                {title}
              </Typography>
              <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
                {labels.map((label) => (
                  <Chip key={label} size="small" label={label} />
                ))}
              </Stack>
            </Stack>
          </Paper>
        </Grid>
      ))}
    </Grid>
  );
}
