import Avatar from '@mui/material/Avatar';
import ButtonBase from '@mui/material/ButtonBase';
import Grid from '@mui/material/Grid';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const color = { bgcolor: 'primary.main', color: 'primary.contrastText' };

export default function ProductRow() {
  return (
    <Paper variant="outlined" sx={{ p: 2, maxWidth: 480 }}>
      <Grid container wrap="nowrap" spacing={2}>
        <Grid item>
          <ButtonBase focusRipple aria-label="Enlarge the picture" sx={{ borderRadius: 1 }}>
            <Avatar variant="rounded" sx={{ width: 72, height: 72, ...color }}>
              A2
            </Avatar>
          </ButtonBase>
        </Grid>
        <Grid item xs zeroMinWidth>
          <Typography variant="subtitle1" component="h3" noWrap>
            Drawing pad with 40 sheets of heavy paper
          </Typography>
          <Typography sx={{ color: 'text.secondary' }} noWrap>
            42 by 59.4 cm, glued at the short side
          </Typography>
        </Grid>
        <Grid item>
          <Typography>€ 18</Typography>
        </Grid>
      </Grid>
    </Paper>
  );
}
