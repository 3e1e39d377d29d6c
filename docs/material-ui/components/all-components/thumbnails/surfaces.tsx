import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import MenuIcon from '@mui/icons-material/Menu';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';

export const surfaces = {
  'react-accordion': () => (
    <Box sx={{ width: '100%' }}>
      <Accordion defaultExpanded disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Delivery</AccordionSummary>
        <AccordionDetails sx={{ pt: 0, color: 'text.secondary', fontSize: 14 }}>
          Within two days.
        </AccordionDetails>
      </Accordion>
      <Accordion disableGutters>
        <AccordionSummary expandIcon={<ExpandMoreIcon />}>Payment</AccordionSummary>
      </Accordion>
    </Box>
  ),
  'react-app-bar': () => (
    <AppBar position="static" sx={{ borderRadius: 1 }}>
      <Toolbar variant="dense">
        <IconButton edge="start" color="inherit" sx={{ mr: 1 }}>
          <MenuIcon />
        </IconButton>
        <Typography sx={{ flex: 1 }}>Reports</Typography>
        <Button color="inherit">Sign in</Button>
      </Toolbar>
    </AppBar>
  ),
  'react-card': () => (
    <Card variant="outlined" sx={{ width: 210 }}>
      <CardContent sx={{ pb: 0.5 }}>
        <Typography variant="subtitle1">Quarterly report</Typography>
        <Typography variant="body2" color="text.secondary">
          Twelve pages, last changed on Monday.
        </Typography>
      </CardContent>
      <CardActions>
        <Button size="small">Open</Button>
        <Button size="small">Share</Button>
      </CardActions>
    </Card>
  ),
  'react-paper': () => (
    <Stack direction="row" spacing={3}>
      {[0, 3, 12].map((elevation) => (
        <Paper
          key={elevation}
          elevation={elevation}
          sx={{ display: 'grid', placeItems: 'center', width: 60, height: 76 }}
        >
          {elevation}
        </Paper>
      ))}
    </Stack>
  ),
};
