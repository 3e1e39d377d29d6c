import { useMemo, type MouseEvent, type SyntheticEvent } from 'react';
import { useHistory } from '@docusaurus/router';
import { findPageLink, followPath, getPath, isPlainPress, preloadPage } from './pageLinks';

/** Handlers for the element around static content. */
export interface StaticLinkHandlers {
  onClick(event: MouseEvent): void;
  onMouseOver(event: SyntheticEvent): void;
  onTouchStart(event: SyntheticEvent): void;
}

/** Anchors of the page itself are the browser's own. */
function leadsAway(link: HTMLAnchorElement): boolean {
  return !link.getAttribute('href')?.startsWith('#');
}

/**
 * Lets links in static content behave as `@docusaurus/Link` does: their page is fetched when a pointer
 * or a finger reaches them, and followed without loading the site anew. Before React is there they
 * are links as any other.
 */
export function useStaticLinks(): StaticLinkHandlers {
  const history = useHistory();
  return useMemo(() => {
    let approached: HTMLAnchorElement | null = null;
    const onApproach = ({ target }: SyntheticEvent) => {
      const link = findPageLink(target);
      // The pointer moves within a link, too.
      if (!link || link === approached) return;
      approached = link;
      if (leadsAway(link)) preloadPage(link.pathname);
    };
    return {
      onClick(event) {
        const link = findPageLink(event.target);
        if (!link || !leadsAway(link) || !isPlainPress(event)) return;
        event.preventDefault();
        followPath(history, getPath(link));
      },
      onMouseOver: onApproach,
      onTouchStart: onApproach,
    };
  }, [history]);
}
