import { dark, primary } from '../../branding/tokens';
import { productLogos } from '../../products/logos';
import { products, type ProductId } from '../../products/products';
import { IMAGE_SIZE } from '../imagePath';
import type { Typesetter } from './createTypesetter';
import { fitTitle } from './fitTitle';

/** What a preview says. */
export interface Card {
  readonly title: string;
  /** The library that its page documents; null for pages of the site itself. */
  readonly product: { readonly id: ProductId; readonly name: string } | null;
  /** What the navigation files the page under; null where that is nothing. */
  readonly section: string | null;
  readonly siteName: string;
}

const publicProducts = products.filter(({ isPublic }) => isPublic);

/** Pixels from the edges. Some networks show the middle square only, so nothing important is last. */
const MARGIN = 80;

/** Between baselines, in sizes of the title. */
const LINE_HEIGHT = 1.14;

/** The font's files hold one weight each browser makes others of; here a line around shapes does. */
const BOLD = 0.026;
const MEDIUM = 0.012;

function setText(
  { outline }: Typesetter,
  text: string,
  {
    x,
    y,
    size,
    color,
    weight = MEDIUM,
  }: Readonly<Record<'x' | 'y' | 'size', number>> & {
    readonly color: string;
    readonly weight?: number;
  },
): string {
  return `<path transform="translate(${x} ${y}) scale(${size})" fill="${color}" stroke="${color}" stroke-width="${weight}" stroke-linejoin="round" d="${outline(text).path}"/>`;
}

/** A product's mark, `size` pixels wide, drawn in a box of 32 units. */
function drawLogo(id: ProductId, x: number, y: number, size: number, color: string): string {
  const shapes = productLogos[id].map(({ d, paint }) =>
    paint === 'tint'
      ? `<path d="${d}" fill="${color}" fill-opacity="0.3"/>`
      : `<path d="${d}" fill="none" stroke="${color}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`,
  );
  return `<g transform="translate(${x} ${y}) scale(${size / 32})">${shapes.join('')}</g>`;
}

function composeHead({ product, section, siteName }: Card, typesetter: Typesetter): string[] {
  const size = 34;
  const baseline = 126;
  const name = product?.name ?? siteName;
  const x = product ? MARGIN + 72 : MARGIN;
  const behind = x + typesetter.outline(name).width * size + 22;
  return [
    ...(product ? [drawLogo(product.id, MARGIN, 86, 54, primary[300])] : []),
    setText(typesetter, name, { x, y: baseline, size, color: dark.text, weight: BOLD }),
    ...(section === null
      ? []
      : [
          `<circle cx="${behind}" cy="${baseline - 12}" r="4" fill="${dark.textSecondary}"/>`,
          setText(typesetter, section, {
            x: behind + 22,
            y: baseline,
            size,
            color: dark.textSecondary,
          }),
        ]),
  ];
}

/** The product's mark, large, hardly lighter than what it lies on; the marks of all for the site. */
function composeArtwork({ product }: Card): string[] {
  if (product) return [drawLogo(product.id, 800, 250, 460, dark.surfaceSunken)];
  return publicProducts.map(({ id }, index) =>
    drawLogo(id, MARGIN + index * 88, 508, 54, primary[300]),
  );
}

/**
 * Composes the picture that stands for a page where a link to it is shared: SVG, text as shapes. Flat
 * colors only: a picture with gradients is several times as large.
 */
export function composeCard(card: Card, typesetter: Typesetter): string {
  const { width, height } = IMAGE_SIZE;
  const { size, lines } = fitTitle(card.title, {
    width: width - 2 * MARGIN,
    maxLines: 3,
    sizes: [92, 80, 68, 58],
    measure: (text) => typesetter.outline(text).width,
  });
  const lineHeight = size * LINE_HEIGHT;
  // The middle of the capitals of all lines is the middle of what the head and the foot leave.
  const first = 342 + 0.36 * size - ((lines.length - 1) * lineHeight) / 2;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<path fill="${dark.background}" d="M0 0h${width}v${height}H0Z"/>`,
    `<path fill="${primary[400]}" d="M0 0h${width}v12H0Z"/>`,
    ...composeArtwork(card),
    ...composeHead(card, typesetter),
    ...lines.map((line, index) =>
      setText(typesetter, line, {
        x: MARGIN,
        y: Math.round(first + index * lineHeight),
        size,
        color: '#fff',
        weight: BOLD,
      }),
    ),
    ...(card.product
      ? [
          setText(typesetter, card.siteName, {
            x: MARGIN,
            y: 560,
            size: 28,
            color: dark.textSecondary,
          }),
        ]
      : []),
    '</svg>',
  ].join('');
}
