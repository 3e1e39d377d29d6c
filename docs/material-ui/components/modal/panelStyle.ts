/** In the middle of the window, as high as its content, and scrolling if that is too long. */
export const panelStyle = {
  position: 'absolute',
  inset: 0,
  m: 'auto',
  boxSizing: 'border-box',
  width: 'min(360px, 100% - 32px)',
  height: 'fit-content',
  maxHeight: 'calc(100% - 32px)',
  overflow: 'auto',
  p: 3,
} as const;
