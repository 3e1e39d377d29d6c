import * as React from 'react';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepButton from '@mui/material/StepButton';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const labels = ['Name', 'Street', 'City'];

export default function FailedStep() {
  const [active, setActive] = React.useState(0);
  const [visited, setVisited] = React.useState<readonly number[]>([]);
  const [values, setValues] = React.useState(['', '', '']);

  const goTo = (index: number) => {
    setVisited([...visited, active]);
    setActive(index);
  };
  const isMissing = (index: number) => visited.includes(index) && values[index] === '';

  return (
    <Box sx={{ width: '100%' }}>
      <Stepper nonLinear alternativeLabel activeStep={active}>
        {labels.map((label, index) => (
          <Step key={label} completed={values[index] !== ''}>
            <StepButton
              onClick={() => goTo(index)}
              optional={
                <Typography variant="caption" color={isMissing(index) ? 'error' : 'inherit'}>
                  {isMissing(index) ? 'Missing' : '\u00a0'}
                </Typography>
              }
            >
              <StepLabel error={isMissing(index)}>{label}</StepLabel>
            </StepButton>
          </Step>
        ))}
      </Stepper>
      <TextField
        fullWidth
        sx={{ mt: 3 }}
        label={labels[active]}
        error={isMissing(active)}
        value={values[active]}
        onChange={({ target }) =>
          setValues(values.map((value, index) => (index === active ? target.value : value)))
        }
      />
    </Box>
  );
}
