import Add from '@mui/icons-material/Add';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function ExtendedFabSizes() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {sizes.map((size) => (
        <Fab key={size} variant="extended" size={size} color="primary">
          <Add sx={{ mr: size === 'small' ? 0.5 : 1 }} />
          New {size}
        </Fab>
      ))}
    </Stack>
  );
}
