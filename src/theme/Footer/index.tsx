/**
 * Replaces `Footer` of theme-classic, which is made from `themeConfig.footer`: ours takes the
 * libraries from `src/products` and their first pages from the docs, so that no address is kept twice.
 */
import { memo } from 'react';
import { ThemeClassNames } from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useProductHref } from '@site/src/header/useProductHref';
import { ConsentButton } from '@site/plugins/analytics/client';
import { products } from '@site/src/products/products';

const LICENSE_URL = 'https://github.com/mui/material-ui/blob/HEAD/LICENSE';

function FooterLinks() {
  const getHref = useProductHref();
  return (
    <nav
      aria-label={translate({
        id: 'footer.nav.label',
        message: 'Footer',
        description: 'Names the links of the footer for assistive technology',
      })}
    >
      <ul className="site-footer__links">
        {products
          .filter(({ isPublic }) => isPublic)
          .map(({ id, name }) => (
            <li key={id}>
              <Link className="site-footer__link" to={getHref(id)}>
                {name}
              </Link>
            </li>
          ))}
        <li>
          <Link className="site-footer__link" to="/versions/">
            <Translate id="footer.versions" description="Link to the page about versions">
              Versions
            </Translate>
          </Link>
        </li>
      </ul>
    </nav>
  );
}

function Footer() {
  return (
    <footer className={`${ThemeClassNames.layout.footer.container} site-footer`}>
      <div className="site-footer__inner">
        <FooterLinks />
        <ConsentButton className="site-footer__button" />
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
    </footer>
  );
}

export default memo(Footer);
