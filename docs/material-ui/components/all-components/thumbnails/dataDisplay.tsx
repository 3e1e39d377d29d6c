import AccessAlarmIcon from '@mui/icons-material/AccessAlarm';
import BoltIcon from '@mui/icons-material/Bolt';
import ExploreIcon from '@mui/icons-material/Explore';
import FavoriteIcon from '@mui/icons-material/Favorite';
import FolderIcon from '@mui/icons-material/Folder';
import HomeIcon from '@mui/icons-material/Home';
import MailIcon from '@mui/icons-material/Mail';
import PaletteIcon from '@mui/icons-material/Palette';
import SearchIcon from '@mui/icons-material/Search';
import SettingsIcon from '@mui/icons-material/Settings';
import StarIcon from '@mui/icons-material/Star';
import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';
import Badge from '@mui/material/Badge';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Divider from '@mui/material/Divider';
import Fab from '@mui/material/Fab';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Popper from '@mui/material/Popper';
import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { tooltipClasses } from '@mui/material/Tooltip';

const GRID_ICONS = [
  AccessAlarmIcon,
  BoltIcon,
  ExploreIcon,
  FavoriteIcon,
  FolderIcon,
  HomeIcon,
  MailIcon,
  PaletteIcon,
  SearchIcon,
  SettingsIcon,
];

const PLANETS = [
  ['Mercury', '4,879'],
  ['Venus', '12,104'],
  ['Earth', '12,756'],
] as const;

/** One that is open asks the document for its place; one that is kept, and shown, does not. */
const SHOWN_POPPER = {
  open: false,
  keepMounted: true,
  disablePortal: true,
  style: { display: 'block', position: 'static' },
} as const;

export const dataDisplay = {
  'react-avatar': () => (
    <AvatarGroup max={4}>
      <Avatar sx={{ bgcolor: 'primary.main' }}>A</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>B</Avatar>
      <Avatar sx={{ bgcolor: 'success.main' }}>
        <FolderIcon />
      </Avatar>
      <Avatar />
    </AvatarGroup>
  ),
  'react-badge': () => (
    <Stack direction="row" spacing={4}>
      <Badge badgeContent={4} color="primary">
        <MailIcon fontSize="large" color="action" />
      </Badge>
      <Badge variant="dot" color="error">
        <AccessAlarmIcon fontSize="large" color="action" />
      </Badge>
    </Stack>
  ),
  'react-chip': () => (
    <Stack
      direction="row"
      useFlexGap
      spacing={1}
      sx={{ flexWrap: 'wrap', justifyContent: 'center' }}
    >
      <Chip label="Draft" />
      <Chip label="Published" color="primary" onDelete={() => {}} />
      <Chip label="Archived" variant="outlined" />
      <Chip label="Starred" color="success" icon={<StarIcon />} />
    </Stack>
  ),
  'react-divider': () => (
    <Stack spacing={1.5} sx={{ width: 200 }}>
      <Typography variant="body2">Sign in</Typography>
      <Divider>or</Divider>
      <Typography variant="body2">Continue as a guest</Typography>
    </Stack>
  ),
  icons: () => (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <HomeIcon fontSize="small" />
      <HomeIcon color="action" />
      <HomeIcon color="primary" fontSize="large" />
      <HomeIcon color="success" sx={{ fontSize: 52 }} />
    </Stack>
  ),
  'material-icons': () => (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(5, 1fr)', gap: 2 }}>
      {GRID_ICONS.map((Icon, index) => (
        <Icon key={index} color="action" />
      ))}
    </Box>
  ),
  'react-list': () => (
    <List dense disablePadding sx={{ width: 200 }}>
      {[
        { Icon: MailIcon, text: 'Inbox' },
        { Icon: StarIcon, text: 'Starred' },
        { Icon: FolderIcon, text: 'Archive' },
      ].map(({ Icon, text }) => (
        <ListItem key={text}>
          <ListItemIcon>
            <Icon />
          </ListItemIcon>
          <ListItemText primary={text} />
        </ListItem>
      ))}
    </List>
  ),
  'react-table': () => (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>Planet</TableCell>
          <TableCell align="right">Diameter (km)</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {PLANETS.map(([name, diameter]) => (
          <TableRow key={name}>
            <TableCell>{name}</TableCell>
            <TableCell align="right">{diameter}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  ),
  // A tooltip is placed by the browser. This is its bubble: the same class, in the element it uses.
  'react-tooltip': () => (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Popper {...SHOWN_POPPER}>
        <Box
          className={tooltipClasses.tooltip}
          sx={{ px: 1, py: 0.5, borderRadius: 1, bgcolor: 'grey.700', color: '#fff', fontSize: 13 }}
        >
          Add a task
        </Box>
      </Popper>
      <Fab size="small" color="primary">
        <StarIcon />
      </Fab>
    </Stack>
  ),
  'react-typography': () => (
    <Box>
      <Typography variant="h4">Heading</Typography>
      <Typography variant="subtitle1">Subtitle</Typography>
      <Typography variant="body2" color="text.secondary">
        Body text in two sizes.
      </Typography>
      <Typography variant="overline">Overline</Typography>
    </Box>
  ),
};
