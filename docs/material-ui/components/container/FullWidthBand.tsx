import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';

export default function FullWidthBand() {
  return (
    <div>
      <Container maxWidth="xs" sx={{ py: 2 }}>
        <Typography>Text in the column</Typography>
      </Container>
      <Box
        component="section"
        aria-labelledby="full-width-band-title"
        sx={{ py: 3, bgcolor: 'primary.main', color: 'primary.contrastText' }}
      >
        <Container maxWidth="xs">
          <Typography id="full-width-band-title" variant="h6" component="h3" gutterBottom>
            A band across the page
          </Typography>
          <Button variant="outlined" color="inherit">
            Start now
          </Button>
        </Container>
      </Box>
      <Container maxWidth="xs" sx={{ py: 2 }}>
        <Typography>Text in the same column again</Typography>
      </Container>
    </div>
  );
}
