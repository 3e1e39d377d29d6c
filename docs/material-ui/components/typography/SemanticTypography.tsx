import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SemanticTypography() {
  return (
    <Box component="section" aria-labelledby="semantic-typography-title">
      <Typography id="semantic-typography-title" variant="h5" component="h3" gutterBottom>
        A heading of level 3 that looks like h5
      </Typography>
      <Typography variant="subtitle1" component="p">
        A subtitle that is a paragraph
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        A paragraph by itself, with a{' '}
        <Typography component="strong" variant="inherit" sx={{ fontWeight: 700 }}>
          strong part
        </Typography>{' '}
        in the same style.
      </Typography>
    </Box>
  );
}
