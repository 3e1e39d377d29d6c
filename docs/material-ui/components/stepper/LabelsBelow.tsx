import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const steps = ['Ordered', 'Packed', 'On the way', 'Delivered'];
const ACTIVE = 2;

export default function LabelsBelow() {
  return (
    <Stepper
      component="ol"
      alternativeLabel
      activeStep={ACTIVE}
      aria-label="Delivery"
      sx={{ width: '100%', m: 0, p: 0, listStyle: 'none' }}
    >
      {steps.map((label, index) => (
        <Step key={label} component="li" aria-current={index === ACTIVE ? 'step' : undefined}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
