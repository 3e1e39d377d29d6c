import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function Languages() {
  return <Typography noWrap>Your browser asks for: {navigator.languages.join(', ')}</Typography>;
}

export default function KnownSize() {
  return (
    <Paper variant="outlined" sx={{ p: 2 }}>
      <NoSsr
        fallback={
          <Typography>
            <Skeleton />
          </Typography>
        }
      >
        <Languages />
      </NoSsr>
    </Paper>
  );
}
