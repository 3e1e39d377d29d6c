import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const words = ['No answer', 'Useless', 'Poor', 'Fair', 'Good', 'Excellent'];
const getWord = (value: number | null) => words[value ?? 0] ?? '';

export default function HoverRating() {
  const [stars, setStars] = React.useState<number | null>(3);
  const [hovered, setHovered] = React.useState(-1);

  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">How helpful was this answer?</Typography>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <Rating
          name="hover-rating"
          value={stars}
          onChange={(_, value) => setStars(value)}
          onChangeActive={(_, value) => setHovered(value)}
          getLabelText={(value) => `${value} stars, ${getWord(value)}`}
        />
        <span aria-hidden="true">{getWord(hovered === -1 ? stars : hovered)}</span>
      </Box>
    </Box>
  );
}
