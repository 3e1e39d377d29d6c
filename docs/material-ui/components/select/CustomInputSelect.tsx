import ExpandMore from '@mui/icons-material/ExpandMore';
import InputBase from '@mui/material/InputBase';
import MenuItem from '@mui/material/MenuItem';
import Select, { selectClasses } from '@mui/material/Select';
import { styled } from '@mui/material/styles';

const PillInput = styled(InputBase)(({ theme }) => ({
  border: '1px solid currentColor',
  borderRadius: 18,
  [`& .${selectClasses.select}`]: {
    borderRadius: 18,
    padding: theme.spacing(0.5, 2),
  },
  [`& .${selectClasses.icon}`]: { right: theme.spacing(1), color: 'inherit' },
  '&.Mui-focused': { outline: '2px solid currentColor', outlineOffset: 1 },
}));

export default function CustomInputSelect() {
  return (
    <Select
      input={<PillInput />}
      IconComponent={ExpandMore}
      defaultValue="newest"
      inputProps={{ 'aria-label': 'Order' }}
      MenuProps={{ MenuListProps: { 'aria-label': 'Order' } }}
      sx={{ width: 180 }}
    >
      <MenuItem value="newest">Newest first</MenuItem>
      <MenuItem value="oldest">Oldest first</MenuItem>
    </Select>
  );
}
