import type { ReactNode } from 'react';
import CodeBlock from '@theme/CodeBlock';
import CodeSample from '@theme/CodeSample';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useInstalledVersion } from '@site/src/header/useProduct';
import { COMPONENT_SAMPLE_HTML } from './componentSample';
import { INSTALLATION_PATH } from './Hero';

const BUTTON_PATH = '/material-ui/react-button/';
function Step({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <li className="first-steps__step">
      <Heading as="h3">{title}</Heading>
      {children}
    </li>
  );
}

/** From nothing to a button on the screen, and where to read on. */
export default function FirstSteps() {
  const version = useInstalledVersion('material-ui');
  return (
    <ol className="first-steps">
      <Step
        title={
          <Translate id="home.steps.install" description="Heading of the first step">
            Add the packages
          </Translate>
        }
      >
        <p>
          <Translate
            id="home.steps.installText"
            description="The link's text is home.steps.installLink"
            values={{
              installation: (
                <Link to={INSTALLATION_PATH}>
                  <Translate
                    id="home.steps.installLink"
                    description="Link inside home.steps.installText"
                  >
                    installation page
                  </Translate>
                </Link>
              ),
            }}
          >
            {
              'To a project with React 17 or 18. The {installation} has pnpm, Yarn, fonts, and icons.'
            }
          </Translate>
        </p>
        <CodeBlock language="bash">
          {`npm install --save-exact @mui/material@${version} @emotion/react @emotion/styled`}
        </CodeBlock>
      </Step>
      <Step
        title={
          <Translate id="home.steps.use" description="Heading of the second step">
            Use a component
          </Translate>
        }
      >
        <p>
          <Translate
            id="home.steps.useText"
            description="The link's text is home.steps.useLink"
            values={{
              button: (
                <Link to={BUTTON_PATH}>
                  <Translate id="home.steps.useLink" description="Link inside home.steps.useText">
                    Button
                  </Translate>
                </Link>
              ),
            }}
          >
            {'Import it by its own path. The page about {button} shows what else it can do.'}
          </Translate>
        </p>
        <CodeSample html={COMPONENT_SAMPLE_HTML} language="tsx" />
      </Step>
    </ol>
  );
}
