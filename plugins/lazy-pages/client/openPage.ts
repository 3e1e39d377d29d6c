import pages, { revision } from '@generated/lazy-pages/pages';
import { createOpener } from './createOpener';

/** What of the bundler's hot reload is used. */
interface Hot {
  accept(module: string, onUpdate: () => void): void;
  invalidate(): void;
}

declare const module: { readonly hot?: Hot };

const opener = createOpener({
  getPages: () => pages,
  fetch: (...request) => window.fetch(...request),
});

/** Gets the module of a page for Docusaurus' list of modules (node/deferPages.ts). */
export const openPage = opener.openPage;

let known = revision;

/**
 * More pages change nothing for who reads one of the others. A page that was edited goes the way of all
 * edits: up to what Docusaurus starts the site with. It has to be said at once, while the update is applied.
 */
function update(hot: Hot | undefined): void {
  if (revision === known) {
    hot?.invalidate();
    return;
  }
  known = revision;
  // Both at the same time: too late to say so.
  void opener.hasEdits().then((hasEdits) => hasEdits && window.location.reload());
  opener.update();
}

// Written out: the bundler looks for these very words.
if (module.hot) {
  module.hot.accept('@generated/lazy-pages/pages', () => update(module.hot));
}
