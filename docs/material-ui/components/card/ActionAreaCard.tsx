import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardMedia from '@mui/material/CardMedia';
import Typography from '@mui/material/Typography';
import { dunes } from './scenes';

export default function ActionAreaCard() {
  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardActionArea href="#ActionAreaCard" aria-labelledby="dunes-card-title">
        <CardMedia component="img" height="160" image={dunes} alt="" />
        <CardContent>
          <Typography id="dunes-card-title" variant="h6" component="span">
            Walking in the dunes
          </Typography>
          <Typography sx={{ color: 'text.secondary' }} component="p">
            What to take along, and when to turn back.
          </Typography>
        </CardContent>
      </CardActionArea>
      <CardActions>
        <Button size="small">Save for later</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
