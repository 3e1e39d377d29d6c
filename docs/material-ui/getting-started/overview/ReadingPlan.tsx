import * as React from 'react';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import FormControlLabel from '@mui/material/FormControlLabel';
import Slider from '@mui/material/Slider';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const BOOK_PAGES = 320;
const DEFAULT_PACE = 20;

export default function ReadingPlan() {
  const [pace, setPace] = React.useState(DEFAULT_PACE);
  const [weekends, setWeekends] = React.useState(true);
  const labelId = React.useId();

  const readingDays = Math.ceil(BOOK_PAGES / pace);
  const weeks = Math.ceil(readingDays / (weekends ? 7 : 5));

  return (
    <Card variant="outlined" sx={{ width: '100%', maxWidth: 360 }}>
      <CardContent>
        <Typography id={labelId}>Pages a day: {pace}</Typography>
        <Slider
          aria-labelledby={labelId}
          min={5}
          max={80}
          step={5}
          value={pace}
          onChange={(_event, value) => setPace(Array.isArray(value) ? DEFAULT_PACE : value)}
        />
        <FormControlLabel
          control={
            <Switch checked={weekends} onChange={(event) => setWeekends(event.target.checked)} />
          }
          label="Read on weekends"
        />
        <Typography role="status" sx={{ mt: 1, color: 'text.secondary' }}>
          {BOOK_PAGES} pages take {readingDays} days of reading, done in week {weeks}.
        </Typography>
      </CardContent>
      <CardActions>
        <Button disabled={pace === DEFAULT_PACE} onClick={() => setPace(DEFAULT_PACE)}>
          Reset the pace
        </Button>
      </CardActions>
    </Card>
  );
}
