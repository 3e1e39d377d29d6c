import Hidden from '@mui/material/Hidden';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function HiddenOnly() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Hidden implementation="css" only="md">
        <Paper variant="outlined" sx={{ p: 1 }}>
          Not from 900 to 1200 px
        </Paper>
      </Hidden>
      <Hidden implementation="css" only={['xs', 'lg']}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Neither below 600 px nor from 1200 to 1536 px
        </Paper>
      </Hidden>
    </Stack>
  );
}
