/** Adds what our pages may use without an import to the components of MDX. */
import MDXComponents from '@theme-original/MDXComponents';
import Demo from '@theme/Demo';
import TemplateSource from '@site/src/templates/TemplateSource';
import TableScroller from '@site/src/components/TableScroller';

export default { ...MDXComponents, Demo, TemplateSource, table: TableScroller };
