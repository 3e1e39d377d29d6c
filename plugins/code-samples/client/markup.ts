/**
 * The public names of a sample's markup. Stylesheets, tests and analytics of others rely on them;
 * code-samples.css repeats them.
 */
export const SAMPLE_CLASS = 'MuiCode-root';
export const TITLE_CLASS = 'MuiCode-title';
export const COPY_CLASS = 'MuiCode-copy';
export const COPY_LABEL_CLASS = 'MuiCode-copyLabel';
export const COPY_HINT_CLASS = 'MuiCode-copyHint';

/** On a button that the wiring serves: the text of its label while the copy is fresh. */
export const COPIED_LABEL_ATTRIBUTE = 'data-copied-label';
/** `"true"` on a button while its copy is fresh. */
export const COPIED_ATTRIBUTE = 'data-copied';
/** On the root element while buttons work; the stylesheet hides them without it. */
export const READY_ATTRIBUTE = 'data-code-copy';

/** Sent to a button that is a component when the keyboard copied its sample. */
export const SAMPLE_COPIED_EVENT = 'codesample:copied';

/** What the analytics listener of the page reads from a copy button. */
export const ANALYTICS_CATEGORY = 'code';
export const ANALYTICS_CLICK = 'copy-click';
export const ANALYTICS_KEYBOARD = 'copy-keyboard';
