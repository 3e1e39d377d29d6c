import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useTranslate } from '@site/src/interface-text/useTranslate';

/** Diameter at the equator in km, and known moons. */
const PLANETS = [
  { name: 'mercury', diameter: 4879, moons: 0 },
  { name: 'venus', diameter: 12104, moons: 0 },
  { name: 'earth', diameter: 12756, moons: 1 },
  { name: 'mars', diameter: 6792, moons: 2 },
] as const;

const FOLDERS = ['inbox', 'drafts', 'sent'] as const;

export function PreviewTable() {
  const t = useTranslate();
  const { currentLocale } = useDocusaurusContext().i18n;
  const { format } = new Intl.NumberFormat(currentLocale);
  return (
    <TableContainer>
      <Table aria-label={t('themeTools.density.table.label')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('themeTools.density.table.name')}</TableCell>
            <TableCell align="right">{t('themeTools.density.table.diameter')}</TableCell>
            <TableCell align="right">{t('themeTools.density.table.moons')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {PLANETS.map(({ name, diameter, moons }) => (
            <TableRow key={name}>
              <TableCell component="th" scope="row">
                {t(`themeTools.density.table.${name}`)}
              </TableCell>
              <TableCell align="right">{format(diameter)}</TableCell>
              <TableCell align="right">{format(moons)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

export function PreviewList() {
  const t = useTranslate();
  return (
    <List aria-label={t('themeTools.density.list.label')}>
      {FOLDERS.map((folder) => (
        <ListItem key={folder} divider>
          <ListItemText
            primary={t(`themeTools.density.list.${folder}`)}
            secondary={t(`themeTools.density.list.${folder}About`)}
          />
        </ListItem>
      ))}
    </List>
  );
}
