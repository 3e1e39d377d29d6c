import CheckBoxIcon from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlankIcon from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

export default function CheckboxOptions() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={elements}
      renderOption={({ key, ...props }, option, { selected }) => (
        <Box key={key} component="li" {...props} sx={{ gap: 1 }}>
          {/* Icons, not checkboxes: an option must not contain another control. */}
          {selected ? (
            <CheckBoxIcon color="primary" />
          ) : (
            <CheckBoxOutlineBlankIcon color="action" />
          )}
          {option}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Elements to filter by" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
