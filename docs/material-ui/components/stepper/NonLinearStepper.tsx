import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Title', 'Picture', 'Text'];

export default function NonLinearStepper() {
  const [active, setActive] = React.useState(0);
  const [done, setDone] = React.useState<readonly number[]>([]);

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map((label, index) => (
          <Step key={label} completed={done.includes(index)}>
            <StepButton
              onClick={() => setActive(index)}
              aria-label={done.includes(index) ? `${label}, done` : undefined}
            >
              {label}
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <Typography role="status" sx={{ my: 3 }}>
        {steps[active]}: {done.length} of {steps.length} steps are done.
      </Typography>
      <Button
        variant="contained"
        disabled={done.includes(active)}
        onClick={() => setDone([...done, active])}
      >
        Mark as done
      </Button>
    </Box>
  );
}
