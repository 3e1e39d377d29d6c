import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const label = 'Keep both files and add a number to the name of the new one';

export default function LongLabels() {
  return (
    <Paper sx={{ width: 240, maxWidth: '100%' }}>
      <MenuList aria-label="Conflict">
        <MenuItem>
          <Typography noWrap>{label}</Typography>
        </MenuItem>
        <MenuItem divider sx={{ whiteSpace: 'normal' }}>
          {label}
        </MenuItem>
        <MenuItem>Cancel</MenuItem>
      </MenuList>
    </Paper>
  );
}
