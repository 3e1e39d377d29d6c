import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import NavDisclosure from '@site/src/components/NavDisclosure';
import type { ProductId } from '@site/src/products/products';
import { hasVersionChoice, type ProductVersion } from '@site/src/products/versions';
import { expectAnchor, useExpectedAnchor } from './keepAnchor';
import { useProductId } from './useProduct';
import { useProductVersions } from './useProductVersions';

function VersionText({ version }: { version: ProductVersion }) {
  if (version.kind !== 'all-versions') return <>{version.text}</>;
  return (
    <Translate id="header.VersionMenu.all" description="Last entry of the version menu">
      View all versions
    </Translate>
  );
}

function VersionLinks({
  versions,
  onFollow,
}: {
  readonly versions: readonly ProductVersion[];
  readonly onFollow?: () => void;
}) {
  return (
    <ul className="version-list">
      {versions.map((version) => (
        <li
          key={version.text}
          className={version.kind === 'all-versions' ? 'version-list__divided' : undefined}
        >
          {version.href === undefined ? (
            <span className="version-list__item" aria-current="true">
              <VersionText version={version} />
              <svg className="version-list__check" viewBox="0 0 16 16" aria-hidden="true">
                <path d="m3 8.5 3.5 3.5L13 5" fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </span>
          ) : (
            <Link
              className="version-list__item"
              to={version.href}
              onClick={() => {
                expectAnchor();
                onFollow?.();
              }}
            >
              <VersionText version={version} />
            </Link>
          )}
        </li>
      ))}
    </ul>
  );
}

function ProductVersionMenu({
  productId,
  mobile,
  onClick,
}: {
  readonly productId: ProductId;
  readonly mobile: boolean;
  readonly onClick?: () => void;
}) {
  const versions = useProductVersions(productId);
  const current = versions.find((version) => version.current);
  if (!current) return null;
  if (mobile) {
    return (
      <li className="menu__list-item">
        <VersionLinks versions={versions} onFollow={onClick} />
      </li>
    );
  }
  if (!hasVersionChoice(versions)) {
    return <span className="version-menu__only">{current.text}</span>;
  }
  return (
    <NavDisclosure
      className="version-menu"
      button={current.text}
      buttonLabel={translate(
        {
          id: 'header.VersionMenu.label',
          message: 'Version: {version}. Switch version',
          description: 'Name of the header button that lists the versions of a library',
        },
        { version: current.text },
      )}
    >
      {(close) => <VersionLinks versions={versions} onFollow={close} />}
    </NavDisclosure>
  );
}

/** Header item: the documented version of the library the reader is in, and the others. */
export default function VersionMenu({
  mobile = false,
  onClick,
}: {
  readonly mobile?: boolean;
  readonly onClick?: () => void;
}) {
  const productId = useProductId();
  useExpectedAnchor();
  if (!productId) return null;
  return <ProductVersionMenu productId={productId} mobile={mobile} onClick={onClick} />;
}
