import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const choices = {
  variant: ['solid', 'soft', 'outlined', 'plain'],
  color: ['primary', 'neutral', 'danger', 'success', 'warning'],
  size: ['sm', 'md', 'lg'],
} as const;

type Choices = typeof choices;
type Look = { [Name in keyof Choices]: Choices[Name][number] };

const names = Object.keys(choices) as (keyof Choices)[];

export default function ButtonPlayground() {
  const [look, setLook] = React.useState<Look>({ variant: 'solid', color: 'primary', size: 'md' });

  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 3, width: '100%' }}>
      <Box sx={{ display: 'grid', placeItems: 'center', minHeight: 80 }}>
        <Button {...look}>Publish article</Button>
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
