/**
 * Replaces `Footer` of theme-classic, which is made from `themeConfig.footer`: ours takes the
 * libraries from `src/products` and their first pages from the docs, so that no address is kept twice.
 */
import { memo, useId, type ReactNode } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useProductHref } from '@site/src/header/useProductHref';
import { ConsentButton } from '@site/plugins/analytics/client';
import { getPageIndexTitle } from '@site/plugins/page-index/client';
import { SiteMark } from '@site/src/components/SiteMark';
import { products } from '@site/src/products/products';

const LICENSE_URL = 'https://github.com/mui/material-ui/blob/HEAD/LICENSE';

function FooterLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <li>
      <Link className="site-footer__link" to={to}>
        {children}
      </Link>
    </li>
  );
}

function LinkGroup({
  title,
  children,
}: {
  readonly title: ReactNode;
  readonly children: ReactNode;
}) {
  const titleId = useId();
  return (
    <div>
      <p className="site-footer__heading" id={titleId}>
        {title}
      </p>
      <ul className="site-footer__links" aria-labelledby={titleId}>
        {children}
      </ul>
    </div>
  );
}

function FooterLinks() {
  const getHref = useProductHref();
  const feedUrl = useBaseUrl('/blog/rss.xml');
  return (
    <nav
      className="site-footer__nav"
      aria-label={translate({
        id: 'footer.nav.label',
        message: 'Footer',
        description: 'Names the links of the footer for assistive technology',
      })}
    >
      <LinkGroup
        title={
          <Translate id="footer.libraries" description="Heading above the libraries in the footer">
            Libraries
          </Translate>
        }
      >
        {products
          .filter(({ isPublic }) => isPublic)
          .map(({ id, name }) => (
            <FooterLink key={id} to={getHref(id)}>
              {name}
            </FooterLink>
          ))}
        <FooterLink to="/pages/">{getPageIndexTitle()}</FooterLink>
      </LinkGroup>
      <LinkGroup
        title={
          <Translate id="footer.news" description="Heading above versions and blog in the footer">
            What is new
          </Translate>
        }
      >
        <FooterLink to="/versions/">
          <Translate id="footer.versions" description="Link to the page about versions">
            Versions
          </Translate>
        </FooterLink>
        <FooterLink to="/blog/">
          <Translate id="footer.blog" description="Link to the blog">
            Blog
          </Translate>
        </FooterLink>
        <FooterLink to="/changelog/">
          <Translate
            id="footer.changelog"
            description="Link to the page about changes of this site"
          >
            Changelog
          </Translate>
        </FooterLink>
        <li>
          {/* A file, not a page: the router does not know it. */}
          <a className="site-footer__link" href={feedUrl}>
            <Translate id="footer.feed" description="Link to the blog's RSS feed">
              RSS feed
            </Translate>
          </a>
        </li>
      </LinkGroup>
    </nav>
  );
}

function About() {
  const { siteConfig } = useDocusaurusContext();
  return (
    <div>
      <p className="site-footer__brand">
        <SiteMark size={24} />
        {siteConfig.title}
      </p>
      <p className="site-footer__note">
        <Translate
          id="footer.license"
          description="Note in the footer. The link's text is footer.license.link"
          values={{
            license: (
              <Link to={LICENSE_URL}>
                <Translate id="footer.license.link" description="Link inside footer.license">
                  MIT license
                </Translate>
              </Link>
            ),
          }}
        >
          {'The libraries are open source, under the {license}.'}
        </Translate>
      </p>
    </div>
  );
}

function Footer() {
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} site-footer`}>
      <div className="site-footer__inner">
        <About />
        <FooterLinks />
        <ConsentButton className="site-footer__button" />
      </div>
    </footer>
  );
}

export default memo(Footer);
