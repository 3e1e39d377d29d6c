import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Masonry from '@mui/lab/Masonry';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Box from '@mui/material/Box';

const parts = ['Oak', 'Ash', 'Elm', 'Fir'];

export default function AccordionMasonry() {
  const id = React.useId();

  return (
    <Masonry
      sequential
      columns={2}
      spacing={2}
      defaultColumns={2}
      defaultSpacing={2}
      defaultHeight={150}
      sx={{ m: 0 }}
    >
      {parts.map((part) => (
        <Box key={part}>
          <Accordion disableGutters>
            <AccordionSummary
              id={`${id}-${part}-header`}
              aria-controls={`${id}-${part}`}
              expandIcon={<ExpandMoreIcon />}
            >
              {part}
            </AccordionSummary>
            <AccordionDetails>Notes on the wood of this tree</AccordionDetails>
          </Accordion>
        </Box>
      ))}
    </Masonry>
  );
}
