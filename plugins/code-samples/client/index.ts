/** What components outside this plugin may use in the browser. */
export { CopyButton, type CopyButtonProps } from './CopyButton';
export { copyText } from './copyText';
export { useClipboardCopy, type ClipboardCopy } from './useClipboardCopy';
