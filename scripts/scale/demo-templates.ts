import { writeName, writeSentence } from './prose';
import type { Random } from './random';

/** The source of a demo, with the name that its file and its component have. */
export interface GeneratedDemo {
  readonly name: string;
  readonly source: string;
}

/** Text as a JSX attribute or expression holds it. */
const quote = (text: string) => JSON.stringify(text);

function createButtons(random: Random): string {
  const { pick } = random;
  const buttons = [1, 2, 3].map(
    () =>
      `      <Button variant="${pick(['contained', 'outlined', 'text'])}" size="${pick(['small', 'medium', 'large'])}">{${quote(writeName(random))}}</Button>`,
  );
  return `import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';

export default function Buttons() {
  return (
    <Stack direction="row" spacing={2}>
${buttons.join('\n')}
    </Stack>
  );
}
`;
}

function createAlerts(random: Random): string {
  const { pick } = random;
  const alerts = [1, 2].map(
    () =>
      `      <Alert severity="${pick(['info', 'success', 'warning', 'error'])}">{${quote(writeSentence(random))}}</Alert>`,
  );
  return `import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function Alerts() {
  return (
    <Stack spacing={2}>
${alerts.join('\n')}
    </Stack>
  );
}
`;
}

function createCounter(random: Random): string {
  return `import * as React from 'react';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Stack from '@mui/material/Stack';

export default function Counter() {
  const [count, setCount] = React.useState(${Math.floor(random.next() * 90)});
  const handleClick = () => setCount((previous) => previous + ${1 + Math.floor(random.next() * 9)});

  return (
    <Stack direction="row" spacing={2}>
      <TextField label={${quote(writeName(random))}} value={count} inputProps={{ readOnly: true }} />
      <Button onClick={handleClick}>{${quote(writeName(random))}}</Button>
    </Stack>
  );
}
`;
}

function createChoice(random: Random): string {
  const rows = [1, 2, 3, 4].map(() => `  ${quote(writeName(random))},`);
  return `import * as React from 'react';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';

const choices = [
${rows.join('\n')}
];

export default function Choice() {
  const [chosen, setChosen] = React.useState<readonly number[]>([${Math.floor(random.next() * 4)}]);
  const handleChange = (index: number) => {
    setChosen((previous) =>
      previous.includes(index) ? previous.filter((one) => one !== index) : [...previous, index],
    );
  };

  return (
    <FormGroup>
      {choices.map((choice, index) => (
        <FormControlLabel
          key={index}
          control={<Checkbox checked={chosen.includes(index)} onChange={() => handleChange(index)} />}
          label={choice}
        />
      ))}
    </FormGroup>
  );
}
`;
}

function createCard(random: Random): string {
  return `import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';

export default function TextCard() {
  return (
    <Card sx={{ maxWidth: ${240 + Math.floor(random.next() * 160)} }}>
      <CardContent>
        <Typography variant="h6" component="p">{${quote(writeName(random))}}</Typography>
        <Typography sx={{ mb: 2 }}>{${quote(writeSentence(random))}}</Typography>
        <Chip label={${quote(writeName(random))}} />
      </CardContent>
    </Card>
  );
}
`;
}

const TEMPLATES = [
  { name: 'Buttons', create: createButtons },
  { name: 'Alerts', create: createAlerts },
  { name: 'Counter', create: createCounter },
  { name: 'Choice', create: createChoice },
  { name: 'TextCard', create: createCard },
] as const;

/** Two or three demos of a page, no two from the same template. */
export function createDemos(random: Random): GeneratedDemo[] {
  const first = Math.floor(random.next() * TEMPLATES.length);
  const count = random.next() < 0.5 ? 2 : 3;
  const rotated = [...TEMPLATES.slice(first), ...TEMPLATES.slice(0, first)];
  return rotated.slice(0, count).map(({ name, create }) => ({ name, source: create(random) }));
}
