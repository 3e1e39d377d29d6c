import { useLocation } from '@docusaurus/router';
import { memo, type ReactElement } from 'react';
import type { Props } from '@theme/CodeSample';
import { SAMPLE_CLASS } from '../../client/markup';
import { printSample } from '../../client/sampleFrame';
import { showShortcutKeys } from '../../client/showShortcutKeys';

/** A sample with its frame: one element to React. Its button is served by the client module. */
function CodeSample(props: Props): ReactElement {
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

export default memo(CodeSample);
