import { translate } from '@docusaurus/Translate';
import template from '@site/docs/joy-ui/getting-started/templates/order-dashboard/OrderDashboard.tsx?demo';
import TemplatePage from '@site/src/templates/TemplatePage';

export default function OrderDashboardPage() {
  return (
    <TemplatePage
      module={template}
      galleryPath="/joy-ui/getting-started/templates/"
      anchor="order-dashboard"
      name={translate({
        id: 'templates.orderDashboard.name',
        message: 'Order dashboard',
        description: 'Name of a template',
      })}
      title={translate({
        id: 'templates.orderDashboard.title',
        message: 'Order dashboard template - Joy UI',
        description: 'Title of the page of a template',
      })}
      description={translate({
        id: 'templates.orderDashboard.description',
        message:
          'A list of orders made with Joy UI: search, filters, sorting, selection of several orders, and pages.',
        description: 'Description of the page of a template',
      })}
    />
  );
}
