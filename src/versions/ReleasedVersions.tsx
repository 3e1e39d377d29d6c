import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import ProductLogo from '@site/src/components/ProductLogo';
import { useInstalledVersion } from '@site/src/header/useProduct';
import { useProductHref } from '@site/src/header/useProductHref';
import { useProductVersions } from '@site/src/header/useProductVersions';
import { products, type Product, type ProductId } from '@site/src/products/products';
import { getReleaseNotesUrl } from './releaseNotes';
import TableScroller from '@site/src/components/TableScroller';

function PrereleaseMark({ version }: { readonly version: string }) {
  if (!version.includes('-')) return null;
  return (
    <span className="version-stage">
      <Translate
        id="versions.released.prerelease"
        description="Mark beside a version number, in a table"
      >
        Pre-release
      </Translate>
    </span>
  );
}

function OtherVersions({ productId }: { readonly productId: ProductId }) {
  const others = useProductVersions(productId).filter(
    ({ kind }) => kind === 'archived' || kind === 'external',
  );
  if (others.length === 0) {
    return (
      <Translate id="versions.released.noOthers" description="In a table: no earlier version">
        None
      </Translate>
    );
  }
  return (
    <ul className="version-links">
      {others.map(({ text, href }) => (
        <li key={text}>{href === undefined ? text : <Link to={href}>{text}</Link>}</li>
      ))}
    </ul>
  );
}

function ReleaseRow({ product }: { readonly product: Product & { readonly id: ProductId } }) {
  const version = useInstalledVersion(product.id);
  const getHref = useProductHref();
  if (version === null) return null;
  return (
    <tr>
      <th scope="row">
        <Link className="version-product" to={getHref(product.id)}>
          <ProductLogo productId={product.id} />
          {product.name}
        </Link>
      </th>
      <td>
        <span className="version-number">{`v${version}`}</span> <PrereleaseMark version={version} />
      </td>
      <td>
        <OtherVersions productId={product.id} />
      </td>
      <td>
        <Link to={getReleaseNotesUrl(product.id, version)}>
          <Translate id="versions.released.notes" description="Link to notes, in a table">
            Release notes
          </Translate>
        </Link>
      </td>
    </tr>
  );
}

/** Which release of each library this site documents, and where earlier ones are. */
export default function ReleasedVersions({ title }: { readonly title: string }) {
  return (
    <TableScroller aria-label={title}>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="versions.released.library" description="Head of a table column">
              Library
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.released.version" description="Head of a table column">
              Version
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.released.others" description="Head of a table column">
              Earlier versions
            </Translate>
          </th>
          <th scope="col">
            <Translate id="versions.released.changes" description="Head of a table column">
              Changes
            </Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {products
          .filter(({ isPublic }) => isPublic)
          .map((product) => (
            <ReleaseRow key={product.id} product={product} />
          ))}
      </tbody>
    </TableScroller>
  );
}
