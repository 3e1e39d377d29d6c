import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Stack from '@mui/material/Stack';
import { dunes, night } from './scenes';

export default function MediaKinds() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
      <Card sx={{ flex: 1 }}>
        <CardMedia image={dunes} aria-label="Dunes at noon" sx={{ height: 140 }} />
        <CardContent>A background image on a div</CardContent>
      </Card>
      <Card sx={{ flex: 1 }}>
        <CardMedia component="img" height="140" image={night} alt="Hills under a full moon" />
        <CardContent>An img element</CardContent>
      </Card>
    </Stack>
  );
}
