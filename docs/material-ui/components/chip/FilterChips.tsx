import * as React from 'react';
import CheckIcon from '@mui/icons-material/Check';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';

const filters = ['Open', 'Assigned to me', 'Due this week'];

export default function FilterChips() {
  const [chosen, setChosen] = React.useState<readonly string[]>(['Open']);

  const handleToggle = (filter: string) => {
    setChosen((before) =>
      before.includes(filter) ? before.filter((other) => other !== filter) : [...before, filter],
    );
  };

  return (
    <Stack
      role="group"
      aria-label="Filter tasks"
      direction="row"
      spacing={1}
      useFlexGap
      sx={{ flexWrap: 'wrap' }}
    >
      {filters.map((filter) => {
        const isChosen = chosen.includes(filter);
        return (
          <Chip
            key={filter}
            component="button"
            label={filter}
            icon={isChosen ? <CheckIcon /> : undefined}
            color={isChosen ? 'primary' : 'default'}
            variant={isChosen ? 'filled' : 'outlined'}
            aria-pressed={isChosen}
            onClick={() => handleToggle(filter)}
          />
        );
      })}
    </Stack>
  );
}
