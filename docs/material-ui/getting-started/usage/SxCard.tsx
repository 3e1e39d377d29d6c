import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function SxCard() {
  return (
    <Box
      sx={{
        p: 2,
        width: { xs: '100%', sm: 320 },
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="h6" component="h3" gutterBottom>
        Task 1
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>Write the quarterly report</Typography>
    </Box>
  );
}
