import Typography from '@mui/material/Typography';

export default function ColoredTypography() {
  return (
    <div>
      <Typography>The color of the text around it</Typography>
      <Typography sx={{ color: 'text.secondary' }}>text.secondary</Typography>
      <Typography color="primary">primary</Typography>
      <Typography color="error">error</Typography>
      <Typography align="center">Centered</Typography>
      <Typography sx={{ textAlign: 'end' }}>At the end of the line</Typography>
    </div>
  );
}
