/**
 * Replaces `NotFound/Content` of theme-classic, which has only words: ours says which address was
 * asked for and offers ways on. Its title keeps upstream's id, and so upstream's translations.
 */
import type { Props } from '@theme/NotFound/Content';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import { getPageIndexTitle } from '@site/plugins/page-index/client';
import LostArtwork from '@site/src/home/LostArtwork';
import LibraryLinks from '@site/src/home/LibraryLinks';

/** The page is built once for all addresses: which one it was is known in the browser only. */
function RequestedPath() {
  const isBrowser = useIsBrowser();
  const { pathname } = useLocation();
  if (!isBrowser) return null;
  return (
    <p className="not-found__path">
      <code>{pathname}</code>
    </p>
  );
}

export default function NotFoundContent({ className }: Props) {
  return (
    <main className={clsx('not-found', className)}>
      <LostArtwork />
      <p className="not-found__code" aria-hidden="true">
        404
      </p>
      <Heading as="h1">
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Page Not Found
        </Translate>
      </Heading>
      <p className="page-lead">
        <Translate id="notFound.explanation" description="Text of the page for unknown addresses">
          There is no page at this address. It may have moved, or the link that led you here may be
          mistyped.
        </Translate>
      </p>
      <RequestedPath />
      <Heading as="h2">
        <Translate
          id="notFound.libraries"
          description="Heading above the libraries on the page for unknown addresses"
        >
          Start again from a library
        </Translate>
      </Heading>
      <LibraryLinks />
      <p>
        <Link className="button-link" to="/">
          <Translate id="notFound.home" description="Link to the home page">
            Go to the home page
          </Translate>
        </Link>
      </p>
      <p>
        <Link to="/pages/">{getPageIndexTitle()}</Link>
      </p>
    </main>
  );
}
