import Box from '@mui/material/Box';

export default function HoverSquare() {
  return (
    <Box
      role="img"
      aria-label="A square in the primary color"
      sx={{
        width: 120,
        height: 120,
        borderRadius: 1,
        bgcolor: 'primary.main',
        transition: 'background-color 150ms',
        '&:hover': { bgcolor: 'primary.dark' },
      }}
    />
  );
}
