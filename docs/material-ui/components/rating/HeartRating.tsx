import Favorite from '@mui/icons-material/Favorite';
import FavoriteBorder from '@mui/icons-material/FavoriteBorder';
import Box from '@mui/material/Box';
import Rating, { ratingClasses } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function HeartRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">How much do you like it?</Typography>
      <Rating
        name="heart-rating"
        max={10}
        defaultValue={6}
        getLabelText={(value) => `${value} of 10 hearts`}
        icon={<Favorite fontSize="inherit" />}
        emptyIcon={<FavoriteBorder fontSize="inherit" />}
        sx={{
          [`& .${ratingClasses.iconFilled}`]: { color: 'error.main' },
          [`& .${ratingClasses.iconEmpty}`]: { color: 'text.secondary' },
        }}
      />
    </Box>
  );
}
