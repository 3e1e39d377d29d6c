import * as React from 'react';
import Box from '@mui/material/Box';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import CheckoutField from './CheckoutField';
import { deliveries, formatCents, type DeliveryId } from './order';
import { countries, type FormProps } from './values';

const deliveryIds = Object.keys(deliveries) as DeliveryId[];
const wide = { gridColumn: '1 / -1' };

export default function AddressForm(props: FormProps) {
  const labelId = React.useId();
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
        gap: 2,
      }}
    >
      <CheckoutField
        {...props}
        field="email"
        label="E-mail address"
        type="email"
        inputMode="email"
        autoComplete="email"
        sx={wide}
      />
      <CheckoutField {...props} field="name" label="Full name" autoComplete="name" sx={wide} />
      <CheckoutField
        {...props}
        field="street"
        label="Street and number"
        autoComplete="address-line1"
        sx={wide}
      />
      <CheckoutField {...props} field="postalCode" label="Postal code" autoComplete="postal-code" />
      <CheckoutField {...props} field="city" label="City" autoComplete="address-level2" />
      <CheckoutField
        {...props}
        field="country"
        label="Country"
        autoComplete="country-name"
        options={countries}
        sx={wide}
      />
      <FormControl sx={wide}>
        <FormLabel id={labelId}>How fast?</FormLabel>
        <RadioGroup
          aria-labelledby={labelId}
          name="delivery"
          value={props.values.delivery}
          onChange={(_event, value) => props.onChange('delivery', value)}
        >
          {deliveryIds.map((id) => (
            <FormControlLabel
              key={id}
              value={id}
              control={<Radio />}
              sx={{ my: 0.5 }}
              label={`${deliveries[id].label}, ${deliveries[id].time}: ${formatCents(deliveries[id].cents)}`}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Box>
  );
}
