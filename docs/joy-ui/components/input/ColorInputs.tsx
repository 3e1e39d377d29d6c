import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const variants = ['outlined', 'soft', 'plain', 'solid'] as const;
const colors = ['neutral', 'primary', 'danger', 'success', 'warning'] as const;

export default function ColorInputs() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('outlined');

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControl>
        <FormLabel>Variant of all five</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={variant}
          onChange={(event) =>
            setVariant(variants.find((name) => name === event.target.value) ?? 'outlined')
          }
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} size="sm" />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        {colors.map((color) => (
          <Input
            key={color}
            variant={variant}
            color={color}
            aria-label={color}
            defaultValue={color}
            sx={{ width: 160 }}
          />
        ))}
      </Box>
    </Box>
  );
}
