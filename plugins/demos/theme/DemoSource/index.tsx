/** The files of a demo, highlighted at build time. A site adds its copy button by wrapping this. */
import type { DemoSourceProps } from '@theme/DemoSource';

export default function DemoSource({ files }: DemoSourceProps) {
  return (
    <>
      {files.map(({ name, language, html }) => (
        <figure key={name} className="demo__file">
          {files.length > 1 && <figcaption>{name}</figcaption>}
          {/* Scrolls sideways, so it has to be reachable by keyboard. */}
          {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable region */}
          <pre tabIndex={0} dir="ltr" className={`language-${language}`}>
            <code dangerouslySetInnerHTML={{ __html: html }} />
          </pre>
        </figure>
      ))}
    </>
  );
}
