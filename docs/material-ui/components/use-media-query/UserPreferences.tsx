import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import useMediaQuery from '@mui/material/useMediaQuery';

const preferences = [
  { label: 'Less motion', query: '(prefers-reduced-motion: reduce)' },
  { label: 'More contrast', query: '(prefers-contrast: more)' },
  { label: 'Dark colors', query: '(prefers-color-scheme: dark)' },
  { label: 'Coarse pointer', query: '(pointer: coarse)' },
];

function Preference({ label, query }: { label: string; query: string }) {
  const isWanted = useMediaQuery(query);
  return (
    <ListItem disableGutters>
      <ListItemText primary={`${label}: ${isWanted ? 'yes' : 'no'}`} secondary={query} />
    </ListItem>
  );
}

export default function UserPreferences() {
  return (
    <List dense disablePadding aria-label="Preferences">
      {preferences.map((preference) => (
        <Preference key={preference.label} {...preference} />
      ))}
    </List>
  );
}
