import Link from '@docusaurus/Link';
import ProductLogo from '@site/src/components/ProductLogo';
import { useProductHref } from '@site/src/header/useProductHref';
import { products } from '@site/src/products/products';
import { getLibraryTexts } from './libraryTexts';

/** The libraries as a short list of links to their first pages, where space or time is short. */
export default function LibraryLinks() {
  const getHref = useProductHref();
  return (
    <ul className="library-links">
      {products
        .filter(({ isPublic }) => isPublic)
        .map(({ id, name }) => (
          <li key={id}>
            <Link className="library-links__link" to={getHref(id)}>
              <span className="product-tile">
                <ProductLogo productId={id} />
              </span>
              <span>
                <span className="library-links__name">{name}</span>
                <span className="library-links__summary">{getLibraryTexts(id)?.summary}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}
