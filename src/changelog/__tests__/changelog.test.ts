import fs from 'node:fs';
import path from 'node:path';
import { buildFeeds } from '../node/buildFeeds';
import { parseReleases } from '../node/parseReleases';

const CHANGELOG = `# Changelog

Introduction.

## Unreleased

### Added

- Something.

## 1.1.0-beta.2 - 2026-11-20

Text.

## 1.0.0 - 2026-10-01
`;

describe('the releases of a changelog', () => {
  it('are its headings of the second level, with the text below them', () => {
    expect(parseReleases(CHANGELOG)).toEqual([
      { name: 'Unreleased', date: null, heading: 'Unreleased', text: '### Added\n\n- Something.' },
      {
        name: '1.1.0-beta.2',
        date: '2026-11-20',
        heading: '1.1.0-beta.2 - 2026-11-20',
        text: 'Text.',
      },
      { name: '1.0.0', date: '2026-10-01', heading: '1.0.0 - 2026-10-01', text: '' },
    ]);
  });

  it.each([['1.0.0'], ['1.0.0 - 2026-13-01'], ['2026-10-01'], ['unreleased']])(
    'stop the build where a heading is "%s"',
    (heading) => {
      expect(() => parseReleases(`# Changelog\n\n## ${heading}\n`)).toThrow(
        `CHANGELOG.md:3: the heading "${heading}" names no release. Write "## Unreleased", or version and day: "## 1.2.0 - 2026-11-30".`,
      );
    },
  );

  it('can be read from that of this site', () => {
    const changelog = fs.readFileSync(path.resolve(__dirname, '../../../CHANGELOG.md'), 'utf8');
    expect(parseReleases(changelog)[0]).toMatchObject({ name: 'Unreleased', date: null });
  });
});

const SITE = {
  title: 'Docs changelog',
  description: 'What changed.',
  pageUrl: 'https://docs.test/changelog/',
  language: 'en',
};

function buildEntries(modified: Date | null) {
  return parseReleases(CHANGELOG).map((release) => ({
    ...release,
    modified,
    anchor: release.name.toLowerCase(),
    html: `<p>${release.name} & more</p>`,
  }));
}

describe('the feeds of a changelog', () => {
  const modified = new Date('2026-11-21T10:00:00Z');
  const feeds = buildFeeds(buildEntries(modified), SITE);

  it('name themselves, their page and the newest change', () => {
    expect(feeds['rss.xml']).toContain(
      '<atom:link href="https://docs.test/changelog/rss.xml" rel="self" type="application/rss+xml"/>',
    );
    expect(feeds['atom.xml']).toContain(
      '<link rel="self" href="https://docs.test/changelog/atom.xml"/>',
    );
    expect(feeds['atom.xml']).toContain('<updated>2026-11-21T10:00:00.000Z</updated>');
  });

  it('have an entry for each release, which leads to its heading', () => {
    const links = Array.from(
      feeds['rss.xml'].matchAll(/<guid[^>]*>([^<]+)<\/guid>\s*<pubDate>([^<]+)/g),
      ([, link, date]) => [link, date],
    );
    expect(links).toEqual([
      ['https://docs.test/changelog/#unreleased', 'Sat, 21 Nov 2026 10:00:00 GMT'],
      ['https://docs.test/changelog/#1.1.0-beta.2', 'Fri, 20 Nov 2026 00:00:00 GMT'],
      ['https://docs.test/changelog/#1.0.0', 'Thu, 01 Oct 2026 00:00:00 GMT'],
    ]);
    expect(feeds['rss.xml']).toContain('<![CDATA[<p>1.0.0 & more</p>]]>');
  });

  it('leave out what is not released where nobody knows when it changed', () => {
    const { 'atom.xml': atom } = buildFeeds(buildEntries(null), SITE);
    expect(atom).not.toContain('#unreleased');
    expect(atom.match(/<entry>/g)).toHaveLength(2);
    expect(atom).toContain('<updated>2026-11-20T00:00:00.000Z</updated>');
  });
});
