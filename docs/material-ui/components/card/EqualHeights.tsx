import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const planets = [
  { name: 'Mercury', text: 'The smallest planet, and the fastest around the Sun.' },
  { name: 'Venus', text: 'Hotter than Mercury, because its thick air keeps the heat.' },
  { name: 'Mars', text: 'Red with rust.' },
];

export default function EqualHeights() {
  return (
    <Grid container spacing={2} component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {planets.map(({ name, text }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }} component="li">
          <Card sx={{ height: '100%', display: 'flex', flexDirection: 'column' }}>
            <CardContent sx={{ flexGrow: 1 }}>
              <Typography variant="h6" component="h3">
                {name}
              </Typography>
              <Typography>{text}</Typography>
            </CardContent>
            <CardActions>
              <Button size="small" aria-label={`More about ${name}`}>
                More
              </Button>
            </CardActions>
          </Card>
        </Grid>
      ))}
    </Grid>
  );
}
