import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

export default function HalfRating() {
  const [stars, setStars] = React.useState<number | null>(2.5);

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">Sound quality</Typography>
      <Rating
        name="half-rating"
        precision={0.5}
        value={stars}
        onChange={(_, value) => setStars(value)}
      />
      <Typography role="status" variant="body2">
        {stars === null ? 'Not rated' : `${stars} of 5`}
      </Typography>
    </Box>
  );
}
