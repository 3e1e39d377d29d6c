import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function AutoSize() {
  return (
    <Grid container spacing={2} sx={{ alignItems: 'center' }}>
      <Grid size="auto">
        <Avatar
          sx={{
            width: '2.5rem',
            height: '2.5rem',
            bgcolor: 'primary.main',
            color: 'primary.contrastText',
          }}
        >
          QR
        </Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>Quarterly report, second draft with the figures of June</Typography>
      </Grid>
      <Grid size="auto">
        <Button variant="outlined">Open</Button>
      </Grid>
    </Grid>
  );
}
