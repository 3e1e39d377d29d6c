import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import TextField from '@mui/material/TextField';

export default function LazyDetails() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          id={`${id}-kept-header`}
          aria-controls={`${id}-kept`}
          expandIcon={<ExpandMoreIcon />}
        >
          Kept while closed
        </AccordionSummary>
        <AccordionDetails>
          <TextField id={`${id}-kept-note`} label="Note that stays" size="small" fullWidth />
        </AccordionDetails>
      </Accordion>
      <Accordion slotProps={{ transition: { unmountOnExit: true } }}>
        <AccordionSummary
          id={`${id}-lazy-header`}
          aria-controls={`${id}-lazy`}
          expandIcon={<ExpandMoreIcon />}
        >
          Mounted while open
        </AccordionSummary>
        <AccordionDetails>
          <TextField id={`${id}-lazy-note`} label="Note that is lost" size="small" fullWidth />
        </AccordionDetails>
      </Accordion>
    </div>
  );
}
