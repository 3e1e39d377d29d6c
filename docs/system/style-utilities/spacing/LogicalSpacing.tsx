import * as React from 'react';
import Box from '@mui/system/Box';

const itemSx = { p: 1, border: 1, borderColor: 'divider' };

export default function LogicalSpacing() {
  const [isRtl, setIsRtl] = React.useState(false);

  return (
    <div>
      <label>
        <input
          type="checkbox"
          checked={isRtl}
          onChange={(event) => setIsRtl(event.target.checked)}
        />{' '}
        Right to left
      </label>
      <Box dir={isRtl ? 'rtl' : 'ltr'} sx={{ display: 'grid', gap: 1, mt: 2, maxWidth: 320 }}>
        <Box sx={{ ...itemSx, ml: 4 }}>ml: 4</Box>
        <Box sx={{ ...itemSx, marginInlineStart: 4 }}>marginInlineStart: 4</Box>
      </Box>
    </div>
  );
}
