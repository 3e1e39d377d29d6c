import Box from '@mui/material/Box';
import { DataGridPro, type GridColDef } from '@mui/x-data-grid-pro';
import { LicenseInfo } from '@mui/x-license';
import { planets, type Planet } from './planets';

LicenseInfo.setLicenseKey(process.env.MUI_X_LICENSE_KEY ?? '');

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Planet', width: 120 },
  { field: 'kind', headerName: 'Kind', width: 130 },
  { field: 'diameter', headerName: 'Diameter (km)', type: 'number', width: 200 },
  { field: 'gravity', headerName: 'Gravity (m/s²)', type: 'number', width: 160 },
  { field: 'year', headerName: 'Year (days)', type: 'number', width: 160 },
];

export default function ProFeatures() {
  return (
    <Box sx={{ height: 420 }}>
      <DataGridPro
        slotProps={{ main: { 'aria-label': 'Planets with Pro features' } }}
        rows={planets}
        columns={columns}
        initialState={{
          pinnedColumns: { left: ['id'] },
          sorting: {
            sortModel: [
              { field: 'kind', sort: 'asc' },
              { field: 'diameter', sort: 'desc' },
            ],
          },
        }}
        hideFooter
      />
    </Box>
  );
}
