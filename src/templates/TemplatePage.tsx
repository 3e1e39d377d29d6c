import Head from '@docusaurus/Head';
import { PageMetadata, SkipToContentFallbackId } from '@docusaurus/theme-common';
import DemoVariant from '@theme/DemoVariant';
import LayoutProvider from '@theme/Layout/Provider';
import SkipToContent from '@theme/SkipToContent';
import type { DemoModule } from '@site/plugins/demos/client/types';
import MarkdownLink from '../page-actions/MarkdownLink';
import TemplateBar, { type TemplateBarProps } from './TemplateBar';

export interface TemplatePageProps extends TemplateBarProps {
  /** What menus call the version of the library that the template is of. Default: the current one. */
  readonly version?: string;
  /** For browsers and search results. */
  readonly title: string;
  readonly description: string;
  /** The template as an island: `import template from '…/SignIn.tsx?demo'`. */
  readonly module: DemoModule;
}

/** Marks where the template ends. */
const END_ID = 'template-end';

/**
 * A template on a page of its own. Header, sidebar and footer of the site are left out: all but a
 * slim bar belongs to the template, which brings the page's landmarks and its first heading.
 */
export default function TemplatePage(props: TemplatePageProps) {
  const { title, description, module, version, name, ...bar } = props;
  const withVersion = (text: string) => (version === undefined ? text : `${text} ${version}`);
  return (
    <LayoutProvider>
      <PageMetadata title={withVersion(title)} description={description} />
      <MarkdownLink />
      {/* A template is laid out as a whole, by grids that fit their columns to their content: painted
          before the last of it was parsed, it would move. Browsers that do not know it paint anyway. */}
      <Head>
        {/* The current template says the same, and is the one to find. */}
        {version !== undefined && <meta name="robots" content="noindex" />}
        <link rel="expect" href={`#${END_ID}`} {...{ blocking: 'render' }} />
      </Head>
      <SkipToContent />
      <div className="template-page">
        <TemplateBar {...bar} name={withVersion(name)} />
        <div id={SkipToContentFallbackId} className="template-page__stage">
          <DemoVariant module={module} styling={null} resetCount={0} />
        </div>
        <div id={END_ID} />
      </div>
    </LayoutProvider>
  );
}
