import Hidden from '@mui/material/Hidden';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';

export default function HiddenFromWidth() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Paper variant="outlined" sx={{ p: 1 }}>
        Always shown
      </Paper>
      <Hidden implementation="css" smUp>
        <Paper variant="outlined" sx={{ p: 1 }}>
          smUp: below 600 px
        </Paper>
      </Hidden>
      <Hidden implementation="css" mdUp>
        <Paper variant="outlined" sx={{ p: 1 }}>
          mdUp: below 900 px
        </Paper>
      </Hidden>
      <Hidden implementation="css" mdDown>
        <Paper variant="outlined" sx={{ p: 1 }}>
          mdDown: from 900 px
        </Paper>
      </Hidden>
    </Stack>
  );
}
