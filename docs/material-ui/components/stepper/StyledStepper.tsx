import CloudUpload from '@mui/icons-material/CloudUpload';
import Done from '@mui/icons-material/Done';
import Science from '@mui/icons-material/Science';
import Box from '@mui/material/Box';
import Step from '@mui/material/Step';
import StepConnector, { stepConnectorClasses } from '@mui/material/StepConnector';
import type { StepIconProps } from '@mui/material/StepIcon';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';

const icons = [<CloudUpload key="upload" />, <Science key="test" />, <Done key="release" />];

function RoundIcon({ active, completed, icon }: StepIconProps) {
  const reached = active || completed;
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        width: 48,
        height: 48,
        borderRadius: '50%',
        bgcolor: reached ? 'primary.main' : 'action.disabledBackground',
        color: reached ? 'primary.contrastText' : 'text.secondary',
      }}
    >
      {icons[Number(icon) - 1]}
    </Box>
  );
}

const connector = (
  <StepConnector
    sx={{
      [`&.${stepConnectorClasses.alternativeLabel}`]: {
        top: 22,
        left: 'calc(-50% + 28px)',
        right: 'calc(50% + 28px)',
      },
      [`& .${stepConnectorClasses.line}`]: { borderTopWidth: 4, borderRadius: 1 },
      [`&.${stepConnectorClasses.active}, &.${stepConnectorClasses.completed}`]: {
        [`& .${stepConnectorClasses.line}`]: { borderColor: 'primary.main' },
      },
    }}
  />
);

export default function StyledStepper() {
  return (
    <Stepper alternativeLabel activeStep={1} connector={connector} sx={{ width: '100%' }}>
      {['Upload', 'Test', 'Release'].map((label, index) => (
        <Step key={label} aria-current={index === 1 ? 'step' : undefined}>
          <StepLabel StepIconComponent={RoundIcon}>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  );
}
