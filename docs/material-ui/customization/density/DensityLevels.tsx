import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const sizes = ['medium', 'small'] as const;

export default function DensityLevels() {
  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {sizes.map((size) => (
        <Stack key={size} spacing={2} component="section" aria-label={size}>
          <Typography variant="subtitle2" component="p">
            {size}
          </Typography>
          <TextField size={size} label={`City, ${size}`} />
          <Button size={size} variant="contained">
            Search
          </Button>
        </Stack>
      ))}
    </Stack>
  );
}
