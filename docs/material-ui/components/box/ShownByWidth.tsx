import SaveIcon from '@mui/icons-material/Save';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

export default function ShownByWidth() {
  return (
    <Button variant="outlined" aria-label="Save the draft">
      <SaveIcon />
      <Box component="span" sx={{ display: { xs: 'none', md: 'inline' }, ml: 1 }}>
        Save the draft
      </Box>
    </Button>
  );
}
