import Card, { type CardProps } from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';

const surfaces: ReadonlyArray<{ label: string; props: CardProps }> = [
  { label: 'Default', props: {} },
  { label: 'raised', props: { raised: true } },
  { label: 'outlined', props: { variant: 'outlined' } },
];

export default function CardSurfaces() {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={3}>
      {surfaces.map(({ label, props }) => (
        <Card key={label} {...props} sx={{ flex: 1 }}>
          <CardContent>{label}</CardContent>
        </Card>
      ))}
    </Stack>
  );
}
