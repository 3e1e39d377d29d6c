import fs from 'node:fs';
import path from 'node:path';
import { inHouseAds } from '../inHouseAds';

const STATIC_DIR = path.resolve(__dirname, '../../../static');

it('has the five ads of the specification', () => {
  expect(inHouseAds.map(({ image }) => path.basename(image, '.svg'))).toEqual([
    'scaffold',
    'templates',
    'themes',
    'support',
    'design-kit',
  ]);
  expect(new Set(inHouseAds.map(({ name }) => name)).size).toBe(5);
});

describe.each(inHouseAds)('$name', ({ name, link, image, description }) => {
  it('fits into the slot of a phone', () => {
    expect(name.length).toBeLessThanOrEqual(24);
    expect(description.length).toBeLessThanOrEqual(90);
  });

  it('leads to a page over https', () => {
    expect(link).toMatch(/^https:\/\//);
  });

  it('has an image of 130 by 100 that weighs less than a kilobyte and runs no script', () => {
    const svg = fs.readFileSync(path.join(STATIC_DIR, image), 'utf8');
    expect(svg).toMatch(/^<svg [^>]*width="130" height="100" viewBox="0 0 130 100">/);
    expect(svg.length).toBeLessThan(1000);
    expect(svg).not.toMatch(/<script|\son\w+=|href=/);
  });
});
