import { buildDocumentTitle } from '../documentTitle';

describe('buildDocumentTitle', () => {
  const build = (title: string, versionLabel: string | null) =>
    buildDocumentTitle({
      title,
      versionLabel,
      productName: 'Joy UI',
      siteTitle: 'Docs',
      titleDelimiter: '|',
    });

  it.each([
    ['Button API', null, 'Button API - Joy UI | Docs'],
    ['Button API', 'v5', 'Button API - Joy UI v5 | Docs'],
    ['Joy UI - Overview', null, 'Joy UI - Overview | Docs'],
    ['Joy UI - Overview', 'v5', 'Joy UI - Overview - Joy UI v5 | Docs'],
  ])('names the library, and an archived version, once: %s in %s', (title, version, expected) => {
    expect(build(title, version)).toBe(expected);
  });
});
