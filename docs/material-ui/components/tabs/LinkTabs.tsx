import * as React from 'react';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

const paths = ['/drafts', '/sent', '/trash'];

export default function LinkTabs() {
  // Stands for the path that your router tells you.
  const [path, setPath] = React.useState('/drafts');

  const navigate = (event: React.MouseEvent, next: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setPath(next);
  };

  return (
    <Box sx={{ width: '100%' }}>
      <Tabs value={paths.includes(path) ? path : false} aria-label="Mail">
        {paths.map((name) => (
          <Tab
            key={name}
            component="a"
            href={`#tabs-as-links${name}`}
            value={name}
            label={name.slice(1)}
            onClick={(event: React.MouseEvent) => navigate(event, name)}
          />
        ))}
      </Tabs>
      <Typography role="status" variant="body2" sx={{ p: 2 }}>
        Current path: {path}
      </Typography>
    </Box>
  );
}
