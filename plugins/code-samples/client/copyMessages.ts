import { translate } from '@docusaurus/Translate';

/** Label of a copy button. */
export function getCopyLabel(): string {
  return translate({
    id: 'codeSamples.copy.label',
    message: 'Copy',
    description: 'The label of the button that copies a code sample',
  });
}

/** Label of a copy button right after copying, and what assistive technology says then. */
export function getCopiedLabel(): string {
  return translate({
    id: 'codeSamples.copy.copied',
    message: 'Copied',
    description: 'The label of the copy button right after a code sample was copied',
  });
}

/** The shortcut beside the label: `(or ⌘C)`, `(or Ctrl + C)`. */
export function getCopyHint(keys: string): string {
  return translate(
    {
      id: 'codeSamples.copy.hint',
      message: '(or {keys})',
      description: 'The keyboard shortcut beside the label of the copy button',
    },
    { keys },
  );
}
