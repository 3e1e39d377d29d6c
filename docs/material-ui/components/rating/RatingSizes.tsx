import Rating from '@mui/material/Rating';
import Stack from '@mui/material/Stack';

const sizes = ['small', 'medium', 'large'] as const;

export default function RatingSizes() {
  return (
    <Stack spacing={1}>
      {sizes.map((size) => (
        <Rating
          key={size}
          role="group"
          aria-label={`Size ${size}`}
          name={`${size}-rating`}
          size={size}
          defaultValue={2}
        />
      ))}
    </Stack>
  );
}
