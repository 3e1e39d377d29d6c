import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FluidContainer() {
  return (
    <Container maxWidth="sm" sx={{ py: 3, bgcolor: 'action.hover' }}>
      <Typography>
        This column is 600 px wide at most, and stands in the middle. Where there is less room, it
        fills that.
      </Typography>
    </Container>
  );
}
