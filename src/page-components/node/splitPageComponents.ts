interface NamedChunk {
  readonly name?: string | null;
}

/** The first download, and where Docusaurus collects what half of all pages share. */
const IN_ONE_PIECE: ReadonlySet<string | null | undefined> = new Set(['main', 'common']);

/**
 * Chunks of what only some pages use. Without them, Docusaurus would put one part into what all pages
 * share, and a copy of another into each page. And what is taken from Docusaurus' packages into what all
 * documentation pages share stays there in one piece, instead of coming in several files: each is
 * compressed by itself.
 */
export function splitPageComponents() {
  const separate = { chunks: 'async' as const, minChunks: 2, priority: 50, enforce: true };
  return {
    cacheGroups: {
      admonitions: {
        ...separate,
        name: 'admonitions',
        test: /[\\/]theme[\\/]Admonition[\\/]|[\\/]admonitionUtils\./,
      },
      componentLinks: {
        ...separate,
        name: 'component-links',
        test: /[\\/]src[\\/]components[\\/](?:ComponentLinks|AccessibilityResults)[\\/]/,
      },
      // The bundler's own group, but for what all pages share.
      defaultVendors: {
        test: /[\\/]node_modules[\\/]/,
        chunks: (chunk: NamedChunk) => !IN_ONE_PIECE.has(chunk.name),
        priority: -10,
        reuseExistingChunk: true,
        idHint: 'vendors',
      },
    },
  };
}
