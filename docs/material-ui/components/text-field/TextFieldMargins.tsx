import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const margins = ['none', 'dense', 'normal'] as const;

export default function TextFieldMargins() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      {margins.map((margin) => (
        <Box key={margin} sx={{ border: 1, borderColor: 'divider' }}>
          <TextField margin={margin} label={`margin="${margin}"`} />
        </Box>
      ))}
    </Stack>
  );
}
