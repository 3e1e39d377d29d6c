import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MobileStepper from '@mui/material/MobileStepper';
import type { MobileStepperProps } from '@mui/material/MobileStepper';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

type Variant = NonNullable<MobileStepperProps['variant']>;
const pictures = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter'];

export default function MobileSteppers() {
  const [active, setActive] = React.useState(0);
  const [variant, setVariant] = React.useState<Variant>('text');

  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={variant}
        onChange={(_, next: Variant | null) => next && setVariant(next)}
        aria-label="Variant"
      >
        <ToggleButton value="text">text</ToggleButton>
        <ToggleButton value="dots">dots</ToggleButton>
        <ToggleButton value="progress">progress</ToggleButton>
      </ToggleButtonGroup>
      <Typography role="status" sx={{ py: 6, mt: 2, textAlign: 'center', bgcolor: 'action.hover' }}>
        {pictures[active]}
      </Typography>
      <MobileStepper
        variant={variant}
        steps={pictures.length}
        position="static"
        activeStep={active}
        LinearProgressProps={{ 'aria-label': 'Pictures' }}
        backButton={
          <Button disabled={active === 0} onClick={() => setActive(active - 1)}>
            Back
          </Button>
        }
        nextButton={
          <Button disabled={active === pictures.length - 1} onClick={() => setActive(active + 1)}>
            Next
          </Button>
        }
      />
    </Box>
  );
}
