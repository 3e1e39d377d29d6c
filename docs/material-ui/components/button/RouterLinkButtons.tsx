import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface RouterLinkProps extends React.AnchorHTMLAttributes<HTMLAnchorElement> {
  to: string;
}

const NavigateContext = React.createContext<(path: string) => void>(() => {});

// Stands for your router's link: takes `to`, forwards the ref and every other prop.
const RouterLink = React.forwardRef<HTMLAnchorElement, RouterLinkProps>(function RouterLink(
  { to, onClick, children, ...other },
  ref,
) {
  const navigate = React.useContext(NavigateContext);
  const handleClick = (event: React.MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) {
      event.preventDefault();
      navigate(to);
    }
  };
  return (
    <a {...other} ref={ref} href={`#${to}`} onClick={handleClick}>
      {children}
    </a>
  );
});

export default function RouterLinkButtons() {
  const [path, setPath] = React.useState('/inbox');

  return (
    <NavigateContext.Provider value={setPath}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button component={RouterLink} to="/inbox">
          Inbox
        </Button>
        <Button component={RouterLink} to="/archive">
          Archive
        </Button>
        <Typography role="status">Current path: {path}</Typography>
      </Stack>
    </NavigateContext.Provider>
  );
}
