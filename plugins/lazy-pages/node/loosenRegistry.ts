const WEAK_REFERENCE = /require\.resolveWeak\(("(?:[^"\\]|\\.)*")\)/g;

/**
 * Takes references to pages out of Docusaurus' list of modules, besides those that load them: the
 * bundler compiles whatever is referred to. They serve pages made by a server, which development
 * does not have; a name is enough in their place.
 *
 * @param source of the generated `registry.js`
 * @param pages which modules are pages
 * @throws Error if there is nothing to take out: Docusaurus then writes the file in another form
 *
 * @example
 * loosenRegistry('require.resolveWeak("@site/docs/a.mdx")', /\.mdx$/); // '"@site/docs/a.mdx"'
 */
export function loosenRegistry(source: string, pages: RegExp): string {
  const loosened = source.replace(WEAK_REFERENCE, (reference: string, name: string) => {
    const [file = ''] = (JSON.parse(name) as string).split('?');
    return pages.test(file) ? name : reference;
  });
  if (loosened === source) {
    throw new Error(
      'plugins/lazy-pages: registry.js has no require.resolveWeak("….mdx"). Docusaurus has changed; adapt node/loosenRegistry.ts.',
    );
  }
  return loosened;
}
