import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function ReadingColumn() {
  return (
    <Container component="article" maxWidth={false} sx={{ maxWidth: '36em' }}>
      <Typography variant="h6" component="h3" gutterBottom>
        Why lines are short
      </Typography>
      <Typography>
        At the end of a line, the eye jumps back to the beginning of the next. The longer the way,
        the easier it misses. Books have kept to 60 or 70 characters for a long time, and screens do
        well with as many.
      </Typography>
    </Container>
  );
}
