import * as React from 'react';
import MailIcon from '@mui/icons-material/Mail';
import Badge from '@mui/material/Badge';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Stack from '@mui/material/Stack';

const corners = {
  'top right': { vertical: 'top', horizontal: 'right' },
  'bottom right': { vertical: 'bottom', horizontal: 'right' },
  'bottom left': { vertical: 'bottom', horizontal: 'left' },
  'top left': { vertical: 'top', horizontal: 'left' },
} as const;

type Corner = keyof typeof corners;
const names = Object.keys(corners) as Corner[];

export default function BadgeCorners() {
  const [corner, setCorner] = React.useState<Corner>('top right');

  return (
    <Stack direction="row" spacing={4} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <Badge badgeContent={12} color="primary" anchorOrigin={corners[corner]}>
        <MailIcon color="action" fontSize="large" titleAccess={`12 messages, ${corner}`} />
      </Badge>
      <FormControl>
        <FormLabel id="badge-corner-label">anchorOrigin</FormLabel>
        <RadioGroup
          aria-labelledby="badge-corner-label"
          value={corner}
          onChange={(_event, value) => setCorner(value as Corner)}
        >
          {names.map((name) => (
            <FormControlLabel
              key={name}
              value={name}
              control={<Radio size="small" />}
              label={name}
            />
          ))}
        </RadioGroup>
      </FormControl>
    </Stack>
  );
}
