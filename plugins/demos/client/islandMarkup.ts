import type { ServerDemoModule } from './types';

/** Marks the element that a demo's React root takes over. */
export const ROOT_ATTRIBUTE = 'data-demo-root';

/** Marks the stylesheets that belong to the demo's own files. */
const STYLE_ATTRIBUTE = 'data-demo-style';

/** Keeps `</style` inside CSS text from ending the element. */
function escapeStyleText(css: string): string {
  return css.replace(/<\//g, '<\\/');
}

/**
 * The styles of islands that the page has not got yet, for all of them in as few elements as there
 * can be: with every element of variables that a browser comes to while it reads the page, it has
 * to style anew all that stands above.
 *
 * @param seen keys of the styles that the page has already; added to.
 */
function buildStylesHtml(modules: readonly ServerDemoModule[], seen: Set<string>): string {
  const fresh = modules
    .flatMap((module) => module.render().styles)
    .filter(({ key }) => {
      const isFresh = !seen.has(key);
      seen.add(key);
      return isFresh;
    });
  return modules[0]?.buildStyleHtml(fresh) ?? '';
}

/**
 * The server's HTML of an island: its styles, then the element that is hydrated.
 *
 * @param seen keys of the styles that earlier demos of the page have brought; added to.
 * @param following the islands further down whose styles it brings along. Default: none.
 */
export function buildIslandHtml(
  module: ServerDemoModule,
  seen: Set<string>,
  following: readonly ServerDemoModule[] = [],
): string {
  const libraryStyles = buildStylesHtml([module, ...following], seen);
  const shared = (module.sharedStyles ?? []).filter((css) => !seen.has(css));
  for (const css of shared) seen.add(css);
  const own = [...module.styles, ...shared]
    .map((css) => `<style ${STYLE_ATTRIBUTE}>${escapeStyleText(css)}</style>`)
    .join('');
  return `${libraryStyles}${own}<div ${ROOT_ATTRIBUTE}>${module.render().html}</div>`;
}

/** Gives the island the demo's own stylesheets, in place of those it has. */
export function setIslandStyles(container: HTMLElement, styles: readonly string[]): void {
  for (const old of container.querySelectorAll(`:scope > style[${STYLE_ATTRIBUTE}]`)) old.remove();
  const elements = styles.map((css) => {
    const style = document.createElement('style');
    style.setAttribute(STYLE_ATTRIBUTE, '');
    style.textContent = css;
    return style;
  });
  container.prepend(...elements);
}

/** Makes the server's structure in a browser that has none: after a client-side navigation. */
export function createIslandRoot(container: HTMLElement, styles: readonly string[]): HTMLElement {
  const root = document.createElement('div');
  root.setAttribute(ROOT_ATTRIBUTE, '');
  container.append(root);
  setIslandStyles(container, styles);
  return root;
}

export function findIslandRoot(container: HTMLElement): HTMLElement | null {
  return container.querySelector<HTMLElement>(`:scope > [${ROOT_ATTRIBUTE}]`);
}
