import ButtonBase from '@mui/material/ButtonBase';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function LiftOnHover() {
  return (
    <Paper
      component={ButtonBase}
      sx={{
        p: 3,
        '&:hover, &.Mui-focusVisible': { boxShadow: 8 },
        '&.Mui-focusVisible': { outline: '2px solid currentColor', outlineOffset: 2 },
      }}
    >
      <Typography component="span">Open the report</Typography>
    </Paper>
  );
}
