import HomeIcon from '@mui/icons-material/Home';
import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import HomeRoundedIcon from '@mui/icons-material/HomeRounded';
import HomeSharpIcon from '@mui/icons-material/HomeSharp';
import HomeTwoToneIcon from '@mui/icons-material/HomeTwoTone';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const themes = [
  { name: 'Filled', Icon: HomeIcon },
  { name: 'Outlined', Icon: HomeOutlinedIcon },
  { name: 'Rounded', Icon: HomeRoundedIcon },
  { name: 'TwoTone', Icon: HomeTwoToneIcon },
  { name: 'Sharp', Icon: HomeSharpIcon },
];

export default function IconThemes() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {themes.map(({ name, Icon }) => (
        <Stack key={name} sx={{ alignItems: 'center' }}>
          <Icon fontSize="large" />
          <Typography variant="body2">{name}</Typography>
        </Stack>
      ))}
    </Stack>
  );
}
