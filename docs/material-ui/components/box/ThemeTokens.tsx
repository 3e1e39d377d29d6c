import Box from '@mui/material/Box';

export default function ThemeTokens() {
  return (
    <Box
      sx={{
        maxWidth: 'sm',
        p: 2,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        color: 'text.secondary',
        boxShadow: 2,
        typography: 'body2',
      }}
    >
      Padding, border, radius, colors, shadow, and type come from the theme.
    </Box>
  );
}
