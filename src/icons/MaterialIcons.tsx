import Box from '@mui/material/Box';
import data from '@mui/icons-material/package.json?icons';
import summaries from '@mui/icons-material/package.json?icon-categories';
import { IconFinder } from './IconFinder';

/** The finder over the icons of the installed package, as an island of its page. */
export default function MaterialIcons() {
  return (
    <Box>
      <IconFinder data={data} summaries={summaries} />
    </Box>
  );
}
