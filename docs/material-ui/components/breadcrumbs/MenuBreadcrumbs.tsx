import * as React from 'react';
import MoreHoriz from '@mui/icons-material/MoreHoriz';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Typography from '@mui/material/Typography';

const hidden = ['Animals', 'Mammals', 'Carnivores'];

export default function MenuBreadcrumbs() {
  const [anchor, setAnchor] = React.useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);

  return (
    <>
      <Breadcrumbs aria-label="Place of the cats">
        <Link color="inherit" underline="hover" href="#long-trails">
          Living things
        </Link>
        <IconButton
          size="small"
          aria-label="Hidden levels"
          aria-haspopup="true"
          aria-expanded={anchor !== null}
          onClick={(event) => setAnchor(event.currentTarget)}
        >
          <MoreHoriz fontSize="small" />
        </IconButton>
        <Typography aria-current="page" sx={{ color: 'text.primary' }}>
          Cats
        </Typography>
      </Breadcrumbs>
      <Menu
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        MenuListProps={{ 'aria-label': 'Hidden levels' }}
      >
        {hidden.map((name) => (
          <MenuItem key={name} component="a" href="#long-trails" onClick={close}>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
