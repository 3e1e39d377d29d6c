import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

const variants = ['outlined', 'filled', 'standard'] as const;

export default function MultipleValues() {
  return (
    <Stack spacing={3} sx={{ maxWidth: 480 }}>
      {variants.map((variant) => (
        <Autocomplete
          key={variant}
          multiple
          filterSelectedOptions={variant === 'filled'}
          options={elements}
          defaultValue={['Oxygen', 'Iron']}
          renderInput={(params) => (
            <TextField {...params} variant={variant} label={`Elements, ${variant}`} />
          )}
        />
      ))}
      <Autocomplete
        multiple
        readOnly
        options={elements}
        defaultValue={['Oxygen', 'Iron']}
        renderInput={(params) => <TextField {...params} label="Elements, read only" />}
      />
    </Stack>
  );
}
