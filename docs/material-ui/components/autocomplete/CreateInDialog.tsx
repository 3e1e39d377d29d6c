import * as React from 'react';
import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';

const filter = createFilterOptions<string>({ trim: true });

export default function CreateInDialog() {
  const [rooms, setRooms] = React.useState(['Kitchen', 'Office']);
  const [value, setValue] = React.useState<string | null>(null);
  // The name of the room to add; null while the dialog is closed.
  const [draft, setDraft] = React.useState<string | null>(null);

  const handleSubmit = (event: React.FormEvent) => {
    event.preventDefault();
    if (draft !== null && !rooms.includes(draft)) {
      setRooms([...rooms, draft]);
    }
    setValue(draft);
    setDraft(null);
  };

  return (
    <div>
      <Autocomplete
        options={rooms}
        value={value}
        onChange={(_event, room) => (room && !rooms.includes(room) ? setDraft : setValue)(room)}
        filterOptions={(options, state) => {
          const matches = filter(options, state);
          return matches.length > 0 ? matches : [state.inputValue.trim()];
        }}
        getOptionLabel={(room) => (rooms.includes(room) ? room : `Add “${room}”`)}
        renderInput={(params) => <TextField {...params} label="Room" />}
        sx={{ maxWidth: 320 }}
      />
      <Dialog open={draft !== null} onClose={() => setDraft(null)} aria-labelledby="add-room-title">
        <form onSubmit={handleSubmit}>
          <DialogTitle id="add-room-title">Add a room</DialogTitle>
          <TextField
            required
            label="Name"
            value={draft ?? ''}
            onChange={(event) => setDraft(event.target.value)}
            sx={{ mx: 3, mt: 1 }}
          />
          <DialogActions>
            <Button onClick={() => setDraft(null)}>Cancel</Button>
            <Button type="submit">Add</Button>
          </DialogActions>
        </form>
      </Dialog>
    </div>
  );
}
