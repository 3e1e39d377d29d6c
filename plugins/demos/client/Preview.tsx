import { memo } from 'react';
import DemoPreview from '@theme/DemoPreview';
import type { DemoModule } from './types';
import { usePreviewHtml } from './usePreviewHtml';

/** The essential JSX of a demo. Memoised: React knows nothing of what stands in it. */
export const Preview = memo(function Preview({
  module,
  name,
}: {
  readonly module: DemoModule;
  readonly name: string;
}) {
  const { ref, html } = usePreviewHtml(module);
  return (
    <DemoPreview name={name} getText={() => ref.current?.textContent ?? ''}>
      <code
        ref={ref}
        className="language-jsx"
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </DemoPreview>
  );
});
