import { Dropdown } from '@mui/base/Dropdown';
import { Menu } from '@mui/base/Menu';
import { MenuButton } from '@mui/base/MenuButton';
import { MenuItem } from '@mui/base/MenuItem';
import { Tab, tabClasses } from '@mui/base/Tab';
import { TablePagination, tablePaginationClasses } from '@mui/base/TablePagination';
import { TabPanel } from '@mui/base/TabPanel';
import { Tabs } from '@mui/base/Tabs';
import { TabsList } from '@mui/base/TabsList';
import { styled } from '@mui/system';
import { ACCENT, buttonStyles, Column, fieldStyles, SurfaceList } from './parts';

const Trigger = styled(MenuButton)({ ...buttonStyles, justifySelf: 'start' });

const Item = styled(MenuItem)({ padding: '4px 0', listStyle: 'none' });

/** The browser places a menu; here its list stands in the flow, below its button. */
const InFlow = styled('div')({ position: 'static !important' as 'static', display: 'block' });

const TextTab = styled(Tab)({
  padding: '8px 12px',
  border: 0,
  borderBlockEnd: '2px solid transparent',
  background: 'none',
  color: 'var(--brand-text-secondary)',
  fontFamily: 'inherit',
  fontSize: 14,
  fontWeight: 600,
  [`&.${tabClasses.selected}`]: { borderColor: ACCENT, color: ACCENT },
});

const Pages = styled(TablePagination)({
  display: 'block',
  padding: 0,
  border: 0,
  color: 'var(--brand-text)',
  fontSize: 13,
  [`& .${tablePaginationClasses.toolbar}`]: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: 8,
    alignItems: 'center',
  },
  [`& .${tablePaginationClasses.spacer}`]: { display: 'none' },
  '& p': { margin: 0 },
  '& select': { ...fieldStyles, width: 'auto', padding: '2px 4px' },
  '& button': { ...fieldStyles, width: 28, padding: 2, textAlign: 'center' },
});

export const navigation = {
  'react-menu': () => (
    <Column style={{ gap: 6 }}>
      <Dropdown open>
        <Trigger>Actions</Trigger>
        <Menu slots={{ root: InFlow, listbox: SurfaceList }}>
          <Item>Rename</Item>
          <Item>Duplicate</Item>
        </Menu>
      </Dropdown>
    </Column>
  ),
  'react-table-pagination': () => (
    <table>
      <tbody>
        <tr>
          <Pages count={36} page={1} rowsPerPage={10} onPageChange={() => {}} />
        </tr>
      </tbody>
    </table>
  ),
  'react-tabs': () => (
    <Tabs defaultValue={0}>
      <TabsList>
        <TextTab value={0}>Overview</TextTab>
        <TextTab value={1}>Files</TextTab>
        <TextTab value={2}>Log</TextTab>
      </TabsList>
      <TabPanel value={0} style={{ padding: 12, fontSize: 14 }}>
        Twelve pages, 2 MB
      </TabPanel>
    </Tabs>
  ),
};
