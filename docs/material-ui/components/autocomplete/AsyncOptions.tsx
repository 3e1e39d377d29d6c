import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import CircularProgress from '@mui/material/CircularProgress';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

export default function AsyncOptions() {
  const [open, setOpen] = React.useState(false);
  const [options, setOptions] = React.useState<readonly string[] | null>(null);
  const loading = open && options === null;

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    // Stands for the request that your app sends.
    const timer = setTimeout(() => setOptions(elements), 1500);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Autocomplete
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={options ?? []}
      loading={loading}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Element, loaded on open"
          slotProps={{
            input: {
              ...params.InputProps,
              endAdornment: (
                <React.Fragment>
                  {loading && <CircularProgress aria-hidden color="inherit" size={20} />}
                  {params.InputProps.endAdornment}
                </React.Fragment>
              ),
            },
          }}
        />
      )}
      sx={{ maxWidth: 320 }}
    />
  );
}
