import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import CheckoutForm from './CheckoutForm';
import CheckoutSteps, { stepTitles } from './CheckoutSteps';
import OrderSummary from './OrderSummary';
import { emptyValues } from './values';

const columns = { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 340px' };

export default function Checkout() {
  const [values, setValues] = React.useState(emptyValues);
  const [step, setStep] = React.useState(0);
  const [orderNumber, setOrderNumber] = React.useState<string | null>(null);
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  const goTo = (next: number) => {
    setStep(next);
    // A new step begins at its heading, as a new page would.
    headingRef.current?.focus();
  };
  const handlePlaced = (placed: string) => {
    setOrderNumber(placed);
    goTo(stepTitles.length);
  };
  const handleRestart = () => {
    setValues(emptyValues);
    setOrderNumber(null);
    goTo(0);
  };

  return (
    <Box sx={{ minHeight: '100dvh', bgcolor: 'background.default', color: 'text.primary' }}>
      <Box
        component="header"
        sx={{
          px: { xs: 2, sm: 3 },
          py: 2,
          borderBottom: '1px solid',
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Typography variant="h6" component="p" sx={{ maxWidth: 1080, mx: 'auto' }}>
          Sample shop
        </Typography>
      </Box>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: columns,
          gap: 3,
          alignItems: 'start',
          maxWidth: 1128,
          mx: 'auto',
          p: { xs: 2, sm: 3 },
        }}
      >
        <main>
          <Typography component="h1" variant="h4" sx={{ mb: 3 }}>
            Checkout
          </Typography>
          <CheckoutSteps step={step} />
          <Card variant="outlined" sx={{ p: { xs: 2, sm: 3 } }}>
            <Typography
              component="h2"
              variant="h6"
              ref={headingRef}
              tabIndex={-1}
              sx={{ mb: 2, outline: 0 }}
            >
              {stepTitles[step] ?? `Order ${orderNumber} is placed`}
            </Typography>
            {orderNumber === null ? (
              <CheckoutForm
                values={values}
                onChange={setValues}
                step={step}
                onStep={goTo}
                onPlaced={handlePlaced}
              />
            ) : (
              <>
                <Typography sx={{ mb: 3, overflowWrap: 'anywhere' }}>
                  A confirmation would now be on its way to {values.email}.
                </Typography>
                <Button variant="outlined" onClick={handleRestart}>
                  Start again
                </Button>
              </>
            )}
          </Card>
        </main>
        <OrderSummary delivery={values.delivery} />
      </Box>
    </Box>
  );
}
