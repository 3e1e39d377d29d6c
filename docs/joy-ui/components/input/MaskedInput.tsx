import * as React from 'react';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

const toHex = (text: string) => text.replace(/[^0-9a-f]/gi, '').slice(0, 12);
const toPairs = (hex: string) => hex.toUpperCase().replace(/(..)(?=.)/g, '$1:');

const HardwareAddress = React.forwardRef<HTMLInputElement, React.ComponentPropsWithoutRef<'input'>>(
  function HardwareAddress({ onChange, ...other }, ref) {
    const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
      const input = event.target;
      // Writing the value moves the caret to the end; put it back behind the digit it was behind.
      const beforeCaret = toHex(input.value.slice(0, input.selectionStart ?? 0));
      input.value = toPairs(toHex(input.value));
      const caret = toPairs(beforeCaret).length;
      input.setSelectionRange(caret, caret);
      onChange?.(event);
    };

    return <input {...other} ref={ref} onChange={handleChange} />;
  },
);

export default function MaskedInput() {
  const [address, setAddress] = React.useState('');

  return (
    <FormControl sx={{ maxWidth: 320 }}>
      <FormLabel>Hardware address</FormLabel>
      <Input
        value={address}
        onChange={(event) => setAddress(event.target.value)}
        placeholder="00:1B:44:11:3A:B7"
        slotProps={{ input: { component: HardwareAddress, spellCheck: false } }}
      />
      <FormHelperText>{toHex(address).length} of 12 digits</FormHelperText>
    </FormControl>
  );
}
