import { expect, test } from '@playwright/test';
import { API_REFERENCE, createDemo, DEMO, PAGE, TestSite } from './testSite';

/** A mistake, and what the build has to say of it. Returns the parts of the message. */
type Mistake = readonly [title: string, make: (site: TestSite) => readonly string[]];

const mistakes: readonly Mistake[] = [
  [
    'links to a page and to an anchor that are not there',
    (site) => {
      const away = site.append(PAGE, '[Away](/material-ui/react-buton/)');
      const down = site.append(PAGE, '[Down](#basic)');
      return [
        `${PAGE}:${away}: the link to /material-ui/react-buton/ leads to no page.`,
        'Did you mean /material-ui/react-button/ ?',
        `${PAGE}:${down}: the link to #basic leads to an anchor that /material-ui/react-button/ does not have.`,
        'Did you mean #basics ?',
      ];
    },
  ],
  [
    'a path that is twice in the trees',
    (site) => {
      site.replace('sidebars.ts', '/joy-ui/react-button', '/base-ui/react-button');
      return ['Duplicated pathname /base-ui/react-button in pages'];
    },
  ],
  [
    'a flag that is not known',
    (site) => {
      site.replace(
        'sidebars.ts',
        "{ pathname: '/system/react-box' }",
        "{ pathname: '/system/react-box', depricated: true }",
      );
      return ['/system/react-box', 'depricated', 'deprecated'];
    },
  ],
  [
    'a written page that is still called planned, and one that is in no tree',
    (site) => {
      site.replace(
        'sidebars.ts',
        "{ pathname: '/system/react-box' }",
        "{ pathname: '/system/react-box', planned: true }",
      );
      site.write(
        'docs/system/lost.mdx',
        site.read('docs/system/react-box.mdx').replaceAll('react-box', 'lost'),
      );
      return ['docs/system/react-box.mdx', 'planned: true', 'docs/system/lost.mdx', 'sidebars.ts'];
    },
  ],
  [
    'a documented package of another release than pinned',
    (site) => {
      site.replace('package.json', '"@mui/lab": "6.0.0-beta.4"', '"@mui/lab": "6.0.0-beta.3"');
      site.write(
        API_REFERENCE,
        `export const apiReferenceOptions = { products: [
          { title: 'Lab', docsDir: 'docs/system', basePath: '/system', packages: [{ name: '@mui/lab' }] },
        ] };`,
      );
      return [
        'API reference, @mui/lab: package.json pins "6.0.0-beta.3", but 6.0.0-beta.4 is installed.',
        'To mend: run `npm ci`',
      ];
    },
  ],
  [
    'a demo that is not there',
    (site) => {
      const line = site.append(PAGE, '<Demo src="./BasicButton.tsx" />');
      return [
        `${PAGE}:${line}: <Demo src="./BasicButton.tsx"> points to nothing.`,
        'It has: ./BasicButtons.tsx',
      ];
    },
  ],
  [
    'a demo that does not compile',
    (site) => {
      site.write(DEMO, createDemo('return <p>Never closed;'));
      return [`${DEMO}:`, 'the demo does not compile', 'To mend:'];
    },
  ],
  [
    'a demo that throws on the server',
    (site) => {
      site.write(DEMO, createDemo('return <p>{window.innerWidth}</p>;'));
      const line = site.read(PAGE).split('\n').indexOf('<Demo src="./BasicButtons.tsx" />') + 1;
      return [
        `${PAGE}:${line}: the demo ${DEMO} throws while it is rendered on the server: window is not defined`,
        'To mend: render the same on server and browser',
      ];
    },
  ],
  [
    'a page without a description',
    (site) => {
      site.replace(PAGE, 'description: A page', 'summary: A page');
      return [`${PAGE}:1: the page's front matter is incomplete`, 'it has no description'];
    },
  ],
];

test.describe('the build stops, with file, line and remedy, at', () => {
  let site: TestSite;

  test.beforeEach(() => {
    site = new TestSite();
  });

  test.afterEach(() => {
    site.remove();
  });

  for (const [title, make] of mistakes) {
    test(title, async () => {
      test.slow();
      const parts = make(site);
      const { exitCode, output } = await site.build();
      for (const part of parts) expect(output).toContain(part);
      expect(exitCode).not.toBe(0);
    });
  }
});

test('the same site builds when it holds no mistake', async () => {
  test.slow();
  const site = new TestSite();
  const { exitCode, output } = await site.build();
  expect(output).toContain('Generated static files');
  expect(exitCode).toBe(0);
  site.remove();
});
