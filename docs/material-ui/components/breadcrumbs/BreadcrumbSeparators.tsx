import NavigateNext from '@mui/icons-material/NavigateNext';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const items = [
  <Link key="europe" color="inherit" underline="hover" href="#separators">
    Europe
  </Link>,
  <Link key="portugal" color="inherit" underline="hover" href="#separators">
    Portugal
  </Link>,
  <Typography key="porto" aria-current="page" sx={{ color: 'text.primary' }}>
    Porto
  </Typography>,
];

export default function BreadcrumbSeparators() {
  return (
    <Stack spacing={2}>
      <Breadcrumbs separator="›" aria-label="Place, with angles">
        {items}
      </Breadcrumbs>
      <Breadcrumbs separator="-" aria-label="Place, with dashes">
        {items}
      </Breadcrumbs>
      <Breadcrumbs separator={<NavigateNext fontSize="small" />} aria-label="Place, with icons">
        {items}
      </Breadcrumbs>
    </Stack>
  );
}
