import fs from 'node:fs';
import path from 'node:path';
import { stylesheets } from '../stylesheets';

const CSS_DIR = path.resolve(__dirname, '..');
const files = fs.readdirSync(CSS_DIR).filter((name) => name.endsWith('.css'));

function readDeclarations(name: string): string[] {
  const text = fs.readFileSync(path.join(CSS_DIR, name), 'utf8').replace(/\/\*.*?\*\//gs, '');
  return Array.from(text.matchAll(/(?<=[{;]\s*)[\w-]+(?=\s*:[^{}]*;)/g), ([property]) => property);
}

describe('stylesheets', () => {
  it('lists every file of the folder once', () => {
    const listed = stylesheets.map((sitePath) => path.basename(sitePath));
    expect([...listed].sort()).toEqual([...files].sort());
  });

  it('begins with the tokens, which the others read, and ends with paper, which overrides them', () => {
    expect(stylesheets.at(0)).toMatch(/tokens\.css$/);
    expect(stylesheets.at(-1)).toMatch(/print\.css$/);
  });
});

describe.each(files)('%s', (name) => {
  it('has logical properties only, so that right-to-left languages need no second version', () => {
    const physical = readDeclarations(name).filter((property) =>
      /^(?:(?:margin|padding|border|scroll-margin|scroll-padding)-)?(?:left|right|top|bottom)(?:-|$)|^(?:(?:min|max)-)?(?:width|height)$/.test(
        property,
      ),
    );
    expect(physical).toEqual([]);
  });
});
