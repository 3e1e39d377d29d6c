import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const videos = [
  { title: 'Sunrise on Mars', length: '4 minutes', color: 'warning.main' },
  { title: 'The rings of Saturn', length: '12 minutes', color: 'secondary.main' },
  { title: 'Neptune in blue', length: '7 minutes', color: 'info.main' },
];

export default function LoadingGrid() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div>
      <Box
        aria-busy={loading}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))',
        }}
      >
        {videos.map(({ title, length, color }) => (
          <div key={title}>
            {loading ? (
              <Skeleton variant="rounded" height={90} />
            ) : (
              <Box sx={{ height: 90, borderRadius: 1, bgcolor: color }} />
            )}
            <Typography variant="body2" sx={{ mt: 1 }}>
              {loading ? <Skeleton /> : title}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {loading ? <Skeleton width="60%" /> : length}
            </Typography>
          </div>
        ))}
      </Box>
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event) => setLoading(event.target.checked)} />
        }
        label="Loading"
      />
    </div>
  );
}
