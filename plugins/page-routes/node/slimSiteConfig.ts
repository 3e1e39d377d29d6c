/**
 * Parts of the configuration that only a build reads; options of plugins are most of it. The client
 * of Docusaurus and its themes asks for none of them.
 */
const BUILD_ONLY = [
  'plugins',
  'themes',
  'presets',
  'headTags',
  'scripts',
  'stylesheets',
  'clientModules',
  'staticDirectories',
  'markdown',
  'ssrTemplate',
  'onBrokenLinks',
  'onBrokenAnchors',
  'onBrokenMarkdownLinks',
  'onDuplicateRoutes',
];

/**
 * The module of the site's configuration, as Docusaurus generates it, for readers.
 *
 * @throws if it has another form than this release of Docusaurus writes.
 */
export function slimSiteConfig(code: string): string {
  const json = /^export default (\{.*\});\s*$/ms.exec(code)?.[1];
  if (json === undefined) {
    throw new Error(
      'plugins/page-routes: cannot read the generated site configuration. Expected "export default {…};". ' +
        'Docusaurus has changed; adapt plugins/page-routes/node/slimSiteConfig.ts.',
    );
  }
  const { future, ...config } = JSON.parse(json) as Record<string, unknown> & {
    readonly future?: { readonly experimental_router?: string };
  };
  const kept = Object.entries(config).filter(([name]) => !BUILD_ONLY.includes(name));
  // Of what Docusaurus is going to change, the client asks for this only.
  const slim = {
    ...Object.fromEntries(kept),
    future: { experimental_router: future?.experimental_router },
  };
  return `export default ${JSON.stringify(slim)};`;
}
