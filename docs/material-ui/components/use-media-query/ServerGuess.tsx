import * as React from 'react';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { ThemeProvider, type Theme } from '@mui/material/styles';

/** Answers as a window of this width would, for queries such as `(min-width:900px)`. */
function createMatchMedia(guessedWidth: number) {
  return (query: string) => {
    const minimum = /min-width:\s*([\d.]+)px/.exec(query)?.[1] ?? 0;
    const maximum = /max-width:\s*([\d.]+)px/.exec(query)?.[1] ?? Infinity;
    return { matches: guessedWidth >= Number(minimum) && guessedWidth <= Number(maximum) };
  };
}

const ssrMatchMedia = createMatchMedia(1280);

function Answer() {
  const isWide = useMediaQuery((theme: Theme) => theme.breakpoints.up('md'));
  const [first] = React.useState(isWide);

  return (
    <Typography role="status">
      First answer: {first ? 'wide' : 'narrow'}. Answer now: {isWide ? 'wide' : 'narrow'}.
    </Typography>
  );
}

export default function ServerGuess() {
  return (
    <ThemeProvider
      theme={(outer: Theme) => ({
        ...outer,
        components: { ...outer.components, MuiUseMediaQuery: { defaultProps: { ssrMatchMedia } } },
      })}
    >
      <Answer />
    </ThemeProvider>
  );
}
