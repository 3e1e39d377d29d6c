import AddIcon from '@mui/icons-material/Add';
import FormatAlignCenterIcon from '@mui/icons-material/FormatAlignCenter';
import FormatAlignLeftIcon from '@mui/icons-material/FormatAlignLeft';
import FormatAlignRightIcon from '@mui/icons-material/FormatAlignRight';
import NavigationIcon from '@mui/icons-material/Navigation';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Checkbox from '@mui/material/Checkbox';
import Fab from '@mui/material/Fab';
import FormControlLabel from '@mui/material/FormControlLabel';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

function Half({ items, checked }: { items: readonly string[]; checked: string }) {
  return (
    <Paper variant="outlined" sx={{ flex: 1 }}>
      <List dense disablePadding>
        {items.map((item) => (
          <ListItemButton key={item} dense sx={{ px: 0.5, py: 0 }}>
            <Checkbox size="small" edge="start" checked={item === checked} sx={{ p: 0.5, ml: 0 }} />
            <ListItemText primary={item} />
          </ListItemButton>
        ))}
      </List>
    </Paper>
  );
}

export const inputs = {
  'react-autocomplete': () => (
    <Autocomplete
      multiple
      fullWidth
      size="small"
      options={['Earth', 'Mars', 'Venus']}
      defaultValue={['Earth', 'Mars']}
      renderInput={(params) => <TextField {...params} label="Planets" />}
    />
  ),
  'react-button': () => (
    <Stack direction="row" spacing={1.5}>
      <Button variant="contained">Save</Button>
      <Button variant="outlined">Edit</Button>
      <Button>Skip</Button>
    </Stack>
  ),
  'react-button-group': () => (
    <ButtonGroup variant="contained">
      <Button>Day</Button>
      <Button>Week</Button>
      <Button>Month</Button>
    </ButtonGroup>
  ),
  'react-checkbox': () => (
    <Stack>
      <FormControlLabel control={<Checkbox defaultChecked />} label="Weekly summary" />
      <FormControlLabel control={<Checkbox />} label="Product news" />
    </Stack>
  ),
  'react-floating-action-button': () => (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Fab color="primary">
        <AddIcon />
      </Fab>
      <Fab variant="extended" sx={{ color: 'common.black' }}>
        <NavigationIcon sx={{ mr: 1 }} />
        Route
      </Fab>
    </Stack>
  ),
  'react-radio-button': () => (
    <RadioGroup defaultValue="standard">
      <FormControlLabel value="standard" control={<Radio />} label="Standard delivery" />
      <FormControlLabel value="express" control={<Radio />} label="Express delivery" />
    </RadioGroup>
  ),
  'react-rating': () => <Rating defaultValue={3.5} precision={0.5} size="large" />,
  'react-select': () => (
    <TextField
      select
      fullWidth
      label="Currency"
      defaultValue="EUR"
      slotProps={{ inputLabel: { shrink: true } }}
    >
      <MenuItem value="EUR">Euro</MenuItem>
      <MenuItem value="JPY">Yen</MenuItem>
    </TextField>
  ),
  'react-slider': () => (
    <Box sx={{ width: 220 }}>
      <Slider defaultValue={40} />
      <Slider defaultValue={[25, 70]} marks step={10} color="secondary" />
    </Box>
  ),
  'react-switch': () => (
    <Stack>
      <FormControlLabel control={<Switch defaultChecked />} label="Wi-Fi" />
      <FormControlLabel control={<Switch />} label="Bluetooth" />
    </Stack>
  ),
  'react-text-field': () => (
    <Stack spacing={2} sx={{ width: 220 }}>
      <TextField size="small" label="Name" defaultValue="Quarterly report" />
      <TextField size="small" variant="filled" label="Notes" />
    </Stack>
  ),
  'react-transfer-list': () => (
    <Stack direction="row" spacing={1} sx={{ width: '100%', alignItems: 'center' }}>
      <Half items={['Task 1', 'Task 2', 'Task 3']} checked="Task 2" />
      <Stack spacing={1}>
        {['›', '‹'].map((sign) => (
          <Button key={sign} variant="outlined" size="small" sx={{ minWidth: 32, p: 0 }}>
            {sign}
          </Button>
        ))}
      </Stack>
      <Half items={['Task 4', 'Task 5']} checked="" />
    </Stack>
  ),
  'react-toggle-button': () => (
    <ToggleButtonGroup value="left" color="primary">
      <ToggleButton value="left">
        <FormatAlignLeftIcon />
      </ToggleButton>
      <ToggleButton value="center">
        <FormatAlignCenterIcon />
      </ToggleButton>
      <ToggleButton value="right">
        <FormatAlignRightIcon />
      </ToggleButton>
    </ToggleButtonGroup>
  ),
};
