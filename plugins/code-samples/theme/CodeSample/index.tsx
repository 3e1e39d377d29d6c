import { useLocation } from '@docusaurus/router';
import { memo, type ReactElement } from 'react';
import type { ElementProps, PrintedProps, Props } from '@theme/CodeSample';
import { SAMPLE_CLASS, TITLE_CLASS } from '../../client/markup';
import {
  getButtonProps,
  getPreProps,
  printButtonLabel,
  printSample,
} from '../../client/sampleFrame';
import { showShortcutKeys } from '../../client/showShortcutKeys';

/** Its source and its title are React's to print. */
function SampleOfElements({ children, language, title }: ElementProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <div className={SAMPLE_CLASS} ref={showShortcutKeys}>
      {title !== undefined && <div className={TITLE_CLASS}>{title}</div>}
      <pre {...getPreProps(title)}>
        <code className={language === undefined ? undefined : `language-${language}`}>
          {children}
        </code>
      </pre>
      <button
        {...getButtonProps(pathname)}
        dangerouslySetInnerHTML={{ __html: printButtonLabel() }}
      />
    </div>
  );
}

/** One element to React. */
function PrintedSample(props: PrintedProps): ReactElement {
  const { pathname } = useLocation();
  return (
    <div
      // Made anew on another page, and with it what is written into it by hand.
      key={pathname}
      ref={showShortcutKeys}
      className={SAMPLE_CLASS}
      dangerouslySetInnerHTML={{ __html: printSample({ ...props, pathname }) }}
    />
  );
}

/** A sample with its frame. Its button is served by the client module. */
function CodeSample(props: Props): ReactElement {
  return props.html === undefined ? <SampleOfElements {...props} /> : <PrintedSample {...props} />;
}

export default memo(CodeSample);
