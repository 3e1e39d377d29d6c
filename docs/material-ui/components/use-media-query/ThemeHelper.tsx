import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { Theme } from '@mui/material/styles';

export default function ThemeHelper() {
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'));

  return (
    <ButtonGroup aria-label="Range">
      {['Day', 'Week', 'Month'].map((range) => (
        <Button key={range} aria-label={range}>
          {isNarrow ? range.slice(0, 1) : range}
        </Button>
      ))}
    </ButtonGroup>
  );
}
