import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';

const cell = { p: 1, textAlign: 'center' } as const;

export default function NestedGrid() {
  return (
    <Grid container spacing={2}>
      <Grid item xs={4}>
        <Paper variant="outlined" sx={cell}>
          Menu
        </Paper>
      </Grid>
      <Grid item xs={8} container spacing={1}>
        {['Inbox', 'Drafts', 'Sent', 'Archive'].map((folder) => (
          <Grid key={folder} item xs={6}>
            <Paper variant="outlined" sx={cell}>
              {folder}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
