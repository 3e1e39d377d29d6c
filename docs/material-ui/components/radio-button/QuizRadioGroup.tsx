import * as React from 'react';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';

const messages = { Jupiter: 'Right', Saturn: 'Wrong: it is the second largest' };
const unanswered = 'Choose an answer first';

export default function QuizRadioGroup() {
  const [message, setMessage] = React.useState('');
  const hasError = message !== '' && message !== messages.Jupiter;

  const handleSubmit = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answer = new FormData(event.currentTarget).get('planet') as keyof typeof messages | null;
    setMessage(answer ? messages[answer] : unanswered);
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <FormControl error={hasError} variant="standard">
        <FormLabel id="quiz-radio-group">Which planet is the largest?</FormLabel>
        <RadioGroup
          name="planet"
          aria-labelledby="quiz-radio-group"
          aria-describedby="quiz-radio-group-text"
          onChange={() => setMessage('')}
        >
          {Object.keys(messages).map((planet) => (
            <FormControlLabel key={planet} value={planet} control={<Radio />} label={planet} />
          ))}
        </RadioGroup>
        <FormHelperText id="quiz-radio-group-text" aria-live="polite">
          {message || ' '}
        </FormHelperText>
        <Button type="submit" variant="outlined" sx={{ mt: 1, alignSelf: 'flex-start' }}>
          Check answer
        </Button>
      </FormControl>
    </form>
  );
}
