import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ApiLeadProps } from '@theme/ApiLead';
import { ApiText } from '../../client/ApiText';

/** Head of an API page: what the component is, from which release, and where its source is. */
export default function ApiLead({ page }: ApiLeadProps) {
  const { deprecated, description, isUnstable, packageName, sourceUrl, version } = page;
  return (
    <>
      <ApiText>{description}</ApiText>
      {deprecated !== null && (
        <div className="api-why">
          <strong>
            <Translate id="api.lead.deprecated" description="The component is deprecated">
              Deprecated.
            </Translate>
          </strong>{' '}
          <ApiText>{deprecated}</ApiText>
        </div>
      )}
      {isUnstable && (
        <p className="api-why">
          <Translate id="api.lead.unstable" description="The component is not stable yet">
            Unstable: it may change in any release.
          </Translate>
        </p>
      )}
      <p className="api-release">
        <code>
          {packageName}@{version}
        </code>
        {sourceUrl !== null && (
          <>
            {' · '}
            <Link to={sourceUrl}>
              <Translate id="api.lead.source" description="Link to the source code of a component">
                Source code
              </Translate>
            </Link>
          </>
        )}
      </p>
    </>
  );
}
