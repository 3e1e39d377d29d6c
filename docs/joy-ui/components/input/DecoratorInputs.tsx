import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

export default function DecoratorInputs() {
  return (
    <Box sx={{ display: 'grid', gap: 2, maxWidth: 320 }}>
      <Input aria-label="Search" type="search" startDecorator={<SearchIcon />} />
      <Input
        aria-label="Weight in kilograms"
        defaultValue="12"
        endDecorator="kg"
        slotProps={{ input: { inputMode: 'decimal' } }}
      />
      <Input
        aria-label="Discount code"
        placeholder="Discount code"
        endDecorator={<Button variant="soft">Apply</Button>}
      />
    </Box>
  );
}
