import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover, { type PopoverOrigin } from '@mui/material/Popover';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const vertical = ['top', 'center', 'bottom'] as const;
const horizontal = ['left', 'center', 'right'] as const;
const points: PopoverOrigin[] = vertical.flatMap((v) =>
  horizontal.map((h) => ({ vertical: v, horizontal: h })),
);
const toName = (point: PopoverOrigin) => `${point.vertical} ${point.horizontal}`;

export default function PopoverOrigins() {
  const [anchor, setAnchor] = React.useState<HTMLButtonElement | null>(null);
  const [origins, setOrigins] = React.useState({ anchorOrigin: 6, transformOrigin: 0 });

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center' }}>
      {(['anchorOrigin', 'transformOrigin'] as const).map((prop) => (
        <TextField
          key={prop}
          select
          size="small"
          label={prop}
          value={origins[prop]}
          onChange={({ target }) => setOrigins({ ...origins, [prop]: Number(target.value) })}
          slotProps={{ select: { native: true } }}
          sx={{ width: 160 }}
        >
          {points.map((point, index) => (
            <option key={toName(point)} value={index}>
              {toName(point)}
            </option>
          ))}
        </TextField>
      ))}
      <Button
        variant="contained"
        aria-haspopup="dialog"
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        Open
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        anchorOrigin={points[origins.anchorOrigin]}
        transformOrigin={points[origins.transformOrigin]}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Placed popover' } }}
      >
        <Typography sx={{ p: 2 }}>The popover</Typography>
      </Popover>
    </Box>
  );
}
