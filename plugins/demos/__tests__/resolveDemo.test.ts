import fs from 'node:fs';
import { DemoError } from '../node/demoError';
import { resolveDemo } from '../node/resolveDemo';
import { createSiteFolder } from './siteFolder';

const site = createSiteFolder();

function resolve(src: string) {
  return resolveDemo(src, {
    pagePath: site.resolve('docs/button/button.mdx'),
    place: { filePath: 'docs/button/button.mdx', line: 7 },
    stylings: ['system', 'tailwind', 'css'],
  });
}

/** Writes empty files into the folder of the page. */
function writeBesidePage(...names: string[]): void {
  site.write(Object.fromEntries(names.map((name) => [`docs/button/${name}`, ''])));
}

function getMessage(src: string): string {
  try {
    resolve(src);
  } catch (error) {
    expect(error).toBeInstanceOf(DemoError);
    return (error as Error).message;
  }
  return 'no error';
}

describe('a demo that is one file', () => {
  it('has its base name and no styling', () => {
    writeBesidePage('BasicButtons.tsx');
    expect(resolve('./BasicButtons.tsx')).toEqual({
      name: 'BasicButtons',
      variants: [{ styling: null, request: './BasicButtons.tsx' }],
    });
  });

  it('may lie in a folder below the page', () => {
    writeBesidePage('sizes/Small.tsx');
    expect(resolve('./sizes/Small.tsx')).toEqual({
      name: 'Small',
      variants: [{ styling: null, request: './sizes/Small.tsx' }],
    });
  });
});

it('a page that was generated may show the demo of another folder, and no other page may', () => {
  writeBesidePage('BasicButtons.tsx');
  const src = '../button/BasicButtons.tsx';
  const options = {
    pagePath: site.resolve('docs/api/button.mdx'),
    place: { filePath: 'docs/api/button.mdx', line: 7 },
    stylings: [],
  };
  expect(resolveDemo(src, { ...options, mayLeadOut: true })).toEqual({
    name: 'BasicButtons',
    variants: [{ styling: null, request: src }],
  });
  expect(() => resolveDemo(src, options)).toThrow('leads out of the folder of its page');
});

describe('a demo of a page that translates another', () => {
  const pagePath = 'i18n/pt/docs/button/button.mdx';

  function resolveTranslated(src: string) {
    return resolveDemo(src, {
      pagePath: site.resolve(pagePath),
      originalPath: site.resolve('docs/button/button.mdx'),
      place: { filePath: pagePath, line: 7 },
      stylings: ['system', 'css'],
    }).variants.map(({ request }) => request);
  }

  it('is that of the other page, whether it is a file or a folder', () => {
    writeBesidePage('BasicButtons.tsx', 'Basic/css.tsx');
    expect(resolveTranslated('./BasicButtons.tsx')).toEqual([
      '../../../../docs/button/BasicButtons.tsx',
    ]);
    expect(resolveTranslated('./Basic')).toEqual(['../../../../docs/button/Basic/css.tsx']);
  });

  it('is its own where it has one', () => {
    writeBesidePage('BasicButtons.tsx');
    site.write({ 'i18n/pt/docs/button/BasicButtons.tsx': '' });
    expect(resolveTranslated('./BasicButtons.tsx')).toEqual(['./BasicButtons.tsx']);
  });

  it('names the demos of the other page where neither has it', () => {
    writeBesidePage('BasicButtons.tsx');
    expect(() => resolveTranslated('./Basics.tsx')).toThrow(
      /^i18n\/pt\/docs\/button\/button\.mdx:7: <Demo src="\.\/Basics\.tsx"> points to nothing\.[^]*It has: \.\/BasicButtons\.tsx/,
    );
  });
});

describe('a demo that is a folder', () => {
  it('has its variants in the order of the switch, whatever else lies there', () => {
    writeBesidePage('Basic/css.tsx', 'Basic/styles.css', 'Basic/system.tsx', 'Basic/less.tsx');
    expect(resolve('./Basic')).toEqual({
      name: 'Basic',
      variants: [
        { styling: 'system', request: './Basic/system.tsx' },
        { styling: 'css', request: './Basic/css.tsx' },
      ],
    });
  });

  it('may be written with a slash at the end', () => {
    writeBesidePage('Basic/tailwind.tsx');
    expect(resolve('./Basic/')).toEqual(resolve('./Basic'));
  });
});

describe('a demo that cannot be used is explained', () => {
  it('when it is missing: with what is there', () => {
    writeBesidePage('BasicButtons.tsx', 'Sizes/css.tsx', 'images/a.png', 'data.json');
    expect(getMessage('./BasicButton.tsx'))
      .toBe(`docs/button/button.mdx:7: <Demo src="./BasicButton.tsx"> points to nothing.
  To mend: create the file or correct src. It has: ./BasicButtons.tsx, ./Sizes.`);
  });

  it('when it is missing in a folder without demos', () => {
    writeBesidePage('button.mdx');
    expect(getMessage('./A.tsx'))
      .toBe(`docs/button/button.mdx:7: <Demo src="./A.tsx"> points to nothing.
  To mend: create the file or correct src. The folder holds no demo yet.`);
  });

  it('when it is missing together with its folder', () => {
    expect(getMessage('./A.tsx')).toContain('The folder holds no demo yet.');
  });

  it.each(['../A.tsx', './../A.tsx', './a/../../A.tsx'])(
    'when it lies outside the folder of its page: %s',
    (src) => {
      site.write({ 'docs/A.tsx': '', 'docs/button/a/B.tsx': '' });
      expect(getMessage(src))
        .toBe(`docs/button/button.mdx:7: <Demo src="${src}"> leads out of the folder of its page.
  To mend: a demo lies in the folder of its page: write src="./BasicButtons.tsx".`);
    },
  );

  it.each(['BasicButtons.tsx', '/docs/button/BasicButtons.tsx', '@site/BasicButtons.tsx', ''])(
    'when its path does not start in the folder of its page: "%s"',
    (src) => {
      writeBesidePage('BasicButtons.tsx');
      expect(getMessage(src))
        .toBe(`docs/button/button.mdx:7: <Demo src="${src}"> does not start with "./".
  To mend: a demo lies in the folder of its page: write src="./BasicButtons.tsx".`);
    },
  );

  it('when it is no .tsx file', () => {
    writeBesidePage('Basic.jsx', 'Other.tsx');
    expect(getMessage('./Basic.jsx'))
      .toBe(`docs/button/button.mdx:7: <Demo src="./Basic.jsx"> is no .tsx file.
  To mend: create the file or correct src. It has: ./Other.tsx.`);
  });

  it.each([
    ['an empty folder', []],
    ['a folder of other files', ['Basic/index.tsx', 'Basic/system.jsx']],
  ])('when it is %s', (_case, files) => {
    fs.mkdirSync(site.resolve('docs/button/Basic'), { recursive: true });
    writeBesidePage(...files);
    expect(getMessage('./Basic'))
      .toBe(`docs/button/button.mdx:7: <Demo src="./Basic"> is a folder without a variant.
  To mend: put at least one of system.tsx, tailwind.tsx, css.tsx into it.`);
  });
});
