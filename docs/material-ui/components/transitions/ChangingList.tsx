import * as React from 'react';
import DeleteIcon from '@mui/icons-material/Delete';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

const names = ['Mercury', 'Venus', 'Earth', 'Mars', 'Jupiter', 'Saturn', 'Uranus', 'Neptune'];
const first = names.slice(0, 3).map((name) => ({ name, isNew: false, isLeaving: false }));

export default function ChangingList() {
  const [planets, setPlanets] = React.useState(first);
  const listRef = React.useRef<HTMLUListElement>(null);
  const next = names.find((name) => planets.every((planet) => planet.name !== name)) ?? '';

  const add = () => setPlanets([...planets, { name: next, isNew: true, isLeaving: false }]);
  const startLeaving = (name: string) => {
    setPlanets(planets.map((one) => (one.name === name ? { ...one, isLeaving: true } : one)));
    listRef.current?.focus();
  };
  const remove = (name: string) => {
    setPlanets((current) => current.filter((planet) => planet.name !== name));
  };

  return (
    <div>
      <Button variant="outlined" disabled={!next} onClick={add}>
        {next ? `Add ${next}` : 'All are listed'}
      </Button>
      <List ref={listRef} tabIndex={-1} aria-label="Planets" sx={{ maxWidth: 320 }}>
        {planets.map(({ name, isNew, isLeaving }) => (
          <li key={name}>
            <Collapse in={!isLeaving} appear={isNew} onExited={() => remove(name)}>
              <ListItem
                component="div"
                secondaryAction={
                  <IconButton aria-label={`Remove ${name}`} onClick={() => startLeaving(name)}>
                    <DeleteIcon />
                  </IconButton>
                }
              >
                <ListItemText primary={name} />
              </ListItem>
            </Collapse>
          </li>
        ))}
      </List>
    </div>
  );
}
