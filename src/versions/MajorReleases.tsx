import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useProductHref } from '@site/src/header/useProductHref';
import { useProductVersions } from '@site/src/header/useProductVersions';
import { majorReleases, type MajorRelease } from '@site/src/products/releases';
import { getMajorReleaseNotesUrl } from './releaseNotes';
import TableScroller from '@site/src/components/TableScroller';

const PRODUCT_ID = 'material-ui';

function ReleaseMonth({ release }: { readonly release: MajorRelease }) {
  const { i18n } = useDocusaurusContext();
  const { released, stage } = release;
  if (released === null) {
    return (
      <Translate id="versions.majors.dateUnknown" description="In a table: the date is not known">
        Not recorded
      </Translate>
    );
  }
  const month = new Intl.DateTimeFormat(i18n.currentLocale, {
    year: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  }).format(Date.UTC(released.year, released.month - 1));
  const dateTime = `${released.year}-${String(released.month).padStart(2, '0')}`;
  const time = <time dateTime={dateTime}>{month}</time>;
  if (stage === 'stable') return time;
  return (
    <Translate
      id="versions.majors.betaSince"
      description="In a table: when a beta came out"
      values={{ month: time }}
    >
      {'Beta since {month}'}
    </Translate>
  );
}

/** Where a major version is documented: another host, this site's archive, these very pages. */
function useDocumentationHref({ major, documentationUrl }: MajorRelease): string | undefined {
  const versions = useProductVersions(PRODUCT_ID);
  const getHref = useProductHref();
  const isMajor = ({ text }: { text: string }) => new RegExp(`^v${major}(\\.|$)`).test(text);
  const here = versions.find(isMajor);
  if (here?.kind === 'installed') return getHref(PRODUCT_ID);
  return here?.href ?? documentationUrl ?? undefined;
}

function DocumentationLink({ release }: { readonly release: MajorRelease }) {
  const href = useDocumentationHref(release);
  if (href === undefined) {
    return (
      <Translate
        id="versions.majors.notDocumented"
        description="In a table: this site has no documentation of the version"
      >
        Not on this site
      </Translate>
    );
  }
  return (
    <Link to={href}>
      {href.startsWith('http') ? (
        new URL(href).host
      ) : (
        <Translate id="versions.majors.thisSite" description="In a table: link to the pages here">
          This site
        </Translate>
      )}
    </Link>
  );
}

/** Every major version of Material UI: since when, where documented, what changed. */
export default function MajorReleases({ title }: { readonly title: string }) {
  return (
    <TableScroller aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="versions.majors.version" description="Head of a table column">
              Version
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.majors.released" description="Head of a table column">
              Released
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.majors.documentation" description="Head of a table column">
              Documentation
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.majors.changes" description="Head of a table column">
              Changes
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {majorReleases.map((release) => (
          <tr key={release.major}>
            <th scope="row">
              <span className="version-number">{`v${release.major}`}</span>
            </th>
            <td>
              <ReleaseMonth release={release} />
            </td>
            <td>
              <DocumentationLink release={release} />
            </td>
            <td>
              <Link to={getMajorReleaseNotesUrl(release.major, release.stage)}>
                <Translate id="versions.majors.notes" description="Link to notes, in a table">
                  Release notes
                </Translate>
              </Link>
            </td>
          </tr>
        ))}
      </tbody>
    </TableScroller>
  );
}
