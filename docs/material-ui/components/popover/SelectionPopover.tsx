import * as React from 'react';
import Button from '@mui/material/Button';
import Popover, { type PopoverProps } from '@mui/material/Popover';
import Typography from '@mui/material/Typography';

interface Selected {
  readonly text: string;
  readonly anchorEl: PopoverProps['anchorEl'];
}

export default function SelectionPopover() {
  const [selected, setSelected] = React.useState<Selected | null>(null);
  const [open, setOpen] = React.useState(false);

  const handleMouseUp = () => {
    const selection = window.getSelection();
    if (!selection || selection.isCollapsed) return;
    const range = selection.getRangeAt(0);
    setSelected({
      text: selection.toString(),
      anchorEl: { nodeType: 1, getBoundingClientRect: () => range.getBoundingClientRect() },
    });
    setOpen(true);
  };

  return (
    <div>
      <Typography onMouseUp={handleMouseUp}>
        Select some words of this sentence with the mouse, and a popover counts their letters.
      </Typography>
      <Popover
        open={open}
        anchorEl={selected?.anchorEl}
        onClose={() => setOpen(false)}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
        transformOrigin={{ vertical: 'top', horizontal: 'center' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Selected text' } }}
      >
        <Typography sx={{ p: 2, maxWidth: 280 }}>
          “{selected?.text}” has {selected?.text.match(/\p{L}/gu)?.length ?? 0} letters.
        </Typography>
        <Button onClick={() => setOpen(false)} sx={{ m: 1, mt: 0 }}>
          Close
        </Button>
      </Popover>
    </div>
  );
}
