import * as React from 'react';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import CardHeader from '@mui/material/CardHeader';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

export default function LoadingPost() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div>
      <Card variant="outlined" aria-busy={loading} sx={{ maxWidth: 345 }}>
        <CardHeader
          avatar={
            loading ? (
              <Skeleton variant="circular" width={40} height={40} />
            ) : (
              <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>D</Avatar>
            )
          }
          title={loading ? <Skeleton width="60%" /> : 'Design team'}
          subheader={loading ? <Skeleton width="40%" /> : 'Yesterday'}
        />
        <CardContent sx={{ pt: 0 }}>
          <Typography variant="body2">
            {loading ? (
              <>
                <Skeleton component="span" />
                <Skeleton component="span" width="80%" />
              </>
            ) : (
              'The new icons are ready. Please look at them on a phone, and tell us what you miss.'
            )}
          </Typography>
        </CardContent>
      </Card>
      <Typography role="status" variant="body2" sx={{ my: 1, color: 'text.secondary' }}>
        {loading ? 'Loading the post' : 'The post has loaded'}
      </Typography>
      <Button onClick={() => setLoading(!loading)}>{loading ? 'Finish loading' : 'Reload'}</Button>
    </div>
  );
}
