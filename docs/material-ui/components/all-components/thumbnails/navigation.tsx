import ContentCopyIcon from '@mui/icons-material/ContentCopy';
import EditIcon from '@mui/icons-material/Edit';
import FavoriteIcon from '@mui/icons-material/Favorite';
import HomeIcon from '@mui/icons-material/Home';
import PrintIcon from '@mui/icons-material/Print';
import SearchIcon from '@mui/icons-material/Search';
import ShareIcon from '@mui/icons-material/Share';
import BottomNavigation from '@mui/material/BottomNavigation';
import BottomNavigationAction from '@mui/material/BottomNavigationAction';
import Box from '@mui/material/Box';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Divider from '@mui/material/Divider';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import MenuList from '@mui/material/MenuList';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import SpeedDial from '@mui/material/SpeedDial';
import SpeedDialAction from '@mui/material/SpeedDialAction';
import SpeedDialIcon from '@mui/material/SpeedDialIcon';
import Stack from '@mui/material/Stack';
import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';

export const navigation = {
  'react-bottom-navigation': () => (
    <Paper elevation={2} sx={{ width: '100%', overflow: 'hidden' }}>
      <BottomNavigation showLabels value={0}>
        <BottomNavigationAction label="Home" icon={<HomeIcon />} />
        <BottomNavigationAction label="Search" icon={<SearchIcon />} />
        <BottomNavigationAction label="Saved" icon={<FavoriteIcon />} />
      </BottomNavigation>
    </Paper>
  ),
  'react-breadcrumbs': () => (
    <Breadcrumbs>
      <Link underline="hover">Home</Link>
      <Link underline="hover">Reports</Link>
      <Typography color="text.primary">March</Typography>
    </Breadcrumbs>
  ),
  'react-drawer': () => (
    <Box sx={{ position: 'absolute', inset: 0 }}>
      <Drawer variant="permanent" PaperProps={{ sx: { width: 150, pt: 2 } }}>
        <List dense>
          <ListItemButton selected>
            <ListItemText primary="Overview" />
          </ListItemButton>
          <ListItemButton>
            <ListItemText primary="Reports" />
          </ListItemButton>
          <ListItemButton>
            <ListItemText primary="Settings" />
          </ListItemButton>
        </List>
      </Drawer>
    </Box>
  ),
  'react-link': () => (
    <Stack direction="row" spacing={3}>
      <Link underline="always">Always</Link>
      <Link underline="none">None</Link>
      <Link underline="always" color="secondary">
        Secondary
      </Link>
    </Stack>
  ),
  // What a menu opens: it is placed by the browser.
  'react-menu': () => (
    <Paper elevation={6} sx={{ width: 180 }}>
      <MenuList dense>
        <MenuItem selected>
          <ListItemIcon>
            <EditIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Rename</ListItemText>
        </MenuItem>
        <MenuItem>
          <ListItemIcon>
            <ContentCopyIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>Duplicate</ListItemText>
        </MenuItem>
        <Divider />
        <MenuItem disabled>
          <ListItemText inset>Move</ListItemText>
        </MenuItem>
      </MenuList>
    </Paper>
  ),
  'react-pagination': () => <Pagination count={4} page={2} size="small" color="primary" />,
  'react-speed-dial': () => (
    <SpeedDial
      open
      ariaLabel="Actions"
      direction="right"
      icon={<SpeedDialIcon />}
      TransitionProps={{ appear: false }}
    >
      {[
        { Icon: ContentCopyIcon, name: 'Copy' },
        { Icon: PrintIcon, name: 'Print' },
        { Icon: ShareIcon, name: 'Share' },
      ].map(({ Icon, name }) => (
        <SpeedDialAction key={name} icon={<Icon />} tooltipTitle={name} />
      ))}
    </SpeedDial>
  ),
  'react-stepper': () => (
    <Stepper activeStep={1} alternativeLabel sx={{ width: '100%' }}>
      {['Address', 'Payment', 'Review'].map((label) => (
        <Step key={label}>
          <StepLabel>{label}</StepLabel>
        </Step>
      ))}
    </Stepper>
  ),
  'react-tabs': () => (
    <Tabs value={0}>
      {['Overview', 'Files', 'Log'].map((label) => (
        <Tab key={label} label={label} sx={{ minWidth: 72 }} />
      ))}
    </Tabs>
  ),
};
