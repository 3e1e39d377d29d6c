import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { getSource, pictures } from './pictures';

export default function WovenList() {
  return (
    <ImageList variant="woven" cols={3} gap={8} sx={{ m: 0 }}>
      {pictures.slice(2, 8).map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture, 240, 240)} alt={picture.alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
