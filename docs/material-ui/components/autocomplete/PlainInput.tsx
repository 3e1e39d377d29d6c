import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { elements } from './elements';

export default function PlainInput() {
  return (
    <Autocomplete
      options={elements}
      renderInput={({ InputProps, inputProps, InputLabelProps }) => (
        <div ref={InputProps.ref}>
          <Typography component="label" {...InputLabelProps} sx={{ mr: 1 }}>
            Element
          </Typography>
          <Box
            component="input"
            type="text"
            {...inputProps}
            sx={{
              width: 200,
              p: 1,
              border: 1,
              font: 'inherit',
              color: 'inherit',
              bgcolor: 'inherit',
            }}
          />
        </div>
      )}
      sx={{ display: 'inline-block' }}
    />
  );
}
