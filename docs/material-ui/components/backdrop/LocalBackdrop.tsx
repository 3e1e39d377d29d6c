import * as React from 'react';
import Backdrop from '@mui/material/Backdrop';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';

export default function LocalBackdrop() {
  const [loading, setLoading] = React.useState(false);

  return (
    <div>
      <Card
        variant="outlined"
        aria-busy={loading}
        sx={{ position: 'relative', maxWidth: 320, mb: 1 }}
      >
        <CardContent>
          <Typography sx={{ fontWeight: 600 }}>Visitors</Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            The card is covered while it loads. The rest of the page can be used.
          </Typography>
        </CardContent>
        <Backdrop open={loading} sx={{ position: 'absolute', color: 'common.white' }}>
          <CircularProgress color="inherit" size={32} aria-hidden />
        </Backdrop>
      </Card>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Stop' : 'Load again'}</Button>
      <Typography component="span" role="status" variant="body2" sx={{ ml: 1 }}>
        {loading ? 'Loading visitors' : 'Visitors are up to date'}
      </Typography>
    </div>
  );
}
