import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

export const stepTitles = ['Delivery', 'Payment', 'Review'] as const;

/** @param step the current one, counted from 0; 3 means that all are done. */
export default function CheckoutSteps({ step }: { readonly step: number }) {
  return (
    <Stepper
      alternativeLabel
      component="ol"
      activeStep={step}
      aria-label="Steps"
      sx={{ m: 0, mb: 3, p: 0, listStyle: 'none' }}
    >
      {stepTitles.map((title, index) => (
        <Step key={title} component="li" aria-current={index === step ? 'step' : undefined}>
          <StepLabel>{title}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
