import Folder from '@mui/icons-material/Folder';
import Home from '@mui/icons-material/Home';
import InsertDriveFile from '@mui/icons-material/InsertDriveFile';
import Breadcrumbs from '@mui/material/Breadcrumbs';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

const row = { display: 'flex', alignItems: 'center', gap: 0.5 };

export default function IconBreadcrumbs() {
  return (
    <Breadcrumbs aria-label="Place of the file">
      <Link color="inherit" underline="hover" href="#icons" sx={row}>
        <Home fontSize="inherit" /> Files
      </Link>
      <Link color="inherit" underline="hover" href="#icons" sx={row}>
        <Folder fontSize="inherit" /> Reports
      </Link>
      <Typography aria-current="page" sx={{ ...row, color: 'text.primary' }}>
        <InsertDriveFile fontSize="inherit" /> Quarterly report
      </Typography>
    </Breadcrumbs>
  );
}
