import * as React from 'react';
import Box from '@mui/joy/Box';
import Divider from '@mui/joy/Divider';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const symbols = { USD: '$', EUR: '€', JPY: '¥' } as const;
type Currency = keyof typeof symbols;
const currencies = Object.keys(symbols) as Currency[];

export default function SelectDecorator() {
  const [currency, setCurrency] = React.useState<Currency>('USD');
  const id = React.useId();

  return (
    <Box sx={{ display: 'grid', gap: 0.75, maxWidth: 320 }}>
      <FormLabel htmlFor={id}>Budget</FormLabel>
      <Input
        id={id}
        defaultValue="1200"
        slotProps={{ input: { inputMode: 'decimal' } }}
        startDecorator={symbols[currency]}
        endDecorator={
          <>
            <Divider orientation="vertical" />
            <Select
              aria-label="Currency"
              variant="plain"
              placeholder={currency}
              value={currency}
              onChange={(_event, value) => setCurrency(value ?? currency)}
              sx={{ '--Select-minHeight': '2rem', width: 92, mr: -1.5 }}
            >
              {currencies.map((name) => (
                <Option key={name} value={name}>
                  {name}
                </Option>
              ))}
            </Select>
          </>
        }
      />
    </Box>
  );
}
