import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { getSource, pictures } from './pictures';

export default function StandardList() {
  return (
    <ImageList cols={3} rowHeight={120} sx={{ m: 0 }}>
      {pictures.slice(0, 6).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture)} alt={picture.alt} style={{ minHeight: 0 }} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
