/**
 * Replaces theme-classic's CodeBlock, which brings Prism to the browser. It is left for code blocks
 * in JSX, whose text is not known when the site is built: they get the frame and the copy button,
 * and no colours. Markdown's code blocks never come here. The frame is that of `printSample`.
 */
import { useLocation } from '@docusaurus/router';
import type { ReactElement } from 'react';
import type { Props } from '@theme/CodeBlock';
import { getCopiedLabel, getCopyHint, getCopyLabel } from '../../client/copyMessages';
import {
  ANALYTICS_CATEGORY,
  ANALYTICS_CLICK,
  COPY_CLASS,
  COPY_HINT_CLASS,
  COPY_LABEL_CLASS,
  SAMPLE_CLASS,
  TITLE_CLASS,
} from '../../client/markup';
import { getSampleLabel } from '../../client/sampleFrame';
import { useShortcutKeys } from '../../client/useShortcutKeys';

export default function CodeBlock({ children, className, language, title }: Props): ReactElement {
  const { pathname } = useLocation();
  const keys = useShortcutKeys();
  const name = language ?? className?.match(/(?:^|\s)language-(\S+)/)?.[1];
  return (
    <div className={SAMPLE_CLASS}>
      {title !== undefined && <div className={TITLE_CLASS}>{title}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={getSampleLabel(title)} dir="ltr">
        <code className={name === undefined ? undefined : `language-${name}`}>
          {typeof children === 'string' ? children.replace(/\n$/, '') : children}
        </code>
      </pre>
      <button
        type="button"
        className={COPY_CLASS}
        data-copied-label={getCopiedLabel()}
        data-ga-event-category={ANALYTICS_CATEGORY}
        data-ga-event-action={ANALYTICS_CLICK}
        data-ga-event-label={pathname}
      >
        <span className={COPY_LABEL_CLASS}>{getCopyLabel()}</span>{' '}
        <span className={COPY_HINT_CLASS} aria-hidden="true">
          {getCopyHint(keys)}
        </span>
      </button>
    </div>
  );
}
