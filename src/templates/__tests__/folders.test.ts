import fs from 'node:fs';
import path from 'node:path';
import { listSourceFiles } from '../../../plugins/demos/node/listSourceFiles';

const ROOT = path.resolve(__dirname, '../../..');
const GALLERIES = ['material-ui', 'joy-ui'].map(
  (product) => `${product}/getting-started/templates`,
);

const templates = GALLERIES.flatMap((gallery) =>
  fs
    .readdirSync(path.join(ROOT, 'docs', gallery), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name: slug }) => ({ gallery, slug })),
);

function toPascalCase(slug: string): string {
  return slug.replace(/(?:^|-)(\w)/g, (_match, letter: string) => letter.toUpperCase());
}

function read(...segments: string[]): string {
  return fs.readFileSync(path.join(ROOT, ...segments), 'utf8');
}

/** The files of a template that its first one leads to. */
function listFiles(gallery: string, slug: string) {
  const filePath = `docs/${gallery}/${slug}/${toPascalCase(slug)}.tsx`;
  return listSourceFiles({
    absolutePath: path.join(ROOT, filePath),
    filePath,
    source: read(filePath),
  });
}

it('finds the templates', () => {
  expect(templates.map(({ slug }) => slug)).toEqual([
    'checkout',
    'dashboard',
    'sign-in',
    'order-dashboard',
  ]);
});

describe.each(templates)('the template $slug', ({ gallery, slug }) => {
  it('holds no file that a reader would not get to copy', () => {
    const listed = listFiles(gallery, slug).map(({ name }) => name);
    expect([...listed].sort()).toEqual(
      fs.readdirSync(path.join(ROOT, 'docs', gallery, slug)).sort(),
    );
  });

  it('has short files, which import nothing but packages and each other', () => {
    for (const { name, code } of listFiles(gallery, slug)) {
      expect([name, code.split('\n').length < 150]).toEqual([name, true]);
      expect([name, /from '(?!\.\/|@mui\/|react')/.exec(code)?.[0]]).toEqual([name, undefined]);
    }
  });

  it('has a page of its own, which leads back to its heading in the list', () => {
    const page = read('src/pages', gallery, `${slug}.tsx`);
    expect(page).toContain(`@site/docs/${gallery}/${slug}/${toPascalCase(slug)}.tsx?demo`);
    expect(page).toContain(`galleryPath="/${gallery}/"`);
    expect(page).toContain(`anchor="${slug}"`);
  });

  it('is in the list, with a preview, a link to its page, and its files', () => {
    const list = read('docs', gallery, 'templates.mdx');
    const headings = Array.from(list.matchAll(/^## (.+)$/gm), ([, text = '']) =>
      text.toLowerCase().replaceAll(' ', '-'),
    );
    expect(headings).toContain(slug);
    expect(list).toContain(`(/img/templates/${slug}.svg)](/${gallery}/${slug}/)`);
    expect(list).toContain(`template full screen](/${gallery}/${slug}/)`);
    expect(list).toContain(
      `import ${toPascalCase(slug)} from './${slug}/${toPascalCase(slug)}.tsx?demo';`,
    );
    expect(list).toContain(`module={${toPascalCase(slug)}} />`);
  });

  it('has a preview that knows its size and fits both color modes', () => {
    const svg = read('static/img/templates', `${slug}.svg`);
    expect(svg).toMatch(/^<svg [^>]*width="480" height="300" viewBox="0 0 480 300">/);
    // No background: the page shines through.
    expect(svg).not.toMatch(/<rect[^>]* width="4[78]\d"[^>]* fill="#/);
  });
});
