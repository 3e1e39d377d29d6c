import { useLocation } from '@docusaurus/router';
import { translate } from '@docusaurus/Translate';
import { memo, type CSSProperties, type ReactElement } from 'react';
import type { Props } from '@theme/CodeSample';
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
import { useShortcutKeys } from '../../client/useShortcutKeys';

function getSampleLabel(title: Props['title']): string {
  return typeof title === 'string'
    ? translate(
        {
          id: 'codeSamples.sample.titledLabel',
          message: 'Code sample: {title}',
          description: 'What assistive technology calls a code sample that has a title',
        },
        { title },
      )
    : translate({
        id: 'codeSamples.sample.label',
        message: 'Code sample',
        description: 'What assistive technology calls a code sample',
      });
}

/**
 * Lets the browser leave a sample unstyled and undrawn until it is near: lines never wrap, so that
 * their number tells the height exactly, and nothing moves when the sample is drawn.
 */
function getSkippableStyle(html: string): CSSProperties {
  const lines = html.replace(/\n$/, '').split('\n').length;
  return { '--lines': lines } as CSSProperties;
}

/**
 * A sample with its frame. The highlighted source is one string to React, so a page hydrates the
 * same few elements however long its samples are. The button is served by the client module.
 */
function CodeSample({ html, children, language, kept, title }: Props): ReactElement {
  const { pathname } = useLocation();
  const keys = useShortcutKeys();
  const className = language === undefined ? undefined : `language-${language}`;
  return (
    <div className={SAMPLE_CLASS}>
      {title !== undefined && <div className={TITLE_CLASS}>{title}</div>}
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard */}
      <pre tabIndex={0} role="group" aria-label={getSampleLabel(title)} dir="ltr">
        {html === undefined ? (
          <code className={className}>{children}</code>
        ) : (
          <code
            className={className}
            data-kept={kept}
            style={getSkippableStyle(html)}
            dangerouslySetInnerHTML={{ __html: html }}
          />
        )}
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

export default memo(CodeSample);
