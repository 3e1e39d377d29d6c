import * as React from 'react';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const titles: Record<string, string> = {
  '/docs': 'Documents',
  '/docs/2024': '2024',
  '/docs/2024/invoices': 'Invoices',
};

export default function PathBreadcrumbs() {
  // Stands for the path that your router tells you.
  const [path, setPath] = React.useState('/docs/2024/invoices');
  const names = path.split('/').filter(Boolean);
  const paths = names.map((_, index) => `/${names.slice(0, index + 1).join('/')}`);

  return (
    <Breadcrumbs aria-label="Place from the path">
      {paths.map((to) =>
        to === path ? (
          <Typography key={to} aria-current="page" sx={{ color: 'text.primary' }}>
            {titles[to]}
          </Typography>
        ) : (
          <Link
            key={to}
            color="inherit"
            underline="hover"
            href={`#with-a-router${to}`}
            onClick={(event) => {
              event.preventDefault();
              setPath(to);
            }}
          >
            {titles[to]}
          </Link>
        ),
      )}
    </Breadcrumbs>
  );
}
