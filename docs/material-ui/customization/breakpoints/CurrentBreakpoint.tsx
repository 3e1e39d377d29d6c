import Box from '@mui/material/Box';
import { createTheme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';

const { breakpoints } = createTheme();
const [smallest, ...others] = breakpoints.keys;

function Range({ name }: { name: (typeof breakpoints.keys)[number] }) {
  const isCurrent = useMediaQuery(breakpoints.only(name));
  const next = breakpoints.keys[breakpoints.keys.indexOf(name) + 1];
  const end = next === undefined ? 'and wider' : `to ${breakpoints.values[next]}px`;
  return (
    <Box
      component="li"
      aria-current={isCurrent || undefined}
      sx={{
        p: 1.5,
        borderInlineStart: 4,
        borderColor: isCurrent ? 'primary.main' : 'divider',
        fontWeight: isCurrent ? 'bold' : 'regular',
      }}
    >
      <code>{name}</code>: from {breakpoints.values[name]}px {end}
    </Box>
  );
}

export default function CurrentBreakpoint() {
  return (
    <div>
      <Typography gutterBottom>The range of your window is marked.</Typography>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {smallest && <Range name={smallest} />}
        {others.map((name) => (
          <Range key={name} name={name} />
        ))}
      </Box>
    </div>
  );
}
