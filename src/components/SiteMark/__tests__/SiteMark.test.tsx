import fs from 'node:fs';
import path from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { SiteMark } from '..';

const FILE = path.join(__dirname, '../../../../static/img/favicon.svg');

/** What is drawn, without where it is drawn: elements without closing tags, attributes in the file's order. */
function readShapes(svg: string): string {
  return svg
    .replace(/<svg[^>]*>|<\/\w+>/g, '')
    .replaceAll('/>', '>')
    .trim();
}

it('is what the tab shows', () => {
  const mark = renderToStaticMarkup(<SiteMark size={28} />);
  const file = fs.readFileSync(FILE, 'utf8');
  expect(readShapes(mark)).toBe(readShapes(file));
  const readViewBox = (svg: string) => /viewBox="[^"]*"/.exec(svg)?.[0];
  expect(readViewBox(mark)).toBe(readViewBox(file));
});

it('has the size that is asked for, and is silent beside the name of the site', () => {
  expect(renderToStaticMarkup(<SiteMark size={24} />)).toMatch(
    /^<svg [^>]*width="24" height="24" aria-hidden="true">/,
  );
});
