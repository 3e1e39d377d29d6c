import { translate } from '@docusaurus/Translate';
import template from '@site/docs/material-ui/getting-started/templates/checkout/Checkout.tsx?demo';
import TemplatePage from '@site/src/templates/TemplatePage';

export default function CheckoutPage() {
  return (
    <TemplatePage
      module={template}
      galleryPath="/material-ui/getting-started/templates/"
      anchor="checkout"
      name={translate({
        id: 'templates.checkout.name',
        message: 'Checkout',
        description: 'Name of a template',
      })}
      title={translate({
        id: 'templates.checkout.title',
        message: 'Checkout template - Material UI',
        description: 'Title of the page of a template',
      })}
      description={translate({
        id: 'templates.checkout.description',
        message:
          'A checkout made with Material UI: a form in three steps with validation, a review of the order, and its confirmation.',
        description: 'Description of the page of a template',
      })}
    />
  );
}
