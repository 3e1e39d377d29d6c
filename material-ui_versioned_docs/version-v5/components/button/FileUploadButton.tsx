import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';

const VisuallyHiddenInput = styled('input')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export default function FileUploadButton() {
  const [names, setNames] = React.useState<string[]>([]);

  const handleChange = (event: React.ChangeEvent<HTMLInputElement>) => {
    setNames(Array.from(event.target.files ?? [], (file) => file.name));
  };

  return (
    <div>
      <Button
        component="label"
        role={undefined}
        tabIndex={-1}
        variant="contained"
        startIcon={<UploadFileIcon />}
      >
        Choose files
        <VisuallyHiddenInput type="file" multiple onChange={handleChange} />
      </Button>
      <Typography role="status" variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
        {names.length === 0 ? 'No file chosen' : names.join(', ')}
      </Typography>
    </div>
  );
}
