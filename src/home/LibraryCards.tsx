import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import ProductLogo from '@site/src/components/ProductLogo';
import { useInstalledVersion } from '@site/src/header/useProduct';
import { useProductHref } from '@site/src/header/useProductHref';
import { products, type Product, type ProductId } from '@site/src/products/products';
import { getLibraryTexts } from './libraryTexts';

function LibraryCard({ product }: { readonly product: Product & { readonly id: ProductId } }) {
  const { id, name, packageName } = product;
  const getHref = useProductHref();
  const version = useInstalledVersion(id);
  const texts = getLibraryTexts(id);
  return (
    <li className="library-card">
      <div className="library-card__head">
        <span className="product-tile">
          <ProductLogo productId={id} size={28} />
        </span>
        <div>
          <Heading as="h3" className="library-card__name">
            {/* Its hit area is the whole card; its name stays short. */}
            <Link className="library-card__link" to={getHref(id)}>
              {name}
            </Link>
          </Heading>
          <p className="library-card__package">
            {/* The name begins with an @, which would go to the end of it. */}
            <span dir="ltr">
              {packageName} {version}
            </span>
          </p>
        </div>
      </div>
      <p className="library-card__summary">{texts?.summary}</p>
      <p className="library-card__choice">
        <span className="library-card__label">
          <Translate
            id="home.libraries.chooseWhen"
            description="Label before the situation in which a library is the right choice"
          >
            Choose it when
          </Translate>
        </span>
        {texts?.choice}
      </p>
    </li>
  );
}

/** The four libraries: what each is, when it is the one to take, and the way to its first page. */
export default function LibraryCards() {
  return (
    <ul className="library-cards">
      {products
        .filter(({ isPublic }) => isPublic)
        .map((product) => (
          <LibraryCard key={product.id} product={product} />
        ))}
    </ul>
  );
}
