import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Step from '@mui/material/Step';
import StepContent from '@mui/material/StepContent';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = [
  { label: 'Unplug the device', text: 'Wait until the light is off.' },
  { label: 'Press the button', text: 'Hold it for ten seconds.' },
  { label: 'Plug it in again', text: 'The light turns green when it is ready.' },
];

export default function VerticalStepper() {
  const [active, setActive] = React.useState(0);

  return (
    <Box sx={{ width: '100%', maxWidth: 400, minHeight: 310 }}>
      <Stepper orientation="vertical" activeStep={active}>
        {steps.map(({ label, text }, index) => (
          <Step key={label} aria-current={index === active ? 'step' : undefined}>
            <StepLabel>{label}</StepLabel>
            <StepContent>
              <Typography variant="body2">{text}</Typography>
              <Box sx={{ mt: 2 }}>
                <Button variant="contained" onClick={() => setActive(active + 1)}>
                  {index === steps.length - 1 ? 'Finish' : 'Continue'}
                </Button>
                <Button disabled={index === 0} onClick={() => setActive(active - 1)}>
                  Back
                </Button>
              </Box>
            </StepContent>
          </Step>
        ))}
      </Stepper>
      {active === steps.length && (
        <Button sx={{ mt: 2 }} onClick={() => setActive(0)}>
          Show the steps again
        </Button>
      )}
    </Box>
  );
}
