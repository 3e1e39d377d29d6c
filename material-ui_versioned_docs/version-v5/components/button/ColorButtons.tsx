import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import Stack from '@mui/material/Stack';

const colors = [
  'primary',
  'secondary',
  'success',
  'error',
  'info',
  'warning',
  'inherit',
] as const satisfies ReadonlyArray<ButtonProps['color']>;

const variants = ['contained', 'outlined', 'text'] as const;

export default function ColorButtons() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack key={variant} direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
          {colors.map((color) => (
            <Button key={color} variant={variant} color={color}>
              {color}
            </Button>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
