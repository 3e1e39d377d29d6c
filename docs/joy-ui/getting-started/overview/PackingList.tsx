import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import Checkbox from '@mui/joy/Checkbox';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Typography from '@mui/joy/Typography';

const variants = ['solid', 'soft', 'outlined'] as const;
const items = ['Map', 'Water', 'Rain jacket'];

export default function PackingList() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('solid');
  const [packed, setPacked] = React.useState<readonly string[]>(['Map']);
  const toggle = (item: string) =>
    setPacked(packed.includes(item) ? packed.filter((other) => other !== item) : [...packed, item]);

  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <FormControl>
        <FormLabel>Variant of the card</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={variant}
          onChange={({ target }) => setVariant(variants.find((v) => v === target.value) ?? variant)}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} size="sm" />
          ))}
        </RadioGroup>
      </FormControl>
      <Card variant={variant} color="primary" invertedColors>
        <Typography level="title-lg" component="p">
          For the hike
        </Typography>
        {items.map((item) => (
          <Checkbox
            key={item}
            label={item}
            checked={packed.includes(item)}
            onChange={() => toggle(item)}
          />
        ))}
        <Typography role="status" level="body-sm" textColor="text.primary">
          {packed.length} of {items.length} packed
        </Typography>
        <Button onClick={() => setPacked(items)}>Pack everything</Button>
      </Card>
    </Box>
  );
}
