import { majorReleases, skippedMajors } from '../releases';

describe('majorReleases', () => {
  it('go back from the beta without gaps that are not known to be gaps', () => {
    const majors = majorReleases.map(({ major }) => major);
    const newest = Math.max(...majors);
    const everyMajor = Array.from({ length: newest + 1 }, (_, index) => newest - index);
    expect(majors).toEqual(everyMajor.filter((major) => !skippedMajors.includes(major)));
    expect(majorReleases.filter(({ stage }) => stage === 'beta').map(({ major }) => major)).toEqual(
      [newest],
    );
  });

  it('were released in the order of their numbers', () => {
    const months = majorReleases.flatMap(({ released }) =>
      released ? [released.year * 12 + released.month] : [],
    );
    expect(months).toEqual([...months].sort((a, b) => b - a));
    expect(majorReleases.map(({ released }) => released)).toEqual([
      { year: 2024, month: 7 },
      { year: 2021, month: 9 },
      { year: 2019, month: 5 },
      { year: 2018, month: 9 },
      { year: 2018, month: 5 },
      null,
    ]);
  });

  it('up to version 4 are documented by a host named after them', () => {
    for (const { major, documentationUrl } of majorReleases) {
      expect(documentationUrl).toBe(major <= 4 ? `https://v${major}.mui.com/` : null);
    }
  });
});
