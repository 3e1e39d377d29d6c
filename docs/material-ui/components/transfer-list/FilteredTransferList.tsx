import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { CheckList } from './CheckList';
import { columns } from './columns';
import { useTransfer } from './useTransfer';

export default function FilteredTransferList() {
  const { available, shown, checked, message, check, move } = useTransfer(columns, []);
  const [query, setQuery] = React.useState('');
  const isFound = (name: string) => name.toLowerCase().includes(query.toLowerCase());
  // What is filtered out must not move unseen.
  const visible = available.filter(isFound);
  const lists = { checked, onCheck: check };

  return (
    <div>
      <TextField
        size="small"
        type="search"
        label="Find a column"
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        sx={{ mb: 2 }}
      />
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <CheckList title="Found" names={visible} {...lists} />
        <Stack spacing={1}>
          <Button
            onClick={() =>
              move(
                visible.filter((name) => checked.includes(name)),
                'shown',
              )
            }
          >
            Add
          </Button>
          <Button onClick={() => move(checked, 'available')}>Remove</Button>
        </Stack>
        <CheckList title="Chosen" names={shown} {...lists} />
      </Stack>
      <Typography role="status" variant="body2" sx={{ mt: 1, minHeight: '1.5em' }}>
        {message}
      </Typography>
    </div>
  );
}
