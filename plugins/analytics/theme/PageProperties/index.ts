/**
 * What `page_view` says of a page besides its title and location. This plain one knows nothing; a
 * site completes it in `src/theme/PageProperties`.
 */
import type { GetPageProperties } from '@theme/PageProperties';

const getPageProperties: GetPageProperties = () => ({});

export default getPageProperties;
