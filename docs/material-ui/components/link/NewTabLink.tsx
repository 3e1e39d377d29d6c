import OpenInNew from '@mui/icons-material/OpenInNew';
import Link from '@mui/material/Link';

export default function NewTabLink() {
  return (
    <Link href="https://www.w3.org/WAI/" target="_blank" rel="noopener">
      Accessibility at W3C
      <OpenInNew
        titleAccess="opens in a new tab"
        fontSize="inherit"
        sx={{ ml: 0.5, verticalAlign: 'text-bottom' }}
      />
    </Link>
  );
}
