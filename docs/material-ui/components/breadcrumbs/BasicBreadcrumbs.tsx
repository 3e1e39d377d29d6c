import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function BasicBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Place of the tea">
      <Link color="inherit" underline="hover" href="#basics">
        Shop
      </Link>
      <Link color="inherit" underline="hover" href="#basics">
        Drinks
      </Link>
      <Typography aria-current="page" sx={{ color: 'text.primary' }}>
        Green tea
      </Typography>
    </Breadcrumbs>
  );
}
