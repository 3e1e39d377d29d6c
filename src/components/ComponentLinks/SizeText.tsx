import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** What the import of a component adds to an app, in kB of 1000 bytes. */
export default function SizeText({
  name,
  gzipBytes,
}: {
  readonly name: string;
  readonly gzipBytes: number;
}) {
  const { currentLocale } = useDocusaurusContext().i18n;
  const format = new Intl.NumberFormat(currentLocale, {
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return (
    <Translate
      id="page.ComponentLinks.size"
      description="How much the import of a component weighs; name is a component's, size a number of kilobytes"
      values={{ name, size: format.format(gzipBytes / 1000) }}
    >
      {'{name}: {size} kB gzipped, without React'}
    </Translate>
  );
}
