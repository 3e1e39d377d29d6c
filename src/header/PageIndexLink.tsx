import useBaseUrl from '@docusaurus/useBaseUrl';
import { getPageIndexTitle } from '@site/plugins/page-index/client';

/**
 * The way to all pages where there are no scripts: the drawer and the groups of the navigation do not
 * open without them. In the drawer itself, which scripts open, it is not needed.
 */
export default function PageIndexLink({ mobile }: { readonly mobile?: boolean }) {
  const address = useBaseUrl('/pages/');
  if (mobile) return null;
  return (
    <noscript>
      <a className="navbar__link" href={address}>
        {getPageIndexTitle()}
      </a>
    </noscript>
  );
}
