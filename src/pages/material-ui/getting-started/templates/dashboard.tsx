import { translate } from '@docusaurus/Translate';
import template from '@site/docs/material-ui/getting-started/templates/dashboard/Dashboard.tsx?demo';
import TemplatePage from '@site/src/templates/TemplatePage';

export default function DashboardPage() {
  return (
    <TemplatePage
      module={template}
      galleryPath="/material-ui/getting-started/templates/"
      anchor="dashboard"
      name={translate({
        id: 'templates.dashboard.name',
        message: 'Dashboard',
        description: 'Name of a template',
      })}
      title={translate({
        id: 'templates.dashboard.title',
        message: 'Dashboard template - Material UI',
        description: 'Title of the page of a template',
      })}
      description={translate({
        id: 'templates.dashboard.description',
        message:
          'A dashboard made with Material UI: navigation that becomes a drawer, cards with key figures, a chart drawn as SVG, and a sortable table.',
        description: 'Description of the page of a template',
      })}
    />
  );
}
