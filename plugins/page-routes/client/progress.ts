import type { ClientModule } from '@docusaurus/types';

/** A navigation that takes longer, in ms, shows that it is under way. */
const DELAY = 200;

let timer: ReturnType<typeof setTimeout> | undefined;
let bar: HTMLElement | undefined;

function showBar(): void {
  if (!bar) {
    bar = document.createElement('div');
    bar.className = 'page-progress';
  }
  document.body.append(bar);
}

/**
 * The bar of theme-classic asks for the size of the new page before the browser has laid it out, which
 * makes a slow phone do that twice. This one is moved by the stylesheet.
 */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || location.pathname === previousLocation.pathname) return;
  // Of two presses in a row, Docusaurus forgets to end the first.
  clearTimeout(timer);
  timer = setTimeout(showBar, DELAY);
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = () => {
  clearTimeout(timer);
  bar?.remove();
};
