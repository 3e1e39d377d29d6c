import Box from '@mui/joy/Box';
import Sheet from '@mui/joy/Sheet';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;
const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function VariantColors() {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(5, 1fr)' },
        gap: 1.5,
      }}
    >
      {variants.flatMap((variant) =>
        colors.map((color) => (
          <Sheet
            key={`${variant} ${color}`}
            variant={variant}
            color={color}
            sx={{ p: 1.5, borderRadius: 'sm', fontSize: 'sm' }}
          >
            {variant}
            <br />
            {color}
          </Sheet>
        )),
      )}
    </Box>
  );
}
