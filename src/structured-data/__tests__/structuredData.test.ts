import { buildBreadcrumbList, buildTechArticle, toPageUrl, toScriptText } from '../structuredData';

const FACTS = {
  headline: 'React Button component',
  description: 'What it is.',
  url: 'https://docs.test/button/',
  image: 'https://docs.test/og/button.png',
  language: 'en',
  site: { name: 'Docs', url: 'https://docs.test/' },
};

describe('data of a page', () => {
  it('says what the page is', () => {
    expect(buildTechArticle({ ...FACTS, section: 'Inputs', modified: 0 })).toEqual({
      '@context': 'https://schema.org',
      '@type': 'TechArticle',
      headline: 'React Button component',
      description: 'What it is.',
      url: 'https://docs.test/button/',
      image: 'https://docs.test/og/button.png',
      inLanguage: 'en',
      articleSection: 'Inputs',
      dateModified: '1970-01-01T00:00:00.000Z',
      isPartOf: { '@type': 'WebSite', name: 'Docs', url: 'https://docs.test/' },
    });
  });

  it('leaves out what nobody knows', () => {
    const data = buildTechArticle(FACTS);
    expect(data).not.toHaveProperty('articleSection');
    expect(data).not.toHaveProperty('dateModified');
  });

  it('counts the steps to the page', () => {
    const crumbs = [
      { name: 'Docs', url: 'https://docs.test/' },
      { name: 'Button', url: 'https://docs.test/button/' },
    ];
    expect(buildBreadcrumbList(crumbs)).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Docs', item: 'https://docs.test/' },
        { '@type': 'ListItem', position: 2, name: 'Button', item: 'https://docs.test/button/' },
      ],
    });
  });

  it.each([['</script><script>alert(1)</script>'], ['<!--'], ['a < b'], ['“quoted” \\ "text"\n']])(
    'is the same when %j was read from a script element, and does not end it',
    (headline) => {
      const text = toScriptText({ headline });
      expect(text).not.toContain('<');
      expect(JSON.parse(text)).toEqual({ headline });
    },
  );

  it.each([
    ['/button', 'https://docs.test/button/'],
    ['/button/', 'https://docs.test/button/'],
    ['/', 'https://docs.test/'],
  ])('has for %s the address %s', (pathname, url) => {
    expect(toPageUrl('https://docs.test', pathname)).toBe(url);
  });
});
