import Box from '@mui/system/Box';

const files = ['invoice.pdf', 'notes.md', 'photo.png'];

export default function SelectorBox() {
  return (
    <Box
      component="ul"
      sx={{
        width: 1,
        maxWidth: 320,
        boxSizing: 'border-box',
        m: 0,
        p: 0,
        listStyle: 'none',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        '& > li + li': { borderTop: 1, borderColor: 'divider' },
        '& button': {
          width: 1,
          px: 2,
          py: 1,
          border: 0,
          bgcolor: 'transparent',
          color: 'inherit',
          font: 'inherit',
          textAlign: 'start',
          cursor: 'pointer',
          '&:hover': { bgcolor: 'action.hover' },
          '&:focus-visible': { outline: '2px solid', outlineOffset: -2 },
          '&::before': {
            content: '""',
            display: 'inline-block',
            width: 8,
            height: 8,
            mr: 1.5,
            borderRadius: '50%',
            bgcolor: 'primary.main',
          },
        },
      }}
    >
      {files.map((file) => (
        <li key={file}>
          <button type="button">{file}</button>
        </li>
      ))}
    </Box>
  );
}
