import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';

const INSTALLATION_PATH = '/material-ui/getting-started/installation/';

/** What alpha, beta and release candidate stand for, and how to live with them. */
export default function Prereleases() {
  return (
    <>
      <p>
        <Translate
          id="versions.prereleases.meaning"
          description="Section Pre-releases. alpha, beta and rc are parts of version numbers"
          values={{
            alpha: <code>alpha</code>,
            beta: <code>beta</code>,
            rc: <code>rc</code>,
            example: <code>6.0.0-beta.4</code>,
          }}
        >
          {
            'A number with a part after its hyphen, such as {example}, is a pre-release. An {alpha} is work in progress. A {beta} is ready to be tried in earnest, and what follows it is polish. A release candidate, {rc}, becomes the release unless somebody finds a reason against it.'
          }
        </Translate>
      </p>
      <p>
        <Translate
          id="versions.prereleases.advice"
          description="Section Pre-releases. The link's text is versions.prereleases.installation"
          values={{
            installation: (
              <Link to={INSTALLATION_PATH}>
                <Translate
                  id="versions.prereleases.installation"
                  description="Link inside versions.prereleases.advice"
                >
                  Installation
                </Translate>
              </Link>
            ),
          }}
        >
          {
            'Any of them may change between two releases in ways that break your code. Pin the exact version, as the commands under {installation} do, read the notes before you update, and update all packages of one library together.'
          }
        </Translate>
      </p>
    </>
  );
}
