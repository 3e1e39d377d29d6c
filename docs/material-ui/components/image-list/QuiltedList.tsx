import ImageList from '@mui/material/ImageList';
import ImageListItem from '@mui/material/ImageListItem';
import { getSource, pictures } from './pictures';

const spans = [
  { cols: 2, rows: 2 },
  { cols: 1, rows: 1 },
  { cols: 1, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
  { cols: 2, rows: 1 },
];

export default function QuiltedList() {
  return (
    <ImageList variant="quilted" cols={4} rowHeight={100} sx={{ m: 0 }}>
      {pictures.slice(0, spans.length).map((picture, index) => (
        <ImageListItem key={picture.title} {...spans[index]}>
          <img src={getSource(picture)} alt={picture.alt} />
        </ImageListItem>
      ))}
    </ImageList>
  );
}
