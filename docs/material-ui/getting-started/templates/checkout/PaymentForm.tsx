import * as React from 'react';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';
import CheckoutField from './CheckoutField';
import { methodLabels, type FormProps } from './values';

export default function PaymentForm(props: FormProps) {
  const labelId = React.useId();
  return (
    <Stack spacing={2}>
      <FormControl>
        <FormLabel id={labelId}>How do you want to pay?</FormLabel>
        <RadioGroup
          row
          aria-labelledby={labelId}
          name="method"
          value={props.values.method}
          onChange={(_event, value) => props.onChange('method', value)}
        >
          {Object.entries(methodLabels).map(([id, label]) => (
            <FormControlLabel key={id} value={id} control={<Radio />} label={label} />
          ))}
        </RadioGroup>
      </FormControl>
      {props.values.method === 'transfer' ? (
        <Alert severity="info">You get the bank details with the confirmation of your order.</Alert>
      ) : (
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            gap: 2,
          }}
        >
          <CheckoutField
            {...props}
            field="cardNumber"
            label="Card number"
            inputMode="numeric"
            autoComplete="cc-number"
            helperText="To try it: 4111 1111 1111 1111, which is no real card"
            sx={{ gridColumn: '1 / -1' }}
          />
          <CheckoutField
            {...props}
            field="expiry"
            label="Valid until"
            inputMode="numeric"
            autoComplete="cc-exp"
            helperText="Month and year, such as 08/30"
          />
          <CheckoutField
            {...props}
            field="securityCode"
            label="Security code"
            inputMode="numeric"
            autoComplete="cc-csc"
            helperText="3 or 4 digits"
          />
        </Box>
      )}
    </Stack>
  );
}
