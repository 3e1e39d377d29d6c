import Hidden from '@mui/material/Hidden';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function HiddenBreakpoints() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        Always here
      </Paper>
      <Hidden implementation="css" mdUp>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Below 900 px
        </Paper>
      </Hidden>
      <Hidden implementation="css" mdDown>
        <Paper variant="outlined" sx={{ p: 1 }}>
          From 900 px
        </Paper>
      </Hidden>
      <Hidden implementation="css" only={['sm', 'lg']}>
        <Paper variant="outlined" sx={{ p: 1 }}>
          Not in sm and lg
        </Paper>
      </Hidden>
    </Stack>
  );
}
