import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function VariantStates() {
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {variants.map((variant) => (
        <Box
          key={variant}
          role="group"
          aria-label={variant}
          sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}
        >
          <Button color="neutral" variant={variant}>
            {variant}
          </Button>
          <Button
            color="neutral"
            variant={variant}
            sx={(theme) => theme.variants[`${variant}Hover`].neutral}
          >
            Hover
          </Button>
          <Button
            color="neutral"
            variant={variant}
            sx={(theme) => theme.variants[`${variant}Active`].neutral}
          >
            Active
          </Button>
          <Button color="neutral" variant={variant} disabled>
            Disabled
          </Button>
        </Box>
      ))}
    </Box>
  );
}
