import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import type { DrawerProps } from '@mui/material/Drawer';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

type Anchor = NonNullable<DrawerProps['anchor']>;
const anchors: Anchor[] = ['left', 'right', 'top', 'bottom'];

export default function AnchoredDrawers() {
  const [open, setOpen] = React.useState(false);
  const [anchor, setAnchor] = React.useState<Anchor>('left');
  const close = () => setOpen(false);

  const show = (next: Anchor) => {
    setAnchor(next);
    setOpen(true);
  };

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
      {anchors.map((name) => (
        <Button key={name} onClick={() => show(name)}>
          {name}
        </Button>
      ))}
      <Drawer
        anchor={anchor}
        open={open}
        onClose={close}
        PaperProps={{ role: 'dialog', 'aria-label': `Drawer at the ${anchor}` }}
      >
        <Box sx={{ p: 3, minWidth: 220 }}>
          <Typography sx={{ mb: 2 }}>anchor=&quot;{anchor}&quot;</Typography>
          <Button variant="outlined" onClick={close}>
            Close
          </Button>
        </Box>
      </Drawer>
    </Stack>
  );
}
