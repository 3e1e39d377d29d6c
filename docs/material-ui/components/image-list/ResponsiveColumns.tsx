import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { getSource, pictures } from './pictures';

export default function ResponsiveColumns() {
  return (
    <ImageList
      gap={8}
      style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))' }}
      sx={{ m: 0 }}
    >
      {pictures.map((picture) => (
        <ImageListItem key={picture.title}>
          <img src={getSource(picture)} alt={picture.alt} loading="lazy" />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
