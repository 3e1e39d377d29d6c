import { translate } from '@docusaurus/Translate';
import template from '@site/docs/material-ui/getting-started/templates/sign-in/SignIn.tsx?demo';
import TemplatePage from '@site/src/templates/TemplatePage';

export default function SignInPage() {
  return (
    <TemplatePage
      module={template}
      galleryPath="/material-ui/getting-started/templates/"
      anchor="sign-in"
      name={translate({
        id: 'templates.signIn.name',
        message: 'Sign-in',
        description: 'Name of a template',
      })}
      title={translate({
        id: 'templates.signIn.title',
        message: 'Sign-in template - Material UI',
        description: 'Title of the page of a template',
      })}
      description={translate({
        id: 'templates.signIn.description',
        message:
          'A sign-in page made with Material UI: e-mail, password, messages for what is wrong, and a dialog to reset a forgotten password.',
        description: 'Description of the page of a template',
      })}
    />
  );
}
