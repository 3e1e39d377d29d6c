import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { DataGrid, type GridColDef, type GridColumnVisibilityModel } from '@mui/x-data-grid';
import { planets, type Planet } from './planets';

const columns: GridColDef<Planet>[] = [
  { field: 'id', headerName: 'Planet', width: 120, hideable: false },
  { field: 'diameter', headerName: 'Diameter (km)', type: 'number', width: 140 },
  { field: 'gravity', headerName: 'Gravity (m/s²)', type: 'number', width: 140 },
];

export default function ColumnVisibility() {
  const [visible, setVisible] = React.useState<GridColumnVisibilityModel>({ gravity: false });
  return (
    <Box>
      {['diameter', 'gravity'].map((field) => (
        <FormControlLabel
          key={field}
          label={`Show ${field}`}
          control={<Switch checked={visible[field] !== false} />}
          onChange={(_event, checked) => setVisible({ ...visible, [field]: checked })}
        />
      ))}
      <Box sx={{ height: 360 }}>
        <DataGrid
          slotProps={{ main: { 'aria-label': 'Planets with some columns' } }}
          rows={planets}
          columns={columns}
          columnVisibilityModel={visible}
          onColumnVisibilityModelChange={setVisible}
          hideFooter
        />
      </Box>
    </Box>
  );
}
