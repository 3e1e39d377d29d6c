import Translate from '@docusaurus/Translate';

/** What the import of a component adds to an app, in kB of 1000 bytes: `31.4`. */
export default function SizeText({ name, size }: { readonly name: string; readonly size: string }) {
  return (
    <Translate
      id="page.ComponentLinks.size"
      description="How much the import of a component weighs; name is a component's, size a number of kilobytes"
      values={{ name, size }}
    >
      {'{name}: {size} kB gzipped, without React'}
    </Translate>
  );
}
