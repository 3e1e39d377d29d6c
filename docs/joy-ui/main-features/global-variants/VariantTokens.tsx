import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Chip from '@mui/joy/Chip';

export default function VariantTokens() {
  return (
    <Box
      sx={{
        '--joy-palette-primary-solidBg': 'var(--joy-palette-primary-700)',
        '--joy-palette-primary-solidHoverBg': 'var(--joy-palette-primary-800)',
        '--joy-palette-primary-solidActiveBg': 'var(--joy-palette-primary-900)',
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <Button>Darker</Button>
      <Chip variant="solid" color="primary">
        Darker too
      </Chip>
      <Button color="success">Another color</Button>
      <Button variant="soft">Another variant</Button>
    </Box>
  );
}
