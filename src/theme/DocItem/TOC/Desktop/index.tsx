/** Wraps `DocItem/TOC/Desktop`: headings of a page that is not translated are marked as English. */
import type { ComponentProps } from 'react';
import OriginalToc from '@theme-original/DocItem/TOC/Desktop';
import { useMixedLanguages } from '@site/src/interface-text/useMixedLanguages';

export default function DocItemTocDesktop(props: ComponentProps<typeof OriginalToc>) {
  const languages = useMixedLanguages();
  if (!languages) return <OriginalToc {...props} />;
  return (
    <div lang={languages.content} className="toc-language">
      <OriginalToc {...props} />
    </div>
  );
}
