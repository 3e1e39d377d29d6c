import type { FrameFont, FrameSurface } from './protocol';

const PROPERTIES = [
  'color',
  'font-family',
  'font-size',
  'font-weight',
  'line-height',
  'letter-spacing',
  '-webkit-font-smoothing',
];

/** The color behind an element: that of the nearest ancestor which has one. */
function getBackground(element: Element): string {
  for (let current: Element | null = element; current; current = current.parentElement) {
    const { backgroundColor } = getComputedStyle(current);
    if (backgroundColor !== 'rgba(0, 0, 0, 0)') return backgroundColor;
  }
  return 'Canvas';
}

/** How text looks inside `element`, for the body of the frame. */
export function readSurfaceStyle(element: Element): FrameSurface['style'] {
  const computed = getComputedStyle(element);
  return {
    ...Object.fromEntries(PROPERTIES.map((name) => [name, computed.getPropertyValue(name)])),
    background: getBackground(element),
  };
}

function listFontFaceRules(rules: CSSRuleList): CSSFontFaceRule[] {
  return Array.from(rules).flatMap((rule) => {
    if (rule instanceof CSSFontFaceRule) return [rule];
    return 'cssRules' in rule ? listFontFaceRules(rule.cssRules as CSSRuleList) : [];
  });
}

function readRules(sheet: CSSStyleSheet): CSSFontFaceRule[] {
  try {
    return listFontFaceRules(sheet.cssRules);
  } catch {
    // A stylesheet of another host may not be read.
    return [];
  }
}

const unquote = (text: string) => text.trim().replace(/^['"]|['"]$/g, '');

function isLoaded(rule: CSSFontFaceRule): boolean {
  const family = unquote(rule.style.getPropertyValue('font-family'));
  const range = rule.style.getPropertyValue('unicode-range').replace(/\s/g, '').toLowerCase();
  return Array.from(document.fonts).some(
    (face) =>
      face.status === 'loaded' &&
      unquote(face.family) === family &&
      (range === '' || face.unicodeRange.replace(/\s/g, '').toLowerCase() === range),
  );
}

const DESCRIPTORS = { weight: 'font-weight', style: 'font-style', unicodeRange: 'unicode-range' };

async function fetchFont(rule: CSSFontFaceRule): Promise<FrameFont | null> {
  const [, source] = /url\((.+?)\)/.exec(rule.style.getPropertyValue('src')) ?? [];
  if (source === undefined) return null;
  const base = rule.parentStyleSheet?.href ?? document.baseURI;
  try {
    const response = await fetch(new URL(unquote(source), base));
    if (!response.ok) return null;
    return {
      family: unquote(rule.style.getPropertyValue('font-family')),
      descriptors: Object.fromEntries(
        Object.entries(DESCRIPTORS).flatMap(([name, property]) => {
          const value = rule.style.getPropertyValue(property);
          return value === '' ? [] : [[name, value]];
        }),
      ),
      bytes: await response.arrayBuffer(),
    };
  } catch {
    // Without it the frame shows the next font of the list.
    return null;
  }
}

/** The font faces that the page makes use of, as bytes: from the cache, since they are loaded. */
export async function readFonts(): Promise<readonly FrameFont[]> {
  const rules = Array.from(document.styleSheets).flatMap(readRules).filter(isLoaded);
  const fonts = await Promise.all(rules.map(fetchFont));
  return fonts.filter((font) => font !== null);
}
