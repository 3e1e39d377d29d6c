import Translate, { translate } from '@docusaurus/Translate';
import { usePluralForm } from '@docusaurus/theme-common';
import { releaseCadence } from '@site/src/products/releases';

/** How often majors, minors and patches come out. */
export default function Cadence() {
  const { selectMessage } = usePluralForm();
  const { majorEveryMonths, patchEveryWeeks } = releaseCadence;
  return (
    <>
      <ul>
        <li>
          <Translate
            id="versions.cadence.majors"
            description="List item"
            values={{ months: majorEveryMonths }}
          >
            {'A major release about every {months} months.'}
          </Translate>
        </li>
        <li>
          <Translate id="versions.cadence.minors" description="List item">
            Minor releases between them, whenever a feature is finished.
          </Translate>
        </li>
        <li>
          {selectMessage(
            patchEveryWeeks,
            translate(
              {
                id: 'versions.cadence.patches',
                message: 'A patch about every week.|A patch about every {weeks} weeks.',
                description: 'List item; plural forms by the number of weeks, separated by |',
              },
              { weeks: patchEveryWeeks },
            ),
          )}
        </li>
      </ul>
      <p>
        <Translate id="versions.cadence.caution" description="Section How often releases come out">
          These are habits and no promises. A fix for something urgent does not wait for its week,
          and a major release waits until it is ready.
        </Translate>
      </p>
    </>
  );
}
