import * as React from 'react';
import Box from '@mui/material/Box';
import Rating from '@mui/material/Rating';
import Typography from '@mui/material/Typography';

const fieldset = { border: 0, p: 0, m: 0, mb: 1, minWidth: 0 };

export default function BasicRatings() {
  const [stars, setStars] = React.useState<number | null>(2);

  return (
    <div>
      <Box component="fieldset" sx={fieldset}>
        <Typography component="legend">Controlled: {stars ?? 'no'} stars</Typography>
        <Rating name="controlled-rating" value={stars} onChange={(_, value) => setStars(value)} />
      </Box>
      <Box component="fieldset" sx={fieldset}>
        <Typography component="legend">Uncontrolled</Typography>
        <Rating name="uncontrolled-rating" defaultValue={3} />
      </Box>
      <Box component="fieldset" sx={fieldset}>
        <Typography component="legend">Nothing chosen yet</Typography>
        <Rating name="empty-rating" value={null} readOnly getLabelText={() => 'Not rated'} />
      </Box>
    </div>
  );
}
