import type { ComponentProps } from 'react';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toStaticLink } from '@site/plugins/static-content/client/toStaticLink';
import { useStaticLinks } from '@site/plugins/static-content/client/useStaticLinks';

/** Properties of `@docusaurus/Link`, of which an entry has these only. */
interface SidebarLinkProps extends ComponentProps<'a'> {
  readonly href: string;
  readonly autoAddBaseUrl?: boolean;
}

/** A link to a page of this site. Whoever reads of another page meanwhile does not have it rendered anew. */
function PageLink({ href, onClick, children, ...props }: ComponentProps<'a'>) {
  const links = useStaticLinks();
  return (
    <a
      {...props}
      {...links}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        links.onClick(event);
      }}
    >
      {children}
    </a>
  );
}

/**
 * Does for the entry of a sidebar what `@docusaurus/Link` does, at a fraction of its price: a sidebar has
 * hundreds of them, and each of those would be rendered with every press on a link, before its page
 * is here. Links that only Docusaurus understands are left to it.
 */
export default function SidebarLink({ href, autoAddBaseUrl = true, ...props }: SidebarLinkProps) {
  const { siteConfig } = useDocusaurusContext();
  const link = autoAddBaseUrl ? toStaticLink(href, siteConfig) : null;
  return link && !link.isExternal ? (
    <PageLink {...props} href={link.href} />
  ) : (
    <Link {...props} to={href} autoAddBaseUrl={autoAddBaseUrl} />
  );
}
