import * as React from 'react';
import ExpandMoreIcon from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionActions from '@mui/material/AccordionActions';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Button from '@mui/material/Button';

export default function BasicAccordions() {
  const id = React.useId();

  return (
    <div>
      <Accordion>
        <AccordionSummary
          id={`${id}-language-header`}
          aria-controls={`${id}-language`}
          expandIcon={<ExpandMoreIcon />}
        >
          Language
        </AccordionSummary>
        <AccordionDetails>Dates and numbers follow the language of your browser.</AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id={`${id}-storage-header`}
          aria-controls={`${id}-storage`}
          expandIcon={<ExpandMoreIcon />}
        >
          Storage
        </AccordionSummary>
        <AccordionDetails>
          Files in the trash count until they are deleted for good.
        </AccordionDetails>
      </Accordion>
      <Accordion>
        <AccordionSummary
          id={`${id}-export-header`}
          aria-controls={`${id}-export`}
          expandIcon={<ExpandMoreIcon />}
        >
          Export
        </AccordionSummary>
        <AccordionDetails>You get one file per year, in the format CSV.</AccordionDetails>
        <AccordionActions>
          <Button>Preview</Button>
          <Button>Start export</Button>
        </AccordionActions>
      </Accordion>
    </div>
  );
}
