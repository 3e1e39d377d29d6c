import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';

export default function BasicCard() {
  return (
    <Card sx={{ maxWidth: 320 }}>
      <CardContent>
        <Typography variant="h6" component="h3" gutterBottom>
          Saturn
        </Typography>
        <Typography sx={{ color: 'text.secondary' }}>
          The sixth planet from the Sun, with rings of ice and dust.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Read about Saturn</Button>
      </CardActions>
    </Card>
  );
}
