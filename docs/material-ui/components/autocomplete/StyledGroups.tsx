import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import { elements } from './elements';

/** Atomic numbers at which the periods of the periodic table end. */
const PERIOD_ENDS = [2, 10, 18, 36];

function getPeriod(element: string) {
  const atomicNumber = elements.indexOf(element) + 1;
  return `Period ${PERIOD_ENDS.findIndex((end) => atomicNumber <= end) + 1}`;
}

export default function StyledGroups() {
  return (
    <Autocomplete
      options={elements}
      groupBy={getPeriod}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <Box
            aria-hidden
            sx={{
              position: 'sticky',
              top: -8,
              px: 2,
              py: 0.5,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              typography: 'subtitle2',
            }}
          >
            {group}
          </Box>
          <Box component="ul" role="group" aria-label={group} sx={{ m: 0, p: 0 }}>
            {children}
          </Box>
        </li>
      )}
      renderInput={(params) => <TextField {...params} label="Element, by period" />}
      sx={{ maxWidth: 320 }}
    />
  );
}
