import * as React from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogTitle from '@mui/material/DialogTitle';
import Paper from '@mui/material/Paper';
import type { PaperProps } from '@mui/material/Paper';

function DraggablePaper(props: PaperProps) {
  const [offset, setOffset] = React.useState({ x: 0, y: 0 });
  const grip = React.useRef<{ x: number; y: number } | null>(null);

  const handleDown = (event: React.PointerEvent<HTMLDivElement>) => {
    if (!(event.target instanceof Element && event.target.closest('[data-grip]'))) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { x: event.clientX - offset.x, y: event.clientY - offset.y };
  };
  const handleMove = ({ clientX, clientY }: React.PointerEvent) => {
    if (!grip.current) return;
    setOffset({ x: clientX - grip.current.x, y: clientY - grip.current.y });
  };
  const release = () => {
    grip.current = null;
  };

  return (
    <Paper
      {...props}
      style={{ translate: `${offset.x}px ${offset.y}px` }}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={release}
      onPointerCancel={release}
    />
  );
}

export default function DraggableDialog() {
  const [open, setOpen] = React.useState(false);

  return (
    <div>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Open movable dialog
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} PaperComponent={DraggablePaper}>
        <DialogTitle data-grip="" sx={{ cursor: 'move', touchAction: 'none', userSelect: 'none' }}>
          Drag me by this title
        </DialogTitle>
        <DialogActions>
          <Button onClick={() => setOpen(false)}>Close</Button>
        </DialogActions>
      </Dialog>
    </div>
  );
}
