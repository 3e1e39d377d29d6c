import Box from '@mui/material/Box';
import NoSsr from '@mui/material/NoSsr';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return <>{Intl.DateTimeFormat().resolvedOptions().timeZone}</>;
}

export default function BrowserOnly() {
  return (
    <Box>
      <Typography>Server and browser: this line is in the HTML of the page.</Typography>
      <Typography role="status">
        Browser only: your time zone is{' '}
        <NoSsr fallback="…">
          <TimeZone />
        </NoSsr>
      </Typography>
    </Box>
  );
}
