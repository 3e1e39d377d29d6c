import Typography from '@mui/material/Typography';

export default function ResponsiveTypography() {
  return (
    <div>
      <Typography variant="h4" component="p" sx={{ fontSize: { xs: 20, sm: 28, md: 34 } }}>
        Larger from 600 and 900 px
      </Typography>
      <Typography
        variant="h4"
        component="p"
        sx={{ fontSize: 'clamp(1.25rem, 1rem + 2vw, 2.125rem)' }}
      >
        Grows with the window
      </Typography>
    </div>
  );
}
