import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

const Sky = styled('div')(({ theme }) => [
  {
    height: 72,
    background: 'linear-gradient(135deg, #4fc3f7, #fff59d)',
  },
  theme.applyStyles('dark', {
    background: 'linear-gradient(135deg, #1a237e, #4a148c)',
  }),
]);

export default function DarkStyles() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <Sky role="img" aria-label="Sky" />
      <CardContent>
        <Typography sx={(theme) => theme.applyStyles('dark', { display: 'none' })}>
          Good morning
        </Typography>
        <Typography
          sx={[{ display: 'none' }, (theme) => theme.applyStyles('dark', { display: 'block' })]}
        >
          Good evening
        </Typography>
      </CardContent>
    </Card>
  );
}
