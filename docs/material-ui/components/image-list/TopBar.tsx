import ZoomInIcon from '@mui/icons-material/ZoomIn';
import IconButton from '@mui/material/IconButton';
import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { getSource, pictures } from './pictures';

export default function TopBar() {
  return (
    <ImageList gap={8} sx={{ m: 0 }}>
      {pictures.slice(6, 8).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture)} alt={picture.alt} />
          <ImageListItemBar
            position="top"
            title={picture.title}
            actionPosition="left"
            actionIcon={
              <IconButton aria-label={`Enlarge ${picture.title}`} sx={{ color: 'common.white' }}>
                <ZoomInIcon />
              </IconButton>
            }
            sx={{ background: 'linear-gradient(rgba(0, 0, 0, 0.7), rgba(0, 0, 0, 0))' }}
          />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
