import * as React from 'react';
import Box from '@mui/joy/Box';
import Input from '@mui/joy/Input';
import Typography from '@mui/joy/Typography';

const planets = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];

interface DelayedInputFieldProps {
  delay: number;
  onDelayedChange: (value: string) => void;
}

function DelayedInputField({ delay, onDelayedChange }: DelayedInputFieldProps) {
  const timer = React.useRef<ReturnType<typeof setTimeout>>();
  React.useEffect(() => () => clearTimeout(timer.current), []);

  return (
    <Input
      type="search"
      aria-label="Search the planets"
      placeholder="Search the planets"
      onChange={({ target: { value } }) => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => onDelayedChange(value), delay);
      }}
    />
  );
}

export default function DelayedInput() {
  const [query, setQuery] = React.useState('');
  const found = planets.filter((name) => name.toLowerCase().includes(query.toLowerCase()));

  return (
    <Box sx={{ display: 'grid', gap: 1, maxWidth: 320 }}>
      <DelayedInputField delay={400} onDelayedChange={setQuery} />
      <Typography role="status" level="body-sm" sx={{ minHeight: '3em' }}>
        {found.length === 0 ? 'No planet found' : found.join(', ')}
      </Typography>
    </Box>
  );
}
