import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';

export default function LastIsLink() {
  return (
    <Breadcrumbs aria-label="Place of the search">
      <Link color="inherit" underline="hover" href="#the-last-item">
        Shop
      </Link>
      <Link color="inherit" underline="hover" href="#the-last-item">
        Drinks
      </Link>
      <Link color="text.primary" underline="hover" href="#the-last-item" aria-current="page">
        Results for “mint”
      </Link>
    </Breadcrumbs>
  );
}
