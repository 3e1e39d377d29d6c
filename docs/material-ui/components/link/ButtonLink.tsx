import * as React from 'react';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function ButtonLink() {
  const [open, setOpen] = React.useState(false);

  return (
    <Typography component="div" sx={{ minHeight: 72 }}>
      Files are kept for 30 days.{' '}
      <Link
        component="button"
        type="button"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
        sx={{ verticalAlign: 'baseline' }}
      >
        {open ? 'Less' : 'More'}
      </Link>
      {open && <div>Then they are deleted, and cannot be restored.</div>}
    </Typography>
  );
}
