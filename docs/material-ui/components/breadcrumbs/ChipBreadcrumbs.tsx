import Home from '@mui/icons-material/Home';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Chip from '@mui/material/Chip';

export default function ChipBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Place of the jackets" separator="›">
      <Chip
        clickable
        size="small"
        component="a"
        href="#customization"
        icon={<Home fontSize="small" />}
        label="Clothes"
      />
      <Chip clickable size="small" component="a" href="#customization" label="Outdoor" />
      <Chip size="small" variant="outlined" aria-current="page" label="Jackets" />
    </Breadcrumbs>
  );
}
