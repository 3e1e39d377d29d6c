import { LOGO_VIEW_BOX, productLogos } from '@site/src/products/logos';
import type { ProductId } from '@site/src/products/products';

export interface ProductLogoProps {
  readonly productId: ProductId;
  /** Width and height in px. Default: 24. */
  readonly size?: number;
}

/** A product's mark in the current color. Decorative: the product's name always stands beside it. */
export default function ProductLogo({ productId, size = 24 }: ProductLogoProps) {
  return (
    <svg
      className="product-logo"
      width={size}
      height={size}
      viewBox={LOGO_VIEW_BOX}
      aria-hidden="true"
      focusable="false"
    >
      {productLogos[productId].map(({ d, paint }) =>
        paint === 'tint' ? (
          <path key={d} d={d} fill="currentColor" opacity={0.3} />
        ) : (
          <path
            key={d}
            d={d}
            fill="none"
            stroke="currentColor"
            strokeWidth={2}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </svg>
  );
}
