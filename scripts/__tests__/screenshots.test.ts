import path from 'node:path';
import { parseScreenshotOptions } from '../screenshots/options';
import { DEFAULT_PAGES, looks, planShots, toFolderName, WIDTHS } from '../screenshots/plan';

describe('the options of npm run screenshots', () => {
  it('has defaults: every page, width and look', () => {
    expect(parseScreenshotOptions([])).toEqual({
      pages: DEFAULT_PAGES,
      widths: [360, 768, 1280, 1920],
      looks: ['light', 'dark', 'rtl'],
      maxHeight: 4000,
      outputDirectory: 'screenshots',
      directory: 'build',
    });
  });

  it('takes all of them', () => {
    const args = ['/a/', '--width=320,800', '--look', 'rtl', '--height=900', '--out=x', '--dir=y'];
    expect(parseScreenshotOptions(args)).toEqual({
      pages: ['/a/'],
      widths: [320, 800],
      looks: ['rtl'],
      maxHeight: 900,
      outputDirectory: 'x',
      directory: 'y',
    });
  });

  it.each([
    [['blog'], '"blog" is no path of a page. It must begin and end with a slash'],
    [['--width=360,wide'], '--width is "wide". It must be a whole number of pixels'],
    [['--width='], '--width is "".'],
    [['--height=10'], '--height is "10".'],
    [['--look=sepia'], '--look is "sepia". There are: light, dark, rtl.'],
    [['--fast'], "Unknown option '--fast'"],
  ])('refuses %j, and says how the command is used', (args, message) => {
    expect(() => parseScreenshotOptions(args)).toThrow(message);
    expect(() => parseScreenshotOptions(args)).toThrow('Usage: npm run screenshots');
  });
});

describe('the plan', () => {
  it('has every page in every width and look, no two in one file', () => {
    const shots = planShots({ pages: DEFAULT_PAGES, widths: WIDTHS, looks });
    expect(shots).toHaveLength(DEFAULT_PAGES.length * WIDTHS.length * looks.length);
    expect(new Set(shots.map(({ file }) => file)).size).toBe(shots.length);
  });

  it('has a page of every kind: home, component, API, gallery, blog, post, unknown address', () => {
    expect(DEFAULT_PAGES).toEqual(
      expect.arrayContaining([
        '/',
        '/material-ui/react-button/',
        '/material-ui/api/autocomplete/',
        '/material-ui/all-components/',
        '/blog/',
        '/blog/demos-that-wait/',
        '/no/such/page/',
      ]),
    );
  });

  it('gives each page a folder', () => {
    const [shot] = planShots({ pages: ['/system/react-box/'], widths: [360], looks: ['dark'] });
    expect(shot?.file).toBe(path.join('system-react-box', 'dark-360.png'));
    expect(toFolderName('/')).toBe('home');
  });
});
