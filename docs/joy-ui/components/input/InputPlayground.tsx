import * as React from 'react';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const choices = {
  variant: ['outlined', 'soft', 'plain', 'solid'],
  color: ['neutral', 'primary', 'danger', 'success', 'warning'],
  size: ['sm', 'md', 'lg'],
} as const;

type Choices = typeof choices;
type Look = { [Name in keyof Choices]: Choices[Name][number] };

const names = Object.keys(choices) as (keyof Choices)[];

export default function InputPlayground() {
  const [look, setLook] = React.useState<Look>({
    variant: 'outlined',
    color: 'neutral',
    size: 'md',
  });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: '100%' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 80 }}>
        <Input {...look} aria-label="Project name" defaultValue="Quarterly report" />
      </Box>
      {names.map((name) => (
        <FormControl key={name}>
          <FormLabel>{name}</FormLabel>
          <RadioGroup
            orientation="horizontal"
            value={look[name]}
            onChange={(event) => setLook({ ...look, [name]: event.target.value })}
            sx={{ flexWrap: 'wrap', rowGap: 1 }}
          >
            {choices[name].map((value) => (
              <Radio key={value} value={value} label={value} size="sm" />
            ))}
          </RadioGroup>
        </FormControl>
      ))}
    </Box>
  );
}
