import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { getSource, pictures } from './pictures';

export default function BarBelow() {
  return (
    <ImageList cols={3} gap={16} sx={{ m: 0 }}>
      {pictures.slice(4, 7).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture)} alt={picture.alt} />
          <ImageListItemBar position="below" title={picture.title} subtitle={picture.time} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
