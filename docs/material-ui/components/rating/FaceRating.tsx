import SentimentDissatisfied from '@mui/icons-material/SentimentDissatisfied';
import SentimentNeutral from '@mui/icons-material/SentimentNeutral';
import SentimentSatisfied from '@mui/icons-material/SentimentSatisfied';
import Box from '@mui/material/Box';
import Rating, { ratingClasses } from '@mui/material/Rating';
import type { IconContainerProps } from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const faces = [
  { label: 'Unhappy', Icon: SentimentDissatisfied, color: 'error.main' },
  { label: 'Neutral', Icon: SentimentNeutral, color: 'warning.main' },
  { label: 'Happy', Icon: SentimentSatisfied, color: 'success.main' },
];

function FaceContainer({ value, ...other }: IconContainerProps) {
  const face = faces[value - 1];
  return (
    <span {...other}>{face && <face.Icon fontSize="large" sx={{ color: face.color }} />}</span>
  );
}

export default function FaceRating() {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0 }}>
      <Typography component="legend">How was it?</Typography>
      <Rating
        highlightSelectedOnly
        name="face-rating"
        max={faces.length}
        defaultValue={2}
        getLabelText={(value) => faces[value - 1]?.label ?? ''}
        IconContainerComponent={FaceContainer}
        sx={{ [`& .${ratingClasses.iconEmpty} svg`]: { color: 'action.disabled' } }}
      />
    </Box>
  );
}
