import Masonry from '@mui/lab/Masonry';
import { moons } from './moons';

export default function PictureMasonry() {
  return (
    <Masonry
      columns={3}
      spacing={1}
      defaultColumns={3}
      defaultSpacing={1}
      defaultHeight={422}
      sx={{ m: 0 }}
    >
      {moons.map(({ name, src, height }) => (
        <img
          key={name}
          src={src}
          alt={name}
          style={{ display: 'block', height, borderRadius: 8, objectFit: 'cover' }}
        />
      ))}
    </Masonry>
  );
}
