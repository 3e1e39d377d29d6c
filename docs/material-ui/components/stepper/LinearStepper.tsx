import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Size', 'Paper', 'Copies'];

export default function LinearStepper() {
  const [active, setActive] = React.useState(0);
  const finished = active === steps.length;

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map((label, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {finished ? 'The order is complete.' : `Step ${active + 1} of 3: ${steps[active]}`}
      </Typography>
      <Stack direction="row" spacing={1}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button
          variant="contained"
          onClick={() => setActive(finished ? 0 : active + 1)}
          sx={{ minWidth: 112 }}
        >
          {finished ? 'Start again' : 'Next'}
        </Button>
      </Stack>
    </Box>
  );
}
