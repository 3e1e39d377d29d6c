import * as React from 'react';
import SendIcon from '@mui/icons-material/Send';
import Alert from '@mui/joy/Alert';
import Avatar from '@mui/joy/Avatar';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantAcrossComponents() {
  const [variant, setVariant] = React.useState<(typeof variants)[number]>('solid');

  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <FormControl>
        <FormLabel>Variant</FormLabel>
        <RadioGroup
          orientation="horizontal"
          value={variant}
          onChange={({ target }) => setVariant(variants.find((v) => v === target.value) ?? variant)}
          sx={{ flexWrap: 'wrap', rowGap: 1 }}
        >
          {variants.map((name) => (
            <Radio key={name} value={name} label={name} size="sm" />
          ))}
        </RadioGroup>
      </FormControl>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Button variant={variant}>Button</Button>
        <IconButton variant={variant} color="primary" aria-label="Send">
          <SendIcon />
        </IconButton>
        <Chip variant={variant} color="success">
          Chip
        </Chip>
        <Avatar variant={variant} color="warning">
          A
        </Avatar>
        <Input variant={variant} aria-label="Input" defaultValue="Input" sx={{ width: 120 }} />
      </Box>
      <Alert variant={variant} color="danger">
        Alert
      </Alert>
    </Box>
  );
}
