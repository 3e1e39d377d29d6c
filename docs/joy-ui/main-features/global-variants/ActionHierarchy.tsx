import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardActions from '@mui/joy/CardActions';
import CardContent from '@mui/joy/CardContent';
import Chip from '@mui/joy/Chip';
import Typography from '@mui/joy/Typography';

export default function ActionHierarchy() {
  return (
    <Card sx={{ maxWidth: 400 }}>
      <CardContent>
        <Chip size="sm" color="warning">
          Draft
        </Chip>
        <Typography level="title-lg" component="p">
          Quarterly report
        </Typography>
        <Typography level="body-sm">Readers see it as soon as you publish it.</Typography>
      </CardContent>
      <CardActions sx={{ flexWrap: 'wrap' }}>
        <Button>Publish</Button>
        <Button variant="soft">Preview</Button>
        <Button variant="plain" color="neutral">
          Discard
        </Button>
      </CardActions>
    </Card>
  );
}
