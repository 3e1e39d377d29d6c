/** @jest-environment jsdom */
import { getEntryAssets } from '../client/entryAssets';

const PAGE = `<!doctype html><html><head>
<link rel=preload href=/assets/fonts/a-0a1b2c3d.woff2 as=font>
<link rel=stylesheet href=/assets/css/styles.0a1b2c3d.css />
<link href="/docs/assets/css/more.0a1b2c3d.css" rel="stylesheet">
<script>window.a = 1</script>
<script src=/assets/js/runtime~main.1.js defer></script>
<script src='/assets/js/main.2.js' defer></script>
<script src="https://ads.example/assets/js/ad.js"></script>
<script src="//ads.example/assets/js/ad.js"></script>
</head><body>&lt;script src=/assets/js/text.js&gt;<img src=/assets/images/a.png></body></html>`;

it('finds the scripts and stylesheets that a page begins with', () => {
  expect(getEntryAssets(PAGE)).toEqual([
    '/assets/css/styles.0a1b2c3d.css',
    '/docs/assets/css/more.0a1b2c3d.css',
    '/assets/js/runtime~main.1.js',
    '/assets/js/main.2.js',
  ]);
});

describe('isBuildReplaced', () => {
  const fetchPage = jest.fn<Promise<Partial<Response>>, unknown[]>();
  const CONTENT = '<script src="/assets/js/9.js" data-page-content defer></script>';
  const OWN =
    '<script defer src="/assets/js/runtime~main.1.js"></script><script defer src="/assets/js/main.2.js"></script>';

  async function ask(answer: Partial<Response> | Error): Promise<boolean> {
    if (answer instanceof Error) fetchPage.mockRejectedValue(answer);
    else fetchPage.mockResolvedValue(answer);
    window.fetch = fetchPage as unknown as typeof fetch;
    document.head.innerHTML = OWN + CONTENT.replace('9.js', '7.js');
    let isReplaced = false;
    await jest.isolateModulesAsync(async () => {
      const { isBuildReplaced } = await import('../client/build');
      // What the bundler adds later is no sign of another build.
      document.head.innerHTML += '<script src="/assets/js/9.2.js"></script>';
      isReplaced = await isBuildReplaced();
    });
    return isReplaced;
  }
  const page = (html: string, ok = true) => ({ ok, text: async () => html });
  const keepScripts = (html: string) =>
    html.replace(/<script src=\/[\s\S]*main\.2\.js' defer><\/script>/, '<template>$&</template>');

  it.each([
    ['the same page', page(PAGE), false],
    ['a page of another runtime', page(PAGE.replace('main.1', 'main.3')), true],
    ['a page of another main script', page(PAGE.replace('main.2', 'main.3')), true],
    ['the same page, its scripts in a template', page(keepScripts(PAGE)), false],
    ['another page of the same build', page(PAGE.replace('</head>', `${CONTENT}</head>`)), false],
    [
      'a page of another main script, in a template',
      page(keepScripts(PAGE).replace('main.2', 'main.3')),
      true,
    ],
    ['a page of something else', page('<p>Sign in to the network</p>'), false],
    ['that the page is gone', page(PAGE.replace('main.2', 'main.3'), false), false],
    ['nothing', new Error('offline'), false],
  ])('when the host answers %s', async (_title, answer, expected) => {
    expect(await ask(answer)).toBe(expected);
    expect(fetchPage).toHaveBeenCalledWith('/', { cache: 'no-store' });
  });
});
