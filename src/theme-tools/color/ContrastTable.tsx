import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/interface-text/useTranslate';
import { describeAsText, describeColor, formatRatio, rateContrast } from './contrast';
import type { ColorRole } from './draft';

interface RowProps {
  readonly name: string;
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
}

function Row({ name, color, background, ratio }: RowProps) {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {name}
      </TableCell>
      <TableCell>
        {/* A picture of the pair: what the row says stands beside it, however weak the contrast. */}
        <Box
          component="span"
          aria-hidden="true"
          sx={{
            display: 'inline-grid',
            placeItems: 'center',
            inlineSize: 40,
            blockSize: 28,
            borderRadius: '6px',
            border: 1,
            borderColor: 'divider',
            forcedColorAdjust: 'none',
            '&::before': { content: '"Aa"', color, fontWeight: 600 },
          }}
          style={{ backgroundColor: background }}
        />
      </TableCell>
      <TableCell align="right">
        <bdi>{formatRatio(ratio, currentLocale)}</bdi>
      </TableCell>
      <TableCell>{t(`themeTools.color.contrast.${rateContrast(ratio)}`)}</TableCell>
    </TableRow>
  );
}

/** How well text reads on a color and its shades, and the color as text; live, in both modes. */
export function ContrastTable({
  role,
  color,
}: {
  readonly role: ColorRole;
  readonly color: string;
}) {
  const t = useTranslate();
  const asText = describeAsText(color);
  return (
    <TableContainer
      role="group"
      aria-label={`${t(`themeTools.color.${role}`)}: ${t('themeTools.color.contrast.label')}`}
      // It may scroll on narrow screens, and what scrolls must be reachable by keyboard.
      tabIndex={0}
    >
      <Table
        size="small"
        sx={{ '& th, & td': { paddingInline: '6px', fontSize: 13 } }}
        aria-label={`${role}: ${t('themeTools.color.contrast.label')}`}
      >
        <TableHead>
          <TableRow>
            <TableCell>{t('themeTools.color.contrast.name')}</TableCell>
            <TableCell>{t('themeTools.color.contrast.sample')}</TableCell>
            <TableCell align="right">{t('themeTools.color.contrast.ratio')}</TableCell>
            <TableCell>{t('themeTools.color.contrast.enough')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {describeColor(color).map((pair) => (
            <Row
              key={pair.name}
              name={`${role}.${pair.name}`}
              color={pair.text}
              background={pair.color}
              ratio={pair.ratio}
            />
          ))}
          <Row
            name={t('themeTools.color.contrast.onLight')}
            color={color}
            background="#fff"
            ratio={asText.light}
          />
          <Row
            name={t('themeTools.color.contrast.onDark')}
            color={color}
            background="#121212"
            ratio={asText.dark}
          />
        </TableBody>
      </Table>
    </TableContainer>
  );
}
