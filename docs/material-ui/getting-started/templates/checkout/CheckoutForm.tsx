import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import AddressForm from './AddressForm';
import PaymentForm from './PaymentForm';
import Review from './Review';
import { stepTitles } from './CheckoutSteps';
import { placeOrder } from './order';
import { validateAddress, validatePayment } from './validate';
import type { Errors, Values } from './values';

export interface CheckoutFormProps {
  readonly values: Values;
  readonly onChange: (values: Values) => void;
  /** Counted from 0. */
  readonly step: number;
  readonly onStep: (step: number) => void;
  readonly onPlaced: (orderNumber: string) => void;
}

function validateStep(step: number, values: Values): Errors {
  if (step === 0) return validateAddress(values);
  if (step > 1) return {};
  const now = new Date();
  return validatePayment(values, { year: now.getFullYear(), month: now.getMonth() + 1 });
}

export default function CheckoutForm(props: CheckoutFormProps) {
  const { values, onChange, step, onStep, onPlaced } = props;
  const [errors, setErrors] = React.useState<Errors>({});
  const [attempts, setAttempts] = React.useState(0);
  const [isPending, setPending] = React.useState(false);
  const [hasFailed, setFailed] = React.useState(false);
  const formRef = React.useRef<HTMLFormElement>(null);

  // After every attempt that found something, once its messages are on the page.
  React.useEffect(() => {
    if (attempts > 0) formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [attempts]);

  const handlePlace = async () => {
    setPending(true);
    setFailed(false);
    try {
      onPlaced(await placeOrder());
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };
  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const found = validateStep(step, values);
    setErrors(found);
    if (Object.keys(found).length > 0) setAttempts(attempts + 1);
    else if (step < stepTitles.length - 1) onStep(step + 1);
    else void handlePlace();
  };

  const form = {
    values,
    errors,
    onChange: (field: keyof Values, value: string) => {
      onChange({ ...values, [field]: value });
      // A field is right until the next attempt says otherwise.
      setErrors({ ...errors, [field]: undefined });
    },
  };
  return (
    <Box component="form" noValidate ref={formRef} onSubmit={handleSubmit}>
      {step === 0 && <AddressForm {...form} />}
      {step === 1 && <PaymentForm {...form} />}
      {step === 2 && <Review values={values} onEdit={onStep} />}
      {hasFailed && (
        <Alert severity="error" sx={{ mt: 2 }}>
          The order could not be placed. Check your connection, then try again.
        </Alert>
      )}
      <Box sx={{ display: 'flex', gap: 1, justifyContent: 'flex-end', mt: 3 }}>
        {step > 0 && <Button onClick={() => onStep(step - 1)}>Back</Button>}
        <Button type="submit" variant="contained">
          {step < 2 ? 'Continue' : isPending ? 'Placing the order…' : 'Place the order'}
        </Button>
      </Box>
      <Typography variant="body2" sx={{ mt: 2, color: 'text.secondary' }}>
        This is a sample: nothing that you type leaves the page.
      </Typography>
    </Box>
  );
}
