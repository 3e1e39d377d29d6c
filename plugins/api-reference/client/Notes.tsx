import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ApiBase, ApiPage } from './types';

function Base({ base }: { readonly base: ApiBase }) {
  const { name, href } = base;
  return <li>{href === null ? <code>{name}</code> : <Link to={href}>{name}</Link>}</li>;
}

function Ref({ refType }: Pick<ApiPage, 'refType'>) {
  if (refType === null) {
    return (
      <Translate id="api.notes.noRef" description="The component cannot hold a ref">
        The component takes no ref.
      </Translate>
    );
  }
  return refType === 'unknown' ? (
    <Translate id="api.notes.ref" description="Where the ref of the component goes">
      The ref is passed on to the root element.
    </Translate>
  ) : (
    <Translate
      id="api.notes.typedRef"
      description="Where the ref of the component goes, with the type of the element"
      values={{ type: <code>{refType}</code> }}
    >
      {'The ref is passed on to the root element, as {type}.'}
    </Translate>
  );
}

/** What holds for a component beside the props that are listed. */
export function Notes({ page }: { readonly page: ApiPage }) {
  return (
    <>
      <p>
        <Ref refType={page.refType} />{' '}
        {page.spreads && (
          <Translate id="api.notes.spreads" description="Props that are not listed are passed on">
            Props that are not listed, such as attributes of the native element, are passed on to
            the root.
          </Translate>
        )}{' '}
        {page.hasSystemProps && (
          <Translate id="api.notes.system" description="The component takes the system's props">
            The style functions of the system are props as well.
          </Translate>
        )}
      </p>
      {page.inherits.length > 0 && (
        <>
          <p>
            <Translate id="api.notes.inherits" description="Introduces the list of base components">
              Props of these components are taken too:
            </Translate>
          </p>
          <ul className="api-bases">
            {page.inherits.map((base) => (
              <Base key={base.name} base={base} />
            ))}
          </ul>
        </>
      )}
    </>
  );
}
