import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import CardMedia from '@mui/material/CardMedia';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import { hills } from './scenes';

export default function ExpandableCard() {
  const id = React.useId();
  const [expanded, setExpanded] = React.useState(false);
  const [favorite, setFavorite] = React.useState(false);

  return (
    <Card sx={{ maxWidth: 360 }}>
      <CardHeader
        avatar={
          <Avatar aria-hidden sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
            12
          </Avatar>
        }
        title="Round the green hills"
        titleTypographyProps={{ variant: 'subtitle1', component: 'h3' }}
        subheader="12 km, about four hours"
        action={
          <IconButton
            aria-label="Favorite"
            aria-pressed={favorite}
            color={favorite ? 'error' : 'default'}
            onClick={() => setFavorite(!favorite)}
          >
            <FavoriteIcon />
          </IconButton>
        }
      />
      <CardMedia component="img" height="180" image={hills} alt="Green hills below a pale sun" />
      <CardContent>A walk for dry days, with two places to rest.</CardContent>
      <CardActions>
        <Button
          aria-expanded={expanded}
          aria-controls={`${id}-way`}
          endIcon={<ExpandMoreIcon sx={{ transform: expanded ? 'rotate(180deg)' : 'none' }} />}
          onClick={() => setExpanded(!expanded)}
        >
          Directions
        </Button>
      </CardActions>
      <Collapse in={expanded} id={`${id}-way`}>
        <CardContent>Start at the bridge, keep to the river, and climb at the mill.</CardContent>
      </Collapse>
    </Card>
  );
}
