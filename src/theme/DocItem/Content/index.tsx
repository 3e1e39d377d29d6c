/**
 * Replaces `DocItem/Content` of theme-classic: our pages get their h1, their description (the ad
 * slot's landmark `.description`, see the contract) and their component links from the layout.
 * Departures from upstream: the heading is the page's name in the sidebar, and what follows it; links in its
 * text have previews; when its layout learns how wide the window is, it is not rendered anew.
 */
import { memo } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import AdSlot from '@theme/AdSlot';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import type { Props } from '@theme/DocItem/Content';
import { useApiLinks } from '@site/plugins/api-reference/client/useApiLinks';
import { useStaticLinks } from '@site/plugins/static-content/client/useStaticLinks';
import { useMixedLanguages } from '@site/src/interface-text/useMixedLanguages';
import { previewHandlers } from '@site/src/link-previews/previewHandlers';
import type { LocalTexts } from '@site/src/local-texts/addLocalTexts';
import { findSidebarLabel } from '@site/src/navigation/findSidebarLabel';
import { usePageParts } from '@site/src/page-components/PageParts';

/** Generated API pages keep their title: `Button API` is not the page that the sidebar calls Button. */
function usePageHeading(): string {
  const { metadata, frontMatter } = useDoc();
  const sidebar = useDocsSidebar();
  if ('generated' in frontMatter) return metadata.title;
  return findSidebarLabel(sidebar?.items ?? [], metadata.permalink) ?? metadata.title;
}

function DocItemContent({ children }: Props) {
  const { metadata, frontMatter } = useDoc();
  const heading = usePageHeading();
  // The heading is the label in the sidebar, which is translated before its page is.
  const languages = useMixedLanguages();
  const { components = [] } = frontMatter as { readonly components?: readonly string[] };
  const apiLinks = useApiLinks(components);
  const linkHandlers = useStaticLinks();
  const { ComponentLinks } = usePageParts();
  return (
    <div
      className={clsx(ThemeClassNames.docs.docMarkdown, 'markdown')}
      lang={languages?.content}
      {...previewHandlers}
      {...linkHandlers}
    >
      <header lang={languages?.interface}>
        <Heading as="h1">{heading}</Heading>
        <p className="description" lang={languages?.content}>
          {metadata.description}
        </p>
        <AdSlot />
        {ComponentLinks && (
          <ComponentLinks
            frontMatter={frontMatter}
            texts={metadata as LocalTexts}
            apiLinks={apiLinks}
          />
        )}
      </header>
      <MDXContent>{children}</MDXContent>
    </div>
  );
}

export default memo(DocItemContent);
