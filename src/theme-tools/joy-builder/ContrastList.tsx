import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { formatRatio, rateContrast } from '../color/contrast';
import type { JoyColor, JoyRamp } from './draft';
import { describeRamp } from './ramp';

/** How well text can be read in the variants that Joy UI makes of a ramp, in both modes. */
export function ContrastList({
  color,
  ramp,
}: {
  readonly color: JoyColor;
  readonly ramp: JoyRamp;
}) {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <Sheet sx={{ overflow: 'auto', background: 'none' }}>
      <Table
        size="sm"
        // Joy UI cuts a head of a row off where it is too long; on a phone that is all of them.
        sx={{ '& tbody th[scope="row"]': { whiteSpace: 'normal', overflowWrap: 'anywhere' } }}
        aria-label={`${color}: ${t('themeTools.color.contrast.label')}`}
      >
        <thead>
          <tr>
            <th scope="col">{t('themeTools.joyBuilder.variant')}</th>
            <th scope="col">{t('themeTools.color.contrast.ratio')}</th>
            <th scope="col">{t('themeTools.color.contrast.enough')}</th>
          </tr>
        </thead>
        <tbody>
          {describeRamp(color, ramp).map(({ name, ratio }) => (
            <tr key={name}>
              <th scope="row">{t(`themeTools.joyBuilder.pairs.${name}`)}</th>
              <td>
                <bdi>{formatRatio(ratio, currentLocale)}</bdi>
              </td>
              <td>{t(`themeTools.color.contrast.${rateContrast(ratio)}`)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Sheet>
  );
}
