import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import TableScroller from '@site/src/components/TableScroller';

const SEMVER_URL = 'https://semver.org/';

function StrategyTable({ title }: { readonly title: string }) {
  return (
    <TableScroller aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="versions.strategy.part" description="Head of a table column">
              Release
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.strategy.holds" description="Head of a table column">
              What it holds
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.strategy.effort" description="Head of a table column">
              What updating takes
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">
            <Translate id="versions.strategy.major" description="Kind of release, in a table">
              Major
            </Translate>
          </th>
          <td>
            <Translate id="versions.strategy.majorHolds" description="In a table">
              New features, and changes that break existing code
            </Translate>
          </td>
          <td>
            <Translate id="versions.strategy.majorEffort" description="In a table">
              The migration guide; codemods do the mechanical part
            </Translate>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Translate id="versions.strategy.minor" description="Kind of release, in a table">
              Minor
            </Translate>
          </th>
          <td>
            <Translate id="versions.strategy.minorHolds" description="In a table">
              New features and deprecations
            </Translate>
          </td>
          <td>
            <Translate id="versions.strategy.minorEffort" description="In a table">
              Nothing; you take up what is new when it suits you
            </Translate>
          </td>
        </tr>
        <tr>
          <th scope="row">
            <Translate id="versions.strategy.patch" description="Kind of release, in a table">
              Patch
            </Translate>
          </th>
          <td>
            <Translate id="versions.strategy.patchHolds" description="In a table">
              Fixes and small improvements
            </Translate>
          </td>
          <td>
            <Translate id="versions.strategy.patchEffort" description="In a table">
              Nothing
            </Translate>
          </td>
        </tr>
      </tbody>
    </TableScroller>
  );
}

/** How versions are numbered, and what a reader may expect of each part. */
export default function VersioningStrategy({ title }: { readonly title: string }) {
  return (
    <>
      <p>
        <Translate
          id="versions.strategy.semver"
          description="Section What a version number says. The link's text is Semantic Versioning"
          values={{
            semver: <Link to={SEMVER_URL}>Semantic Versioning</Link>,
            pattern: <code>major.minor.patch</code>,
          }}
        >
          {'All libraries follow {semver}. A stable version has three parts, {pattern}:'}
        </Translate>
      </p>
      <StrategyTable title={title} />
      <p>
        <Translate
          id="versions.strategy.ranges"
          description="Section What a version number says. caret and tilde are version ranges"
          values={{ caret: <code>^6.1.0</code>, tilde: <code>~6.1.0</code> }}
        >
          {
            'So the range {caret} takes minor releases and patches, and {tilde} takes patches only. Commit your lockfile either way: it makes an update something you decide on.'
          }
        </Translate>
      </p>
    </>
  );
}
