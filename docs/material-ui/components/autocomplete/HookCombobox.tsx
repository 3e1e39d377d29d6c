import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import useAutocomplete from '@mui/material/useAutocomplete';
import { elements } from './elements';

export default function HookCombobox() {
  const { getRootProps, getInputLabelProps, getInputProps, getListboxProps, ...autocomplete } =
    useAutocomplete({ options: elements });

  return (
    <div>
      <div {...getRootProps()}>
        <Typography component="label" {...getInputLabelProps()} sx={{ mr: 1 }}>
          Element
        </Typography>
        <input {...getInputProps()} />
      </div>
      {autocomplete.groupedOptions.length > 0 && (
        <Box
          component="ul"
          {...getListboxProps()}
          sx={{
            width: 240,
            maxHeight: 200,
            m: 0,
            mt: 1,
            p: 0,
            overflow: 'auto',
            listStyle: 'none',
            border: 1,
            borderColor: 'divider',
            '& li': { px: 1, py: 0.5 },
            '& .Mui-focused': { bgcolor: 'action.focus' },
            '& [aria-selected="true"]': { fontWeight: 'bold' },
          }}
        >
          {(autocomplete.groupedOptions as string[]).map((option, index) => {
            const { key, ...optionProps } = autocomplete.getOptionProps({ option, index });
            return (
              <li key={key} {...optionProps}>
                {option}
              </li>
            );
          })}
        </Box>
      )}
    </div>
  );
}
