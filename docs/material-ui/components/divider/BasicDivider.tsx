import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';

export default function BasicDivider() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 360 }}>
      <CardContent>
        <Typography sx={{ fontWeight: 600 }}>Quarterly report</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          12 pages, changed yesterday
        </Typography>
      </CardContent>
      <Divider />
      <CardActions>
        <Button size="small">Open</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  );
}
