import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import ImageListItemBar from '@mui/material/ImageListItemBar';
import { getSource, pictures } from './pictures';

const heights = [180, 320, 240, 140, 260, 200, 160, 300];

export default function MasonryList() {
  return (
    <ImageList variant="masonry" cols={3} gap={12} sx={{ m: 0 }}>
      {pictures.map((picture, index) => (
        <ImageListItem key={picture.title}>
          <img
            src={getSource(picture, 240, heights[index])}
            width={240}
            height={heights[index]}
            alt={picture.alt}
            style={{ height: 'auto' }}
          />
          <ImageListItemBar position="below" title={picture.title} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
