import { memo, type CSSProperties } from 'react';
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
  const { ref, html, lines } = usePreviewHtml(module);
  return (
    <DemoPreview name={name} getText={() => ref.current?.textContent ?? ''}>
      <code
        ref={ref}
        className="language-jsx"
        // Not styled and drawn before it is near; its lines do not wrap, so that its height is known.
        style={{ '--lines': lines } as CSSProperties}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </DemoPreview>
  );
});
