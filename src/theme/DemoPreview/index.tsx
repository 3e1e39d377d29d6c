/** Completes `@theme/DemoPreview` of the demos plugin: the essential code of a demo as a code sample. */
import DemoPreview from '@theme-original/DemoPreview';
import type { DemoPreviewProps } from '@theme/DemoPreview';
import { CopyButton } from '@site/plugins/code-samples/client';

export default function DemoPreviewSample(props: DemoPreviewProps) {
  return (
    <div className="MuiCode-root">
      <DemoPreview {...props} />
      <CopyButton text={props.getText} />
    </div>
  );
}
