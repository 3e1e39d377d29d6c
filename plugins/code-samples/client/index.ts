/** What components outside this plugin may use in the browser. */
export { announce } from './announce';
export { CopyButton, type CopyButtonProps } from './CopyButton';
export { getCopiedLabel } from './copyMessages';
export { copyText } from './copyText';
export { useClipboardCopy, type ClipboardCopy } from './useClipboardCopy';
