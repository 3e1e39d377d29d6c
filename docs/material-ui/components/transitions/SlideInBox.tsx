import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Slide, { type SlideProps } from '@mui/material/Slide';
import Stack from '@mui/material/Stack';

const directions = ['down', 'up', 'left', 'right'] as const;

export default function SlideInBox() {
  const [direction, setDirection] = React.useState<SlideProps['direction']>('down');
  const [isShown, setIsShown] = React.useState(false);
  const [box, setBox] = React.useState<HTMLDivElement | null>(null);

  return (
    <div>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        {directions.map((name) => (
          <Button
            key={name}
            size="small"
            variant="outlined"
            disabled={isShown}
            onClick={() => {
              setDirection(name);
              setIsShown(true);
            }}
          >
            {name}
          </Button>
        ))}
      </Stack>
      <Box
        ref={setBox}
        sx={{ height: 120, p: 2, mt: 2, overflow: 'hidden', border: 1, borderColor: 'divider' }}
      >
        <Slide in={isShown} direction={direction} container={box} mountOnEnter unmountOnExit>
          <Alert onClose={() => setIsShown(false)}>Moved {direction}</Alert>
        </Slide>
      </Box>
    </div>
  );
}
