import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Paper from '@mui/material/Paper';

interface CheckListProps {
  title: string;
  names: readonly string[];
  checked: readonly string[];
  onCheck: (names: readonly string[], isChecked: boolean) => void;
}

/** A list of checkboxes in a box that scrolls, named by its title. */
export function CheckList({ title, names, checked, onCheck }: CheckListProps) {
  return (
    <FormControl component="fieldset" sx={{ flex: '1 1 180px', maxWidth: 240 }}>
      <FormLabel component="legend" sx={{ mb: 0.5 }}>
        {title} ({names.length})
      </FormLabel>
      <Paper variant="outlined" sx={{ height: 220, overflow: 'auto', px: 2, py: 1 }}>
        {names.map((name) => (
          <FormControlLabel
            key={name}
            label={name}
            sx={{ display: 'flex' }}
            control={
              <Checkbox
                size="small"
                checked={checked.includes(name)}
                onChange={(event) => onCheck([name], event.target.checked)}
              />
            }
          />
        ))}
      </Paper>
    </FormControl>
  );
}
