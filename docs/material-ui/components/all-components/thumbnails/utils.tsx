import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Collapse from '@mui/material/Collapse';
import Fade from '@mui/material/Fade';
import Grow from '@mui/material/Grow';
import Modal from '@mui/material/Modal';
import NoSsr from '@mui/material/NoSsr';
import Paper from '@mui/material/Paper';
import Popover from '@mui/material/Popover';
import Popper from '@mui/material/Popper';
import Portal from '@mui/material/Portal';
import ScopedCssBaseline from '@mui/material/ScopedCssBaseline';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';
import Zoom from '@mui/material/Zoom';
import useMediaQuery from '@mui/material/useMediaQuery';

/** A surface with a text, where the place of a component's children has to be seen. */
const Sheet = React.forwardRef<HTMLDivElement, { children: React.ReactNode }>(
  function Sheet(props, ref) {
    return <Paper ref={ref} elevation={4} {...props} sx={{ px: 2, py: 1, fontSize: 14 }} />;
  },
);

/** The hook says here what it says on every server, where no screen has a width. */
function MediaQueryThumbnail() {
  const matches = useMediaQuery('(min-width:600px)');
  return (
    <Stack spacing={1} sx={{ alignItems: 'center', fontFamily: 'monospace', fontSize: 14 }}>
      (min-width:600px)
      <Chip label={String(matches)} color={matches ? 'success' : 'default'} />
    </Stack>
  );
}

/** One that is open asks the document for its place; one that is kept, and shown, does not. */
const SHOWN_POPPER = {
  open: false,
  keepMounted: true,
  disablePortal: true,
  style: { display: 'block', position: 'static' },
} as const;

export const utils = {
  'react-click-away-listener': () => (
    <ClickAwayListener onClickAway={() => {}}>
      <Box sx={{ p: 3, border: '2px dashed', borderColor: 'divider', borderRadius: 2 }}>
        <Sheet>A click outside of me</Sheet>
      </Box>
    </ClickAwayListener>
  ),
  // The same rules as CssBaseline, which would take hold of the whole page.
  'react-css-baseline': () => (
    <ScopedCssBaseline sx={{ p: 2, borderRadius: 1 }}>
      <strong>Body text</strong> on the theme’s background, in the theme’s font.
    </ScopedCssBaseline>
  ),
  'react-modal': () => (
    <Modal open disablePortal slotProps={{ backdrop: { appear: false } }}>
      <Box sx={{ display: 'grid', height: '100%', placeItems: 'center' }}>
        <Sheet>Above everything else</Sheet>
      </Box>
    </Modal>
  ),
  // What it draws on the server is its fallback, and this is the server.
  'react-no-ssr': () => (
    <Stack spacing={1.5} sx={{ width: 200 }}>
      <Sheet>From the server</Sheet>
      <NoSsr fallback={<Skeleton animation={false} variant="rounded" height={40} />}>
        <Sheet>From the browser</Sheet>
      </NoSsr>
    </Stack>
  ),
  'react-popover': () => (
    <Box sx={{ position: 'absolute', inset: 0, p: 3 }}>
      <Button variant="contained">Details</Button>
      <Popover
        open
        disablePortal
        anchorReference="none"
        TransitionProps={{ appear: false }}
        slotProps={{ paper: { sx: { top: 72, left: 24, p: 2, opacity: '1 !important' } } }}
      >
        Twelve pages, 2 MB
      </Popover>
    </Box>
  ),
  'react-popper': () => (
    <Stack spacing={1} sx={{ alignItems: 'center' }}>
      <Popper {...SHOWN_POPPER}>
        <Sheet>Stays beside its anchor</Sheet>
      </Popper>
      <Button variant="outlined">Anchor</Button>
    </Stack>
  ),
  'react-portal': () => (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Box sx={{ p: 3, border: '2px dashed', borderColor: 'divider', borderRadius: 2 }} />→
      <Portal disablePortal>
        <Sheet>Elsewhere</Sheet>
      </Portal>
    </Stack>
  ),
  'react-textarea-autosize': () => (
    <TextareaAutosize
      defaultValue={'As many lines\nas the text needs,\nand no more.'}
      minRows={3}
      style={{ width: 190, padding: 8, font: 'inherit', overflow: 'hidden' }}
    />
  ),
  transitions: () => (
    <Stack direction="row" spacing={1.5}>
      {[
        { Transition: Collapse, name: 'Collapse' },
        { Transition: Fade, name: 'Fade' },
        { Transition: Grow, name: 'Grow' },
        { Transition: Zoom, name: 'Zoom' },
      ].map(({ Transition, name }, index) => (
        <Transition key={name} in appear={false}>
          <Paper elevation={1 + index * 3} sx={{ px: 0.75, py: 3 }}>
            <Typography variant="caption">{name}</Typography>
          </Paper>
        </Transition>
      ))}
    </Stack>
  ),
  'react-use-media-query': MediaQueryThumbnail,
};
