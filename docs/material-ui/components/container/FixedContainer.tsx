import Container from '@mui/material/Container';

export default function FixedContainer() {
  return (
    <Container
      fixed
      component="section"
      aria-label="Fixed width"
      sx={{ py: 3, bgcolor: 'action.hover' }}
    >
      Wide as the beginning of the current breakpoint
    </Container>
  );
}
