import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useActivePlugin, useDocVersionSuggestions } from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { products } from '@site/src/products/products';

/** Docusaurus' data has no slash at the end of a path, the address of a page has one. */
function withSlash(path: string): string {
  return path.endsWith('/') ? path : `${path}/`;
}

/** Tells search engines that the current page is the one to show, where there is one. */
function CanonicalPage({ path }: { readonly path: string }) {
  const { siteConfig } = useDocusaurusContext();
  const url = siteConfig.url + withSlash(path);
  return (
    <Head>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
    </Head>
  );
}

function CurrentPageLink({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <Link to={path}>
      <Translate
        id="versions.ArchiveBanner.samePage"
        description="Link from a page of an old version"
        values={{ version: label }}
      >
        {'See this page in {version}'}
      </Translate>
    </Link>
  );
}

function CurrentVersionLink({ path, label }: { readonly path: string; readonly label: string }) {
  return (
    <Link to={path}>
      <Translate
        id="versions.ArchiveBanner.otherPage"
        description="Link from a page of an old version that the current version has not"
        values={{ version: label }}
      >
        {'This page is not in {version}. See what is'}
      </Translate>
    </Link>
  );
}

/** Head of every page of an archived version: that it is one, and where the current page is. */
export default function ArchiveBanner({
  className,
  versionLabel,
}: {
  readonly className?: string;
  /** What menus call the version: `v5`. */
  readonly versionLabel: string;
}) {
  const pluginId = useActivePlugin({ failfast: true })?.pluginId;
  const { latestDocSuggestion, latestVersionSuggestion } = useDocVersionSuggestions(pluginId);
  const { docs, mainDocId, path, label } = latestVersionSuggestion;
  const name = products.find(({ id }) => id === pluginId)?.name ?? '';
  const start = docs.find(({ id }) => id === mainDocId)?.path ?? path;
  return (
    <div className={clsx(className, 'archive-banner')} role="note">
      {latestDocSuggestion && <CanonicalPage path={latestDocSuggestion.path} />}
      <p>
        <strong>
          <Translate
            id="versions.ArchiveBanner.old"
            description="Head of every page of an old version; name of a library and its version"
            values={{ version: `${name} ${versionLabel}` }}
          >
            {'You are reading the documentation of an old version: {version}.'}
          </Translate>
        </strong>{' '}
        <Translate
          id="versions.ArchiveBanner.demos"
          description="Head of every page of an old version"
        >
          Its demos run that release. To change one, open it in StackBlitz or CodeSandbox: the
          editor here has the current release only.
        </Translate>
      </p>
      <p>
        {latestDocSuggestion ? (
          <CurrentPageLink path={latestDocSuggestion.path} label={label} />
        ) : (
          <CurrentVersionLink path={start} label={label} />
        )}
      </p>
    </div>
  );
}
