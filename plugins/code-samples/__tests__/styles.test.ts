import { readFileSync } from 'node:fs';
import path from 'node:path';
import { TOKEN_KINDS } from '../node/tokenKinds';

const css = readFileSync(path.join(__dirname, '../client/code-samples.css'), 'utf8');

/** Colours of one mode: the defaults of the custom properties in the rule with that selector. */
function readColours(selector: string): Map<string, string> {
  const rule = css.split('}').find((text) => text.trimEnd().includes(`\n${selector} {`)) ?? '';
  return new Map(
    [...rule.matchAll(/--_([\w-]+): var\(--code-[\w-]+, (#[\da-f]{6})\);/g)].map((match) => [
      match[1] ?? '',
      match[2] ?? '',
    ]),
  );
}

// Relative luminance and contrast as WCAG 2.2 defines them.
function getLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function getContrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const MODES = [
  ['light', readColours('.MuiCode-root')],
  ['dark', readColours("[data-theme='dark'] .MuiCode-root")],
] as const;

const isBackground = (name: string): boolean => name.endsWith('background');
const isLine = (name: string): boolean => ['border', 'highlighted-edge', 'focus'].includes(name);

describe('code-samples.css', () => {
  it('computes contrast as WCAG does', () => {
    expect(getContrast('#000000', '#ffffff')).toBeCloseTo(21);
    expect(getContrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });

  it.each(MODES)('reads at 4.5:1 in %s mode, every text on every background', (_mode, colours) => {
    const names = [...colours.keys()];
    const texts = names.filter((name) => !isBackground(name) && !isLine(name));
    const backgrounds = names.filter(isBackground);
    expect(texts.length).toBeGreaterThanOrEqual(Object.keys(TOKEN_KINDS).length + 1);
    expect(backgrounds.length).toBe(5);
    const tooWeak = texts.flatMap((text) =>
      backgrounds
        .map((background) => ({
          text,
          background,
          contrast: getContrast(colours.get(text) ?? '', colours.get(background) ?? ''),
        }))
        .filter(({ contrast }) => !(contrast >= 4.5)),
    );
    expect(tooWeak).toEqual([]);
  });

  it.each(MODES)('shows focus and highlighted edges at 3:1 in %s mode', (_mode, colours) => {
    for (const name of ['focus', 'highlighted-edge']) {
      const contrast = getContrast(colours.get(name) ?? '', colours.get('background') ?? '');
      expect(contrast).toBeGreaterThanOrEqual(3);
    }
  });

  it('has the same colours in both modes', () => {
    expect([...MODES[1][1].keys()]).toEqual([...MODES[0][1].keys()]);
  });

  it.each(Object.keys(TOKEN_KINDS))('gives the token class t-%s a colour that exists', (kind) => {
    const name = css.match(
      new RegExp(`\\.MuiCode-root \\.t-${kind} \\{\\s*color: var\\(--_(\\w+)\\)`),
    )?.[1];
    expect(MODES[0][1].get(name ?? '')).toBeDefined();
  });

  it('needs no second version for right-to-left pages', () => {
    expect(css).not.toMatch(/(?:left|right)\s*:|-(?:left|right)\b/);
  });
});
