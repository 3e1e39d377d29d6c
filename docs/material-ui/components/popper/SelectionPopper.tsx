import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Popper, { type PopperProps } from '@mui/material/Popper';
import Typography from '@mui/material/Typography';

export default function SelectionPopper() {
  const [anchorEl, setAnchorEl] = React.useState<PopperProps['anchorEl']>(null);
  const [quote, setQuote] = React.useState('');
  const textRef = React.useRef<HTMLParagraphElement>(null);

  React.useEffect(() => {
    const handleChange = () => {
      const selection = document.getSelection();
      const isOurs = selection && textRef.current?.contains(selection.anchorNode);
      if (!isOurs || selection.isCollapsed) {
        setAnchorEl(null);
        return;
      }
      const range = selection.getRangeAt(0);
      setAnchorEl({ getBoundingClientRect: () => range.getBoundingClientRect() });
    };
    document.addEventListener('selectionchange', handleChange);
    return () => document.removeEventListener('selectionchange', handleChange);
  }, []);

  return (
    <div>
      <Typography ref={textRef}>
        Select some words here, and a toolbar stands above them while the text can still be used.
      </Typography>
      <Popper
        role="toolbar"
        aria-label="Selection"
        open={Boolean(anchorEl)}
        anchorEl={anchorEl}
        placement="top"
      >
        <Paper elevation={4} sx={{ m: 0.5 }}>
          <Button
            // Otherwise the press would end the selection before the click.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => setQuote(String(document.getSelection()))}
          >
            Quote
          </Button>
        </Paper>
      </Popper>
      <Typography role="status" variant="body2" sx={{ mt: 2 }}>
        {quote ? `Quoted: “${quote}”` : 'Nothing is quoted yet'}
      </Typography>
    </div>
  );
}
