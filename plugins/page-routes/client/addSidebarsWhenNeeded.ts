import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import type { RouteComponent } from './createPages';
import { addSidebarSource, canShowSidebar, loadSidebars } from './sidebars';

interface VersionRoute {
  readonly component: RouteComponent;
}

type LoadVersion = () => Promise<{
  readonly default: { readonly version: PropVersionMetadata };
}>;

/**
 * The page that a reader enters by has its sidebar in the server's HTML, and the pages of that version
 * which they go on to keep it. Where it is not on the page, the sidebars are waited for like the other
 * parts of a page, whatever leads to it.
 */
export function addSidebarsWhenNeeded<Route extends VersionRoute>(
  route: Route,
  loadVersion: LoadVersion,
  load: Parameters<typeof addSidebarSource>[1],
): Route {
  const { component } = route;
  const preloadComponent = component.preload;
  let knowing: Promise<PropVersionMetadata> | undefined;

  const knowVersion = async () => {
    const { version } = (await loadVersion()).default;
    addSidebarSource(version, load);
    return version;
  };
  component.preload = () => {
    // Docusaurus sets this when it shows the first page, after having waited for its parts.
    const isFirstPage = window.docusaurusRoot === undefined;
    knowing ??= knowVersion().catch((error: unknown) => {
      knowing = undefined;
      throw error;
    });
    return Promise.all([
      preloadComponent?.(),
      knowing.then((version) =>
        isFirstPage || canShowSidebar(version) ? undefined : loadSidebars(version),
      ),
    ]);
  };
  return route;
}
