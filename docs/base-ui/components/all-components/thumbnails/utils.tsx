import { ClickAwayListener } from '@mui/base/ClickAwayListener';
import { FocusTrap } from '@mui/base/FocusTrap';
import { FormControl } from '@mui/base/FormControl';
import { Input } from '@mui/base/Input';
import { Modal } from '@mui/base/Modal';
import { NoSsr } from '@mui/base/NoSsr';
import { Popper } from '@mui/base/Popper';
import { Portal } from '@mui/base/Portal';
import { TextareaAutosize } from '@mui/base/TextareaAutosize';
import { CssTransition } from '@mui/base/Transitions';
import { TransitionContext, useTransitionTrigger } from '@mui/base/useTransition';
import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';
import { styled } from '@mui/system';
import { buttonStyles, Column, fieldStyles, Outline, Row, Surface } from './parts';

const Overlay = styled(Modal)({
  position: 'fixed',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  background: 'rgb(0 0 0 / 45%)',
});

const Field = styled(Input)({ '& input': fieldStyles });

const InFlow = styled('div')({ position: 'static !important' as 'static' });

const Anchor = styled('span')(buttonStyles);

/** Only the browser moves anything; these are moments of what it would draw. */
function TransitionsThumbnail() {
  const { contextValue } = useTransitionTrigger(true);
  return (
    <TransitionContext.Provider value={contextValue}>
      <Row>
        {[0.2, 0.45, 0.7, 1].map((opacity) => (
          <CssTransition key={opacity}>
            <Surface style={{ padding: '20px 12px', opacity }}>{opacity}</Surface>
          </CssTransition>
        ))}
      </Row>
    </TransitionContext.Provider>
  );
}

/** Stands for an element that a popup is placed by, which only a browser does. */
const NOWHERE = { getBoundingClientRect: () => new DOMRect() };

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
      <Outline>
        <Surface>A click outside of me</Surface>
      </Outline>
    </ClickAwayListener>
  ),
  'react-focus-trap': () => (
    <FocusTrap open disableAutoFocus>
      <Outline tabIndex={-1}>
        <Row>
          <Anchor>First</Anchor>
          <Anchor>Last</Anchor>
        </Row>
      </Outline>
    </FocusTrap>
  ),
  'react-form-control': () => (
    <FormControl required error>
      {({ required, error }) => (
        <Column style={{ fontSize: 14 }}>
          <span>Name{required && ' *'}</span>
          <Field />
          {error && <span style={{ color: 'var(--brand-error)' }}>Enter a name.</span>}
        </Column>
      )}
    </FormControl>
  ),
  'react-modal': () => (
    <Overlay open disablePortal hideBackdrop>
      <Surface>Above everything else</Surface>
    </Overlay>
  ),
  // What it draws on the server is its fallback, and this is the server.
  'react-no-ssr': () => (
    <Column>
      <Surface>From the server</Surface>
      <NoSsr fallback={<Outline style={{ padding: 10 }}>Until the browser draws</Outline>}>
        <Surface>From the browser</Surface>
      </NoSsr>
    </Column>
  ),
  'react-popper': () => (
    <Row>
      <Anchor>Anchor</Anchor>
      <Popper {...SHOWN_POPPER}>
        <Surface>Stays beside it</Surface>
      </Popper>
    </Row>
  ),
  'react-popup': () => (
    <Row>
      <Anchor>Anchor</Anchor>
      <Popup open disablePortal anchor={NOWHERE} slots={{ root: InFlow }}>
        <Surface>Floats beside it</Surface>
      </Popup>
    </Row>
  ),
  'react-portal': () => (
    <Row>
      <Outline />→
      <Portal disablePortal>
        <Surface>Elsewhere</Surface>
      </Portal>
    </Row>
  ),
  'react-textarea-autosize': () => (
    <Column>
      <TextareaAutosize
        defaultValue={'As many lines\nas the text needs,\nand no more.'}
        minRows={3}
        style={{ ...fieldStyles, height: 78, overflow: 'hidden', resize: 'none' }}
      />
    </Column>
  ),
  'react-transitions': TransitionsThumbnail,
};
