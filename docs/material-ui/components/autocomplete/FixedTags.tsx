import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';

const roles = ['Member', 'Author', 'Editor', 'Translator'];
const FIXED = 'Member';

export default function FixedTags() {
  const [value, setValue] = React.useState([FIXED, 'Author']);

  return (
    <Autocomplete
      multiple
      options={roles}
      value={value}
      onChange={(_event, newValue) =>
        setValue([FIXED, ...newValue.filter((role) => role !== FIXED)])
      }
      getOptionDisabled={(role) => role === FIXED}
      renderTags={(tags, getTagProps) =>
        tags.map((role, index) => {
          const { key, ...tagProps } = getTagProps({ index });
          return <Chip key={key} {...tagProps} label={role} disabled={role === FIXED} />;
        })
      }
      renderInput={(params) => <TextField {...params} label="Roles" />}
      sx={{ maxWidth: 480 }}
    />
  );
}
