import { readHead } from '../node/readHead';

const PAGE = `<!doctype html><html><head><meta charset=UTF-8><title>T | Docs</title>
<meta data-rh=true property=og:image content=https://docs.test/og/a.png><meta property="og:title" content="Q &amp; &quot;A&quot; > B | Docs"/>
<meta name=description content='property=og:image'><meta property=og:site_name content=Docs></head><body><meta property=og:image content=/no.png></body></html>`;

const withData = (...data: object[]) =>
  PAGE.replace(
    '</head>',
    `${data.map((item) => `<script data-rh=true type=application/ld+json>${JSON.stringify(item)}</script>`).join('')}</head>`,
  );

describe('the head of a page', () => {
  it('is read from what the build wrote, quoted or not', () => {
    expect(readHead(PAGE)).toEqual({
      image: 'https://docs.test/og/a.png',
      siteName: 'Docs',
      title: 'Q & "A" > B',
      section: null,
    });
  });

  it('gives way to what the page says of itself as an article', () => {
    const html = withData(
      { '@type': 'BreadcrumbList' },
      { '@type': 'TechArticle', headline: 'Button', articleSection: 'Inputs' },
    );
    expect(readHead(html)).toMatchObject({ title: 'Button', section: 'Inputs' });
  });

  it('may say nothing', () => {
    expect(readHead('<head></head><body></body>')).toEqual({
      image: null,
      siteName: '',
      title: '',
      section: null,
    });
  });
});
