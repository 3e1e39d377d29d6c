import * as React from 'react';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import Close from '@mui/icons-material/Close';
import Menu from '@mui/icons-material/Menu';
import MetersTable from './MetersTable';
import Navigation, { viewTitles, type View } from './Navigation';
import Overview from './Overview';
import Settings, { type Target } from './Settings';

const line = '1px solid';

function Header({ onOpenMenu }: { readonly onOpenMenu: () => void }) {
  return (
    <Toolbar
      component="header"
      sx={{
        gridColumn: '1 / -1',
        gap: 1,
        borderBottom: line,
        borderColor: 'divider',
        bgcolor: 'background.paper',
      }}
    >
      <IconButton
        edge="start"
        aria-label="Open navigation"
        onClick={onOpenMenu}
        sx={{ display: { md: 'none' } }}
      >
        <Menu />
      </IconButton>
      <Typography variant="h6" component="p" sx={{ flexGrow: 1 }}>
        Sample building
      </Typography>
      <Chip size="small" label="Sample data" />
    </Toolbar>
  );
}

export default function Dashboard() {
  const [view, setView] = React.useState<View>('overview');
  const [isMenuOpen, setMenuOpen] = React.useState(false);
  const [target, setTarget] = React.useState<Target>({ amount: 80, isShown: true });
  const headingRef = React.useRef<HTMLHeadingElement>(null);

  const handleNavigate = (next: View) => {
    setView(next);
    headingRef.current?.focus();
  };
  // A drawer gives the focus back to the button that opened it.
  const handleNavigateInDrawer = (next: View) => {
    setView(next);
    setMenuOpen(false);
  };

  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '240px minmax(0, 1fr)' },
        gridTemplateRows: 'auto 1fr',
        minHeight: '100dvh',
        bgcolor: 'background.default',
        color: 'text.primary',
      }}
    >
      <Header onOpenMenu={() => setMenuOpen(true)} />
      <Box
        component="nav"
        aria-label="Views"
        sx={{
          display: { xs: 'none', md: 'block' },
          borderInlineEnd: line,
          borderColor: 'divider',
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ position: 'sticky', top: 0 }}>
          <Navigation view={view} onChange={handleNavigate} />
        </Box>
      </Box>
      <Drawer
        open={isMenuOpen}
        onClose={() => setMenuOpen(false)}
        PaperProps={{
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Navigation',
          sx: { width: 280, maxWidth: '85vw' },
        }}
      >
        <IconButton
          aria-label="Close navigation"
          onClick={() => setMenuOpen(false)}
          sx={{ alignSelf: 'flex-end', m: 1 }}
        >
          <Close />
        </IconButton>
        <nav aria-label="Views">
          <Navigation view={view} onChange={handleNavigateInDrawer} />
        </nav>
      </Drawer>
      <Box component="main" sx={{ p: { xs: 2, sm: 3 } }}>
        <Box sx={{ maxWidth: 1280, mx: 'auto' }}>
          <Typography
            component="h1"
            variant="h4"
            ref={headingRef}
            tabIndex={-1}
            sx={{ mb: 2, outline: 0 }}
          >
            {viewTitles[view]}
          </Typography>
          {view === 'overview' && <Overview target={target} />}
          {view === 'meters' && <MetersTable />}
          {view === 'settings' && <Settings target={target} onChange={setTarget} />}
        </Box>
      </Box>
    </Box>
  );
}
