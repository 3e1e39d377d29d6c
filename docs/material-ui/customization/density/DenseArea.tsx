import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { ThemeProvider } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';

function makeDense(outer: Theme): Theme {
  return {
    ...outer,
    components: { ...outer.components, MuiTable: { defaultProps: { size: 'small' } } },
  };
}

function Elements({ name }: { name: string }) {
  return (
    <Paper variant="outlined">
      <Table aria-label={name}>
        <TableBody>
          {['Hydrogen', 'Helium', 'Lithium'].map((element) => (
            <TableRow key={element}>
              <TableCell>{element}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

export default function DenseArea() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Elements name="As the app" />
      <ThemeProvider theme={makeDense}>
        <Elements name="Dense area" />
      </ThemeProvider>
    </Stack>
  );
}
