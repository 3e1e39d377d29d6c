/** The frame around the essential JSX of a demo. A site gives it the look of its samples. */
import { translate } from '@docusaurus/Translate';
import type { DemoPreviewProps } from '@theme/DemoPreview';

export default function DemoPreview({ name, children }: DemoPreviewProps) {
  const label = translate(
    {
      id: 'demos.DemoPreview.label',
      message: 'Essential code of the demo {name}',
      description: 'Names the short piece of code below a demo for assistive technology',
    },
    { name },
  );
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls sideways, so it has to be reachable by keyboard
    <pre tabIndex={0} role="group" aria-label={label} dir="ltr">
      {children}
    </pre>
  );
}
