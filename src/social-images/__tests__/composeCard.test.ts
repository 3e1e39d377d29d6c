import path from 'node:path';
import { IMAGE_SIZE } from '../imagePath';
import { composeCard, type Card } from '../node/composeCard';
import { createTypesetter, type Typesetter } from '../node/createTypesetter';

let typesetter: Typesetter;
beforeAll(async () => {
  typesetter = await createTypesetter(path.resolve(__dirname, '..', '..', '..'));
});

describe('the typesetter', () => {
  it.each([
    ['React Button – “Ação” é…', true],
    ['Łódź', true],
    ['什么时候', false],
    ['Button 按钮', false],
  ])('knows whether the font has every character of %s', (text, expected) => {
    expect(typesetter.canSet(text)).toBe(expected);
  });

  it('turns text of several files of the font into shapes, beside each other', () => {
    const widths = ['a', 'aŁ', 'aŁa'].map((text) => typesetter.outline(text).width);
    expect(widths).toEqual([...widths].sort((one, other) => one - other));
    expect(widths[2]).toBeLessThan(3);
    const { path: shapes } = typesetter.outline('aŁ');
    expect(shapes).toMatch(/^M[\d.-]/);
    expect(shapes).not.toContain('NaN');
    expect(typesetter.outline('')).toEqual({ path: '', width: 0 });
  });
});

describe('a card', () => {
  const card: Card = {
    title: 'React Button component',
    product: { id: 'joy-ui', name: 'Joy UI' },
    section: 'Inputs',
    siteName: 'Docs',
  };
  /** Shapes of texts stand for the texts themselves. */
  const spelling: Typesetter = {
    canSet: () => true,
    outline: (text) => ({ path: `[${text}]`, width: text.length * 0.6 }),
  };
  const readTexts = (svg: string) => Array.from(svg.matchAll(/\[(.*?)\]/g), ([, text]) => text);

  it('says product, section, title and site', () => {
    expect(readTexts(composeCard(card, spelling))).toEqual([
      'Joy UI',
      'Inputs',
      'React Button',
      'component',
      'Docs',
    ]);
  });

  it('of the site itself shows the marks of all public products', () => {
    const svg = composeCard({ ...card, product: null, section: null }, spelling);
    expect(readTexts(svg)).toEqual(['Docs', 'React Button', 'component']);
    expect(svg.match(/<g /g)).toHaveLength(4);
  });

  it('has the size of a preview and no text that would need a font', () => {
    const svg = composeCard(card, typesetter);
    expect(svg).toContain(`width="${IMAGE_SIZE.width}" height="${IMAGE_SIZE.height}"`);
    expect(svg).not.toContain('<text');
  });
});
