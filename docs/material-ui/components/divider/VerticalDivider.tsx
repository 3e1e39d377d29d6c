import FormatBoldIcon from '@mui/icons-material/FormatBold';
import FormatItalicIcon from '@mui/icons-material/FormatItalic';
import FormatListBulletedIcon from '@mui/icons-material/FormatListBulleted';
import FormatListNumberedIcon from '@mui/icons-material/FormatListNumbered';
import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import IconButton from '@mui/material/IconButton';

export default function VerticalDivider() {
  return (
    <Box
      role="group"
      aria-label="Text format"
      sx={{ display: 'inline-flex', border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      <IconButton aria-label="Bold">
        <FormatBoldIcon />
      </IconButton>
      <IconButton aria-label="Italic">
        <FormatItalicIcon />
      </IconButton>
      <Divider orientation="vertical" aria-orientation="vertical" variant="middle" flexItem />
      <IconButton aria-label="Bulleted list">
        <FormatListBulletedIcon />
      </IconButton>
      <IconButton aria-label="Numbered list">
        <FormatListNumberedIcon />
      </IconButton>
    </Box>
  );
}
