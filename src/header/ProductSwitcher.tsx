import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import NavDisclosure from '@site/src/components/NavDisclosure';
import ProductLogo from '@site/src/components/ProductLogo';
import { getLibraryTexts } from '@site/src/home/libraryTexts';
import { muiXProducts, products } from '@site/src/products/products';
import { useProductId } from './useProduct';
import { useProductHref } from './useProductHref';

function ProductLinks({ onFollow }: { onFollow?: () => void }) {
  const activeId = useProductId();
  const getHref = useProductHref();
  return (
    <ul className="product-list">
      {products
        .filter(({ isPublic }) => isPublic)
        .map(({ id, name, tagLine }) => (
          <li key={id}>
            <Link
              className="product-list__link"
              to={getHref(id)}
              aria-current={id === activeId ? 'true' : undefined}
              onClick={onFollow}
            >
              <ProductLogo productId={id} size={28} />
              <span className="product-list__text">
                <span className="product-list__name">{name}</span>
                <span className="product-list__tag">{getLibraryTexts(id)?.summary ?? tagLine}</span>
              </span>
            </Link>
          </li>
        ))}
    </ul>
  );
}

function MuiXLinks() {
  return (
    <div className="product-list__x">
      <p className="product-list__heading" id="mui-x-products">
        MUI X
      </p>
      <ul className="product-list product-list--plain" aria-labelledby="mui-x-products">
        {muiXProducts.map(({ id, name, href }) => (
          <li key={id}>
            <Link className="product-list__link" to={href}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Header item: shows which library the reader is in and leads to the others. */
export default function ProductSwitcher({
  mobile = false,
  onClick,
}: {
  readonly mobile?: boolean;
  /** Closes the drawer that holds the item on narrow screens. */
  readonly onClick?: () => void;
}) {
  const activeId = useProductId();
  const active = products.find(({ id }) => id === activeId);
  if (mobile) {
    return (
      <li className="menu__list-item">
        <ProductLinks onFollow={onClick} />
        <hr className="product-list__divider" />
        <MuiXLinks />
      </li>
    );
  }
  return (
    <NavDisclosure
      className="product-switcher"
      buttonLabel={translate(
        {
          id: 'header.ProductSwitcher.label',
          message: 'Product: {name}. Switch product',
          description: 'Name of the header button that lists the documented libraries',
        },
        {
          name:
            active?.name ??
            translate({
              id: 'header.ProductSwitcher.none',
              message: 'none chosen',
              description: 'Stands for the product on pages that belong to none',
            }),
        },
      )}
      button={
        active ? (
          <>
            <ProductLogo productId={active.id} size={22} />
            {active.name}
          </>
        ) : (
          <Translate
            id="header.ProductSwitcher.button"
            description="Header button that lists the documented libraries, on pages of no library"
          >
            Products
          </Translate>
        )
      }
    >
      {(close) => (
        <>
          <ProductLinks onFollow={close} />
          <hr className="product-list__divider" />
          <MuiXLinks />
        </>
      )}
    </NavDisclosure>
  );
}
