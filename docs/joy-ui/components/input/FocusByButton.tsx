import * as React from 'react';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Input from '@mui/joy/Input';

export default function FocusByButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);

  const handleClick = () => {
    inputRef.current?.focus();
    inputRef.current?.select();
  };

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Input
        aria-label="File name"
        defaultValue="report.pdf"
        slotProps={{ input: { ref: inputRef } }}
      />
      <Button variant="outlined" color="neutral" onClick={handleClick}>
        Rename
      </Button>
    </Box>
  );
}
