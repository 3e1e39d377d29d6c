import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function ColorButtons() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {variants.map((variant) => (
        <Box
          key={variant}
          role="group"
          aria-label={`${variant} buttons`}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Box>
      ))}
    </Box>
  );
}
