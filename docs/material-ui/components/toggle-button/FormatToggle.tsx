import * as React from 'react';
import FormatBold from '@mui/icons-material/FormatBold';
import FormatItalic from '@mui/icons-material/FormatItalic';
import FormatUnderlined from '@mui/icons-material/FormatUnderlined';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';

export default function FormatToggle() {
  const [formats, setFormats] = React.useState<string[]>(['bold']);

  return (
    <Stack spacing={1}>
      <ToggleButtonGroup
        aria-label="Text formatting"
        value={formats}
        onChange={(_, value: string[]) => setFormats(value)}
      >
        <ToggleButton value="bold" aria-label="Bold">
          <FormatBold />
        </ToggleButton>
        <ToggleButton value="italic" aria-label="Italic">
          <FormatItalic />
        </ToggleButton>
        <ToggleButton value="underlined" aria-label="Underlined">
          <FormatUnderlined />
        </ToggleButton>
      </ToggleButtonGroup>
      <Typography
        sx={{
          fontWeight: formats.includes('bold') ? 'bold' : undefined,
          fontStyle: formats.includes('italic') ? 'italic' : undefined,
          textDecoration: formats.includes('underlined') ? 'underline' : undefined,
        }}
      >
        The quick brown fox
      </Typography>
    </Stack>
  );
}
