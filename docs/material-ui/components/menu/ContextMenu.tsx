import * as React from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

export default function ContextMenu() {
  const [position, setPosition] = React.useState<{ top: number; left: number } | null>(null);
  const close = () => setPosition(null);

  const openAtPointer = (event: React.MouseEvent) => {
    event.preventDefault();
    setPosition(position ? null : { top: event.clientY, left: event.clientX });
  };

  const openAtButton = (event: React.MouseEvent<HTMLButtonElement>) => {
    const { bottom, left } = event.currentTarget.getBoundingClientRect();
    setPosition({ top: bottom, left });
  };

  return (
    <Paper
      variant="outlined"
      onContextMenu={openAtPointer}
      sx={{ display: 'flex', alignItems: 'center', gap: 2, p: 2, width: 320, maxWidth: '100%' }}
    >
      <Typography sx={{ flexGrow: 1 }}>Quarterly report</Typography>
      <IconButton
        aria-label="Actions for Quarterly report"
        aria-haspopup="true"
        aria-expanded={position !== null}
        onClick={openAtButton}
      >
        <MoreHoriz />
      </IconButton>
      <Menu
        open={position !== null}
        onClose={close}
        anchorReference="anchorPosition"
        anchorPosition={position ?? undefined}
        MenuListProps={{ 'aria-label': 'Actions for Quarterly report' }}
      >
        <MenuItem onClick={close}>Open</MenuItem>
        <MenuItem onClick={close}>Share</MenuItem>
        <MenuItem onClick={close}>Duplicate</MenuItem>
      </Menu>
    </Paper>
  );
}
