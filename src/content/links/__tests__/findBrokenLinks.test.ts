import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { findBrokenLinks, type LinkTargets } from '../findBrokenLinks';

const PROGRAM = path.join(__dirname, '..', '__fixtures__', 'printLinks.ts');

function collectLinks(source: string): unknown {
  const output = execFileSync(process.execPath, ['--import', 'tsx', PROGRAM], { input: source });
  return JSON.parse(output.toString());
}

const targets: LinkTargets = {
  pathnames: ['/material-ui/react-button/', '/versions/'],
  hasFile: (pathname) => pathname === '/img/favicon.svg',
  getAnchors: () => new Set(['basics', 'with-sx']),
};

function check(url: string): string[] {
  return findBrokenLinks(
    [
      {
        source: 'docs/material-ui/button.mdx',
        pathname: '/material-ui/react-button/',
        links: [{ url, line: 12 }],
      },
    ],
    targets,
  );
}

describe('findBrokenLinks', () => {
  it.each([
    '/versions/',
    '/material-ui/react-button/#basics',
    '#with-sx',
    '/img/favicon.svg',
    './other.mdx',
    'https://example.org/nowhere',
    '//example.org/nowhere',
    'mailto:someone@example.org',
    '/versions/?from=button',
  ])('accepts %s', (url) => {
    expect(check(url)).toEqual([]);
  });

  it('names file, line and what was probably meant for a page that is not there', () => {
    expect(check('/material-ui/react-buton/')).toEqual([
      'docs/material-ui/button.mdx:12: the link to /material-ui/react-buton/ leads to no page. Did you mean /material-ui/react-button/ ? Correct the address, or take the link out.',
    ]);
  });

  it('guesses nothing where nothing is near', () => {
    expect(check('/a/completely/different/address/of/something/')).toEqual([
      'docs/material-ui/button.mdx:12: the link to /a/completely/different/address/of/something/ leads to no page. Correct the address, or take the link out.',
    ]);
  });

  it('wants the slash at the end, as addresses of this site have it', () => {
    expect(check('/versions')[0]).toContain('Did you mean /versions/ ?');
  });

  it('names the nearest anchor, on the same page and on another', () => {
    expect(check('#basic')[0]).toContain(
      'leads to an anchor that /material-ui/react-button/ does not have. Did you mean #basics ?',
    );
    expect(check('/versions/#with-s')[0]).toContain('Did you mean #with-sx ?');
  });
});

describe('collectLinks', () => {
  it('finds links of Markdown and JSX with their lines, and none in code', () => {
    const page = [
      '---',
      'title: Page',
      '---',
      '',
      'A [link](/one/) and a [reference][two].',
      '',
      '| table |',
      '| --- |',
      '| [cell](/three/) |',
      '',
      '<a href="/four/">four</a>',
      '',
      '`[code](/five/)`',
      '',
      '```md',
      '[code](/six/)',
      '```',
      '',
      '[two]: /two/',
    ].join('\n');
    expect(collectLinks(page)).toEqual([
      { url: '/one/', line: 5 },
      { url: '/three/', line: 9 },
      { url: '/four/', line: 11 },
      { url: '/two/', line: 19 },
    ]);
  });
});
