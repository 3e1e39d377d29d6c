import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';
import Paper from '@mui/material/Paper';

const groups = [
  { name: 'Inner planets', planets: ['Mercury', 'Venus', 'Earth', 'Mars'] },
  { name: 'Outer planets', planets: ['Jupiter', 'Saturn', 'Uranus', 'Neptune'] },
];

export default function StickyHeaders() {
  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label="Planets by group"
      tabIndex={0}
      sx={{ maxWidth: 360, height: 240, overflow: 'auto' }}
    >
      {groups.map(({ name, planets }) => (
        <List key={name} disablePadding subheader={<ListSubheader>{name}</ListSubheader>}>
          {planets.map((planet) => (
            <ListItem key={planet}>
              <ListItemText primary={planet} />
            </ListItem>
          ))}
        </List>
      ))}
    </Paper>
  );
}
