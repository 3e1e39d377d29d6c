import * as React from 'react';
import UploadFileIcon from '@mui/icons-material/UploadFile';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function FileUploadButton() {
  const inputRef = React.useRef<HTMLInputElement>(null);
  const [fileNames, setFileNames] = React.useState<string[]>([]);

  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Button
        variant="outlined"
        color="neutral"
        startDecorator={<UploadFileIcon />}
        onClick={() => inputRef.current?.click()}
      >
        Choose files
      </Button>
      <input
        ref={inputRef}
        type="file"
        multiple
        hidden
        onChange={(event) =>
          setFileNames(Array.from(event.target.files ?? [], (file) => file.name))
        }
      />
      <Typography role="status" level="body-sm">
        {fileNames.length === 0 ? 'No file chosen' : fileNames.join(', ')}
      </Typography>
    </Box>
  );
}
