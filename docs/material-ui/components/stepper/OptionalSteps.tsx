import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';

const steps = ['Cart', 'Voucher', 'Payment'];
const OPTIONAL = 1;

export default function OptionalSteps() {
  const [active, setActive] = React.useState(0);
  const [skipped, setSkipped] = React.useState(false);

  const next = (skip: boolean) => {
    if (active === OPTIONAL) setSkipped(skip);
    setActive(active + 1);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper activeStep={active} sx={{ flexWrap: 'wrap', rowGap: 1 }}>
        {steps.map((label, index) => (
          <Step
            key={label}
            aria-current={index === active ? 'step' : undefined}
            completed={index === OPTIONAL && skipped ? false : undefined}
          >
            <StepLabel
              optional={
                index === OPTIONAL && (
                  <Typography variant="caption">{skipped ? 'Skipped' : 'Optional'}</Typography>
                )
              }
            >
              {label}
            </StepLabel>
          </Step>
        ))}
      </Stepper>
      <Stack direction="row" spacing={1} sx={{ mt: 3 }}>
        <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
          Back
        </Button>
        <Button disabled={active !== OPTIONAL} onClick={() => next(true)}>
          Skip
        </Button>
        <Button variant="contained" disabled={active === 3} onClick={() => next(false)}>
          Next
        </Button>
      </Stack>
    </Box>
  );
}
