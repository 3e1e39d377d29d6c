import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import DeprecatedGrid from '@mui/material/Grid';
import Grid from '@mui/material/Grid2';
import Hidden from '@mui/material/Hidden';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import Stack from '@mui/material/Stack';

/** A tile that shows how much room its place has. */
function Tile({ height = 36, children }: { height?: number; children?: string }) {
  return (
    <Box
      sx={{
        display: 'grid',
        placeItems: 'center',
        height,
        borderRadius: 1,
        bgcolor: 'primary.main',
        color: 'primary.contrastText',
        fontSize: 13,
      }}
    >
      {children}
    </Box>
  );
}

export const layout = {
  'react-box': () => (
    <Box
      component="section"
      sx={{ p: 3, border: '2px dashed', borderColor: 'primary.main', borderRadius: 2 }}
    >
      {'<section>'}
    </Box>
  ),
  'react-container': () => (
    <Box sx={{ position: 'absolute', inset: 0, bgcolor: 'action.hover' }}>
      <Container
        sx={{ height: '100%', bgcolor: 'primary.main', bgClip: 'content-box', width: 220 }}
      >
        <Tile height={170}>Centered content</Tile>
      </Container>
    </Box>
  ),
  'react-grid': () => (
    <DeprecatedGrid container spacing={1}>
      <DeprecatedGrid item xs={8}>
        <Tile>8</Tile>
      </DeprecatedGrid>
      <DeprecatedGrid item xs={4}>
        <Tile>4</Tile>
      </DeprecatedGrid>
      <DeprecatedGrid item xs={4}>
        <Tile>4</Tile>
      </DeprecatedGrid>
      <DeprecatedGrid item xs={8}>
        <Tile>8</Tile>
      </DeprecatedGrid>
    </DeprecatedGrid>
  ),
  'react-grid2': () => (
    <Grid container spacing={1} sx={{ width: '100%' }}>
      <Grid size={6}>
        <Tile>6</Tile>
      </Grid>
      <Grid size={3}>
        <Tile>3</Tile>
      </Grid>
      <Grid size={3}>
        <Tile>3</Tile>
      </Grid>
      <Grid size={4}>
        <Tile>4</Tile>
      </Grid>
      <Grid size="grow">
        <Tile>grow</Tile>
      </Grid>
    </Grid>
  ),
  'react-stack': () => (
    <Stack spacing={1} sx={{ width: 180 }}>
      <Tile>1</Tile>
      <Tile>2</Tile>
      <Tile>3</Tile>
    </Stack>
  ),
  'react-image-list': () => (
    <ImageList cols={3} rowHeight={64} gap={6} sx={{ width: '100%', m: 0 }}>
      {['primary', 'secondary', 'success', 'warning', 'info', 'error'].map((color) => (
        <ImageListItem key={color}>
          <Box sx={{ height: '100%', bgcolor: `${color}.main` }} />
          <ImageListItemBar title={color} sx={{ '& .MuiImageListItemBar-titleWrap': { p: 0.5 } }} />
        </ImageListItem>
      ))}
    </ImageList>
  ),
  // Hidden draws its children or leaves them out; here it hides the first on every screen but `xs`.
  'react-hidden': () => (
    <Stack direction="row" spacing={1.5} sx={{ '& > *': { width: 92 } }}>
      <Hidden smUp implementation="css">
        <Tile>xs only</Tile>
      </Hidden>
      <Hidden smDown implementation="css">
        <Tile>sm and up</Tile>
      </Hidden>
      <Hidden xsUp implementation="css">
        <Tile>never</Tile>
      </Hidden>
    </Stack>
  ),
};
