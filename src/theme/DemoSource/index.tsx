/**
 * Completes `@theme/DemoSource` of the demos plugin: a demo's files as code samples, with their
 * look, their copy button and their keyboard shortcut.
 */
import type { DemoSourceProps } from '@theme/DemoSource';
import { CopyButton } from '@site/plugins/code-samples/client';

export default function DemoSource({ files }: DemoSourceProps) {
  return (
    <>
      {files.map(({ name, language, code, html }) => (
        <div key={name} className="MuiCode-root">
          <div className="MuiCode-title">{name}</div>
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- long lines scroll inside, and what scrolls must be reachable by keyboard */}
          <pre tabIndex={0} role="group" aria-label={name} dir="ltr">
            <code className={`language-${language}`} dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
          <CopyButton text={code} />
        </div>
      ))}
    </>
  );
}
