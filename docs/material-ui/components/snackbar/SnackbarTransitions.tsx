import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Slide from '@mui/material/Slide';
import type { SlideProps } from '@mui/material/Slide';
import Snackbar from '@mui/material/Snackbar';
import Stack from '@mui/material/Stack';

function SlideRight(props: SlideProps) {
  return <Slide {...props} direction="right" />;
}

const transitions = { Grow, Fade, Slide, 'Slide right': SlideRight };
type Name = keyof typeof transitions;
const names = Object.keys(transitions) as Name[];

export default function SnackbarTransitions() {
  const [open, setOpen] = React.useState(false);
  const [name, setName] = React.useState<Name>('Grow');

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {names.map((next) => (
        <Button
          key={next}
          onClick={() => {
            setName(next);
            setOpen(true);
          }}
        >
          {next}
        </Button>
      ))}
      <Snackbar
        key={name}
        open={open}
        onClose={() => setOpen(false)}
        TransitionComponent={transitions[name]}
        message={`Shown by ${name}`}
      />
    </Stack>
  );
}
